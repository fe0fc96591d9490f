'use client';

export { altEnglish } from './labels/alt-english.ts';
export {
  attributionEnglish,
  dismissEnglish,
  emojiEnglish,
  en,
  type Labels,
  listEnglish,
  loadingEnglish,
  pickerEnglish,
  playbackEnglish,
  searchEnglish,
  stepEnglish,
  videoEnglish,
} from './labels/english.ts';
export { createLabels, LabelsProvider } from './labels/LabelsProvider.tsx';
export { useLabels, useLabelsOr } from './labels/labels-context.ts';
export { MotionButton } from './motion/MotionButton.tsx';
export { MotionProvider } from './motion/MotionProvider.tsx';
export { type Motion, useListMotion, useMotion } from './motion/motion-context.ts';
export {
  PingbackContext,
  PingbackContextManager,
  type PingbackContextValue,
} from './pingbacks/PingbackContextManager.tsx';
export type { Render } from './shared/render-part.ts';
export { StyleNonce } from './shared/use-ssr-style.tsx';
