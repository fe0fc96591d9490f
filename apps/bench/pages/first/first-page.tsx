import type { GifsResult } from '@gifkit/fetch-api';
import type { ElementType } from 'react';
import { show } from '../bench-page.tsx';

/** Without a client, so that every grid pays only for itself. */
const fetchGifs = async (offset: number): Promise<GifsResult> =>
  (await fetch(`/v1/gifs/trending?api_key=bench&limit=25&offset=${offset}`)).json();

/** Shows a grid as wide as a phone, in two columns. */
export const showOnPhone = (Grid: ElementType, more: object = {}): void =>
  show(<Grid width={390} columns={2} gutter={6} fetchGifs={fetchGifs} {...more} />);
