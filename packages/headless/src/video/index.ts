'use client';

export { CaptionsButton } from '../captions/CaptionsButton.tsx';
export { type Captions, useCaptions } from '../captions/use-captions.ts';
export type { CaptionTrack } from '../core/captions/caption-tracks.ts';
export type { VideoState } from '../core/playback/video-reducer.ts';
export {
  VideoControls as Controls,
  VideoMuteButton as MuteButton,
  VideoPlayButton as PlayButton,
} from './VideoControls.tsx';
export { VideoMedia as Media } from './VideoMedia.tsx';
export {
  VideoError as Error,
  VideoWaiting as Waiting,
} from './VideoMessages.tsx';
export { VideoProvider as Provider } from './VideoProvider.tsx';
export { VideoRoot as Root } from './VideoRoot.tsx';
export { VideoProgress as Progress, VideoVolume as Volume } from './VideoSliders.tsx';
export type { VideoOptions } from './video-options.ts';
