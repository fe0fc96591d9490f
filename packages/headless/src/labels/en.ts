import { altEnglish } from './english/alt.ts';
import { attributionEnglish } from './english/attribution.ts';
import { emojiEnglish } from './english/emoji.ts';
import { listEnglish } from './english/list.ts';
import { loadingEnglish } from './english/loading.ts';
import { playbackEnglish } from './english/playback.ts';
import { searchEnglish } from './english/search.ts';
import { videoEnglish } from './english/video.ts';
import type { Labels } from './labels.ts';

/** English, the default. */
export const en: Labels = {
  ...altEnglish,
  ...loadingEnglish,
  ...listEnglish,
  ...playbackEnglish,
  ...attributionEnglish,
  ...emojiEnglish,
  ...searchEnglish,
  ...videoEnglish,
};
