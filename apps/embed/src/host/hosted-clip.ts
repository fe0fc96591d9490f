/** What a host page can ask of a clip, and of nothing else. */
export interface HostedClip {
  setMuted: (isMuted: boolean) => void;
  /** Resolves when there is sound; rejects with a `NotAllowedError` when the browser refuses it. */
  unmute: () => Promise<void>;
  /** @param seconds from its start. */
  seek: (seconds: number) => Promise<void>;
  /** The video as it is now; nothing before anybody asked for it. */
  video: () => HTMLVideoElement | undefined;
}
