import { Suspense, useEffect } from 'react';
import { lazyComponent } from '../../shared/lazy-component.ts';
import type { GifFilmProps } from './GifFilm.tsx';

/** Where it cannot be loaded, the picture takes the place of the film. */
function NoFilm({ onTurn }: GifFilmProps) {
  useEffect(() => onTurn('refused'));
  return null;
}

const GifFilm = lazyComponent(
  'the film player',
  async () => (await import('./GifFilm.tsx')).GifFilm,
  NoFilm,
);

/** Lazy-loaded: only for hosts that want films. */
export const LazyFilm = (props: GifFilmProps) => (
  <Suspense>
    <GifFilm {...props} />
  </Suspense>
);
