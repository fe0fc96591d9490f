import type { IGif } from '@gifkit/model';

/** Where a grid stands with its pages (spec.md section 4, grid loading). */
export interface Pages {
  readonly gifs: readonly IGif[];
  /** `done`: the last page brought nothing new. */
  readonly status: 'idle' | 'fetching' | 'done' | 'error';
}

export type PagesAction =
  | { type: 'fetch' }
  | { type: 'fetched'; gifs: readonly IGif[]; hasGrown: boolean }
  | { type: 'failed' }
  | { type: 'abandoned' }
  | { type: 'reset'; gifs: readonly IGif[] };

export const startPages = (gifs: readonly IGif[]): Pages => ({ gifs, status: 'idle' });

export function pagesReducer(pages: Pages, action: PagesAction): Pages {
  switch (action.type) {
    case 'fetch':
      return pages.status === 'done' ? pages : { ...pages, status: 'fetching' };
    case 'fetched':
      return { gifs: action.gifs, status: action.hasGrown ? 'idle' : 'done' };
    case 'failed':
      return { ...pages, status: 'error' };
    case 'reset':
      return startPages(action.gifs);
    case 'abandoned':
      return pages.status === 'fetching' ? { ...pages, status: 'idle' } : pages;
  }
}
