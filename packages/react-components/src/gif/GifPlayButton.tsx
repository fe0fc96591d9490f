import { lazyComponent, useTileState } from '@gifkit/headless/internal';
import { Suspense } from 'react';

/** Lazy-loaded: most pages never show it, only those whose readers ask for less motion or whose host wants it. */
const PlayButton = lazyComponent(
  'the play button',
  async () => (await import('./PlayButton.tsx')).PlayButton,
);

/** The button that stops and starts a GIF, where there is one. */
export function GifPlayButton() {
  if (!useTileState().playback.hasControl) return null;
  return (
    <Suspense>
      <PlayButton />
    </Suspense>
  );
}
