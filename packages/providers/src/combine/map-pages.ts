import type { GifPage, GifProvider } from '../gif-provider.ts';

const LISTS = ['search', 'trending', 'related', 'recents', 'emoji'] as const;

/** Returns the list methods of a provider with a mapped page. */
export function mapPages(
  provider: GifProvider,
  change: (page: GifPage) => GifPage,
): Partial<GifProvider> {
  const lists = LISTS.flatMap((name) => {
    const list = provider[name] as ((...args: unknown[]) => Promise<GifPage>) | undefined;
    return list ? [[name, async (...args: unknown[]) => change(await list(...args))] as const] : [];
  });
  return Object.fromEntries(lists);
}
