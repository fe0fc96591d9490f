import type { IGif } from '@gifkit/model';
import { createContext, type RefObject, useContext } from 'react';
import type { Captions } from '../captions/use-captions.ts';
import type { VideoControl } from './use-video.ts';
import type { VideoOptions } from './video-options.ts';

export interface VideoParts {
  gif: IGif;
  /** px; with the width of the options, what the file is chosen by. */
  height: number;
  options: VideoOptions;
  video: RefObject<HTMLVideoElement | null>;
  /** The element around its controls, which takes the focus of what goes away. */
  root: RefObject<HTMLDivElement | null>;
  control: VideoControl;
  captions: Captions;
  /** What host and reader want; the browser may have muted it besides. */
  isMuteWanted: boolean;
  togglePlay: () => void;
  toggleMute: () => void;
  /** @param volume from 0 to 1; 0 mutes it, and keeps the volume from before. */
  changeVolume: (volume: number) => void;
}

export const VideoContext = createContext<VideoParts | undefined>(undefined);

/** The video around a part. @throws {Error} outside of one. */
export function useVideoParts(): VideoParts {
  const parts = useContext(VideoContext);
  if (!parts) throw new Error('Gifkit: this part of a video has to be inside a Video.Root.');
  return parts;
}
