import type { Sound } from '../sound.ts';
import { campfireEveningSound } from './campfire-evening.ts';
import { fishingCatSound } from './fishing-cat.ts';
import { marbleRunSound } from './marble-run.ts';
import { paperPlaneJourneySound } from './paper-plane-journey.ts';
import { pianoMelodySound } from './piano-melody.ts';
import { robotToastSound } from './robot-toast.ts';
import { snailFinishSound } from './snail-finish.ts';
import { sunflowerGrowsSound } from './sunflower-grows.ts';

/** Sounds of all clips. */
export const sounds: readonly Sound[] = [
  campfireEveningSound,
  fishingCatSound,
  marbleRunSound,
  paperPlaneJourneySound,
  pianoMelodySound,
  robotToastSound,
  snailFinishSound,
  sunflowerGrowsSound,
];
