'use client';

export type {
  CaptionsButtonOptions,
  CaptionsButtonProps,
} from '../captions/CaptionsButton.tsx';
export { type Captions, type CaptionsOptions, useCaptions } from '../captions/use-captions.ts';
export type { CaptionTrack } from '../core/captions/caption-tracks.ts';
export type { VideoState } from '../core/playback/video-reducer.ts';
export * as Video from './parts.ts';
export { CaptionsButton } from './shared-with-lazy.ts';
export type { VideoOptions } from './video-options.ts';
