import type { IGif } from '@gifkit/model';
import { createContext, type RefObject, useContext } from 'react';
import type { Captions } from '../captions/use-captions.ts';
import type { useVideo } from './use-video.ts';
import type { VideoOptions } from './video-options.ts';

interface VideoParts {
  gif: IGif;
  /** px; the file is chosen by this and the width of the options. */
  height: number;
  options: VideoOptions;
  video: RefObject<HTMLVideoElement | null>;
  /** Player element; receives the focus of removed elements. */
  root: RefObject<HTMLDivElement | null>;
  control: ReturnType<typeof useVideo>;
  captions: Captions;
  /** Choice of the host or the user; the browser may mute the video in addition. */
  isMuteWanted: boolean;
  togglePlay: () => void;
  toggleMute: () => void;
  /** @param volume from 0 to 1; 0 mutes the video and keeps its volume. */
  changeVolume: (volume: number) => void;
}

export const VideoContext = createContext<VideoParts | undefined>(undefined);

/** Returns the state of the surrounding video. @throws {Error} outside a `Video.Root` or `Video.Provider`. */
export function useVideoParts(): VideoParts {
  const parts = useContext(VideoContext);
  if (!parts) throw new Error('Gifkit: this part of a video must be inside a Video.Root.');
  return parts;
}
