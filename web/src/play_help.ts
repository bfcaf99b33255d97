// Help with the game in play: hints, mistakes, the solution, the review.
import { confirmDialog } from './dialog';
import { button } from './dom';
import type { Play } from './play';
import { setAnalysed, setReviewed } from './store';

const NAMED = 2; // rungs told: where, what

// The third rung is the reason, one step at a time.
export async function hint(play: Play): Promise<void> {
  const told = play.state.hint;
  const answer = await play.act(told?.kind === 'step' && told.rung === NAMED ? 'step' : 'hint');
  if (answer?.ok && answer.state.hint?.kind === 'step' && answer.state.hint.rung === 1) play.meta.hints = (play.meta.hints ?? 0) + 1;
  play.view.bringIntoSight('.layer-over .hint');
}

export async function check(play: Play): Promise<void> {
  const answer = await play.ask('check');
  if (!answer) return;
  play.say(answer.say);
  const wrong = answer.ok ? answer.wrong : [];
  if (wrong.length) play.view.message.append(' ', button('Show where', () => play.showWrong(wrong), { class: 'inline' }));
}

// The solution is shown to nobody who has not said once that they want it.
export async function wantsSolution(play: Play, title: string, sentence: string): Promise<boolean> {
  play.meta.solveAsked ||= await confirmDialog(title, sentence, 'Show the solution');
  return play.meta.solveAsked;
}

export async function solve(play: Play): Promise<void> {
  const sentence = 'The solution is filled in as one step that Undo takes back. It gives no points.';
  if (await wantsSolution(play, 'Solve', sentence) && (await play.act('solve'))?.ok) {
    play.meta.solved = true;
    play.show('');
    play.keep();
  }
}

// The moves so far, gone through with the engine.
export async function review(play: Play): Promise<void> {
  const answer = await play.ask('record');
  if (!answer?.ok) return;
  setReviewed(answer.record);
  play.app.go('#review');
}

// The game so far on the analysis board, where it stands.
export async function analyse(play: Play): Promise<void> {
  const answer = await play.ask('record');
  if (answer && !answer.ok) {
    const where = await play.ask('position');
    if (!where?.ok) return;
    setAnalysed(`start ${where.position}`);
  } else if (answer?.ok) setAnalysed(`${answer.record.trim()}\nat ${play.state.at}`);
  else return;
  play.app.go('#analysis');
}
