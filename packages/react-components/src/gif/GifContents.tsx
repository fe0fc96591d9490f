import type { Stage } from '@gifkit/headless/core';
import type { IGif } from '@gifkit/model';
import { type ReactNode, useMemo, useState } from 'react';
import { GifFace, type GifFaceProps } from './GifFace.tsx';
import { GifPicture, type GifPictureProps } from './GifPicture.tsx';
import type { GifMedia } from './gif-props.ts';
import { getFilmSource, getGifSources } from './gif-sources.ts';
import { pictureClasses } from './ground.ts';
import { useStage } from './use-stage.ts';

type OfPicture = 'root' | 'playback' | 'ground' | 'fetchPriority' | 'isHydrated' | 'changeSighting';

export interface GifContentsProps
  extends Omit<GifFaceProps, 'children'>,
    Pick<GifPictureProps, OfPicture> {
  gif: IGif;
  /** px. */
  width: number;
  height: number;
  media: GifMedia;
  /** How far it is in view when it is mounted. */
  firstStage: Stage;
  /** Lies over the picture as soon as the GIF has come into view. */
  overlay: ReactNode;
}

/** The contents of a tile. Rendered again, without the tile, when the GIF comes into view. */
export function GifContents({
  gif,
  width,
  height,
  media,
  firstStage,
  overlay,
  name,
  href,
  isButton,
  tabIndex,
  onKeyPress,
  ...picture
}: GifContentsProps) {
  const { root, isHydrated, changeSighting } = picture;
  // The server cannot know what will be in view, so it renders the picture; hydration keeps it.
  const [isFromServer] = useState(!isHydrated);
  const stage = useStage(root, isFromServer ? 'shown' : firstStage, changeSighting);
  const sources = useMemo(() => getGifSources(gif, width, height), [gif, width, height]);
  const film = media === 'image' ? undefined : getFilmSource(gif, width, height, media);
  return (
    <>
      <GifFace
        name={name}
        href={href}
        isButton={isButton}
        tabIndex={tabIndex}
        onKeyPress={onKeyPress}
      >
        <GifPicture
          {...picture}
          sources={sources}
          film={film}
          stage={stage}
          alt={name}
          isSilent={href !== undefined || isButton}
          className={pictureClasses(gif, picture.ground !== undefined)}
          isFromServer={isFromServer}
          isLazy={firstStage !== 'shown' && isFromServer}
        />
      </GifFace>
      {stage === 'shown' && overlay}
    </>
  );
}
