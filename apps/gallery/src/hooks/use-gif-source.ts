import type { GiphyFetch } from '@gifkit/fetch-api';
import { useEffect, useMemo } from 'react';
import { createGifSource, type GifSource } from '../gif-source.ts';
import type { Kind } from '../view.ts';

/** A source that is replaced, and whose requests end, when the search changes or the page goes. */
export function useGifSource(client: GiphyFetch, query: string, kind: Kind): GifSource {
  const source = useMemo(() => createGifSource(client, query, kind), [client, query, kind]);
  useEffect(() => source.abort, [source]);
  return source;
}
