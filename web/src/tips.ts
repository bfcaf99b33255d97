// What a press on the board does, in a sentence.
import type { Tool } from './tools';
import type { Game, State } from './types';

// It stands under the board as long as there is nothing else to say.
const TIPS: Record<string, string> = {
  slant: 'Press a cell: \\, then /, then empty. A number counts the lines that meet there.',
  slitherlink: 'Press between two dots for a line, or drag along them; right-click or a long press sets a cross (no line here).',
  hexpath: 'Walk from S: press or drag to the next hex, or press an earlier one to go back.',
  slider: 'Press a piece, then where it goes. Pieces leave through the dashed gate of their colour.',
  crosscut: 'Place a disc on the inner board; a line across it wins.',
};
const TOUCH_TIPS: Record<string, string> = {
  slitherlink: 'Tap between two dots for a line, or drag along them; hold for a cross (no line here).',
};
const TOOL_TIPS: Partial<Record<Tool, string>> = {
  cross: 'Press between two dots, or drag along them, for a cross: no line here.',
  shade: 'Press a cell, or drag over some: inside the loop, then outside, then empty.',
  pan: 'Drag to move the board.',
};
const LARGE = 9; // more cells a side than a phone shows well

export function tipOf(game: Game, state: State, tool: Tool = 'line'): string {
  const tip = TOOL_TIPS[tool] ?? TIPS[game.name] ?? '';
  if (!matchMedia('(pointer: coarse)').matches || !game.puzzle) return tip;
  const large = Math.max(state.width, state.height) > LARGE ? ' Two fingers move and zoom.' : '';
  return `${(tool === 'line' && TOUCH_TIPS[game.name]) || tip}${large}`;
}
