// The parts of a video under their short names: `Video.Root`.
export {
  type VideoButtonProps as ButtonProps,
  VideoCaptionsButton as CaptionsButton,
  VideoControls as Controls,
  type VideoControlsProps as ControlsProps,
  VideoMuteButton as MuteButton,
  VideoPlayButton as PlayButton,
} from './VideoControls.tsx';
export { VideoMedia as Media, type VideoMediaProps as MediaProps } from './VideoMedia.tsx';
export {
  VideoError as Error,
  type VideoMessageProps as MessageProps,
  VideoWaiting as Waiting,
} from './VideoMessages.tsx';
export {
  VideoProgress as Progress,
  type VideoSliderProps as SliderProps,
} from './VideoProgress.tsx';
export {
  VideoProvider as Provider,
  type VideoProviderProps as ProviderProps,
} from './VideoProvider.tsx';
export {
  VideoRoot as Root,
  type VideoRootProps as RootProps,
  type VideoRootState as RootState,
} from './VideoRoot.tsx';
export { VideoVolume as Volume } from './VideoVolume.tsx';
