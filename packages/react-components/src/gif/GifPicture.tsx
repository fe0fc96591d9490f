import { TilePicture, useTileEnvironment, useTileState } from '@gifkit/headless/internal';
import type { ComponentProps } from 'react';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { pictureClasses } from './background.ts';
import { FILM_CLASS, IMAGE_CLASS, LOADED_CLASS, MISSING_CLASS } from './GifContainer.ts';

const PictureFrame = styledPair('picture');

const renderImage = (props: ComponentProps<'img'>, { isMissing }: { isMissing: boolean }) => (
  // biome-ignore lint/a11y/useAltText: the part gives it
  <img {...props} className={isMissing ? `${IMAGE_CLASS} ${MISSING_CLASS}` : IMAGE_CLASS} />
);

const FILM = <video muted className={FILM_CLASS} />;

const markShown = (image: HTMLImageElement) => image.classList.add(LOADED_CLASS);

export interface GifPictureProps {
  /** CSS background that the host gives. */
  background: string | undefined;
}

/** The picture of a tile, on the background that it has until it has loaded. */
export function GifPicture({ background }: GifPictureProps) {
  const { gif } = useTileState();
  const { isHydrated } = useTileEnvironment();
  const [Frame, styling] = useServedStyle(
    PictureFrame,
    background === undefined ? undefined : { background },
    isHydrated,
  );
  return (
    <TilePicture
      className={pictureClasses(gif, background !== undefined)}
      render={(props) => <Frame {...props} {...styling} />}
      renderImage={renderImage}
      renderFilm={FILM}
      onShown={markShown}
    />
  );
}
