import * as z from 'zod';
import { categoryNames } from '../../catalog/categories.ts';
import type { Entry, Rating, Searched } from '../../catalog/entry.ts';
import { searchPage } from '../../catalog/search/search-page.ts';
import type { Page } from '../../catalog/search/selection.ts';
import { scheduledIds } from '../../state/schedule.ts';
import type { Service } from '../../state/service.ts';
import type { Context } from '../context.ts';

const RATING_OF = { off: 'r', low: 'pg-13', medium: 'pg', high: 'g' } as const;

/** Content filter, read as the highest allowed rating. */
export const FILTER = z
  .enum(['off', 'low', 'medium', 'high'])
  .default('off')
  .transform((filter): Rating => RATING_OF[filter])
  .describe('Strictness of the content filter.');

export interface Part {
  kind: Searched;
  rating: Rating;
  offset: number;
  limit: number;
}

export const searched = (
  { catalog }: Service,
  q: string,
  { kind, rating, offset, limit }: Part,
): Page => searchPage(catalog, q, { kind, rating, unlisted: true }, offset, limit);

export const popular = (
  { catalog, store, clock }: Service,
  { kind, rating, offset, limit }: Part,
): Page => catalog.list({ kind, rating, first: scheduledIds(store, clock.now()) }, offset, limit);

export const covers = ({ service }: Context, kind: Searched): [string, Entry | undefined][] =>
  categoryNames.map((category) => {
    const [cover] = service.catalog.list({ kind, rating: 'g', category }, 0, 1).entries;
    return [category, cover];
  });
