/** px; height of the controls. */
const CONTROLS = 64;

/** Font size of captions in most engines, as a share of the shorter side of the video. */
const FONT_SIZE = 0.05;

/** Keeps captions above the controls, by line numbers from the bottom. @returns stops that. */
export function liftCaptions(video: HTMLVideoElement): () => void {
  const lift = ({ target }: Event) => {
    const side = Math.min(video.clientWidth, video.clientHeight);
    const lines = Math.ceil(CONTROLS / (FONT_SIZE * side));
    for (const cue of ((target as HTMLTrackElement).track.cues ?? []) as Iterable<VTTCue>)
      cue.line = -lines - cue.text.split('\n').length;
  };
  // Captured, because the event of a `<track>` does not bubble.
  video.addEventListener('load', lift, true);
  return () => video.removeEventListener('load', lift, true);
}
