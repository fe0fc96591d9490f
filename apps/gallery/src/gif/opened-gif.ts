import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useEffect } from 'react';
import { idsOf } from '../address/gif-route.ts';
import type { OpenGif } from '../shared/open-gif.ts';
import type { GifViewProps } from './GifView.tsx';
import { neighboursOf, walkFrom } from './neighbours.ts';
import type { TurnerProps } from './Turner.tsx';
import { useGif } from './use-gif.ts';

/** A GIF that is open, as a page or over a list. */
export interface OpenedGifProps {
  client: GiphyFetch;
  /** Origin of the embed. */
  embedUrl: string;
  /** Origin of this site, as visitors reach it. */
  siteUrl: string;
  /** Last part of its address. */
  slug: string;
  /** The GIF that was shown last, or is about to be. */
  opened: IGif | undefined;
  /** An address of which the server said that there is no such GIF. */
  missing: string | undefined;
  /** The list that one walks along with next and previous. */
  walk: readonly IGif[];
  onWalk: (walk: readonly IGif[]) => void;
  onLoaded: (gif: IGif) => void;
  onOpen: OpenGif;
  onTurn: (gif: IGif) => void;
  onGoTo: (address: string) => void;
}

/** What page and dialog have in common. */
export function useOpenedGif({
  slug,
  opened,
  missing,
  walk,
  onWalk,
  onLoaded,
  onTurn,
  ...rest
}: OpenedGifProps) {
  const { client, embedUrl, siteUrl, onOpen, onGoTo } = rest;
  const isSame = (gif: IGif | undefined): gif is IGif =>
    gif !== undefined && idsOf(slug).includes(String(gif.id));
  const known = isSame(opened) ? opened : walk.find(isSame);
  const [state, onRetry] = useGif(client, slug, slug === missing ? 'missing' : known);
  const gif = state.status === 'ready' ? state.gif : undefined;
  useEffect(() => {
    if (gif && gif !== opened) onLoaded(gif);
  }, [gif, opened, onLoaded]);

  const view: Omit<GifViewProps, 'heading'> = {
    client,
    embedUrl,
    siteUrl,
    state,
    onRetry,
    onGoTo,
    onOpen,
    // Without a list, next and previous lead through the related GIFs.
    onRelated: (of, related) => {
      if (!walk.some(({ id }) => id === of.id)) onWalk(walkFrom(of, related));
    },
  };
  const turner: TurnerProps = { ...neighboursOf(gif?.id, walk), onTurn };
  return { state, view, turner };
}
