import type { Playground } from '../playground.ts';
import { attribution } from './attribution.tsx';
import { captions } from './captions.tsx';
import { carousel } from './carousel.tsx';
import { emoji } from './emoji.tsx';
import { gif } from './gif.tsx';
import { grid } from './grid.tsx';
import { labels } from './labels.tsx';
import { motion } from './motion.tsx';
import { picker } from './picker.tsx';
import { search } from './search.tsx';
import { video } from './video.tsx';
import { videoOverlay } from './video-overlay.tsx';

export const PLAYGROUNDS: readonly Playground[] = [
  grid,
  picker,
  carousel,
  gif,
  video,
  videoOverlay,
  captions,
  search,
  motion,
  labels,
  emoji,
  attribution,
];
