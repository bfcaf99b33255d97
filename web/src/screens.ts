// Screens that are no game, by the name in the address.
import type { App } from './app';
import { showAnalysis } from './analysis';
import { showDrills } from './drill_screen';
import { showEdit } from './edit';
import { showHelp } from './help';
import { showLesson } from './lesson';
import { showPacks } from './packs';
import { showPrint } from './print';
import { showReview } from './review';
import { showStatistics } from './statistics';
import { showTutorial } from './tutorial';

export interface Screen {
  element: HTMLElement;
  title: string;
  leave?(): void; // end what is still being worked on
}

export const screens: Record<string, (app: App, text: string) => Promise<Screen>> = {
  edit: showEdit,
  review: showReview,
  analysis: showAnalysis,
  drills: showDrills,
  print: showPrint,
  help: showHelp,
  tutorial: showTutorial,
  lesson: showLesson,
  statistics: showStatistics,
  packs: showPacks,
};
