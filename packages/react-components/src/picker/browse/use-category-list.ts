import type { GifProvider, ProviderCategory, ProviderType } from '@gifkit/providers';
import { useEffect, useRef, useState } from 'react';

const NONE: readonly ProviderCategory[] = [];

/** How many are requested, so that the row has an end. */
const COUNT = 24;

/** The provider's categories; empty when it has none or they could not be fetched. */
export function useCategoryList(
  provider: Pick<GifProvider, 'name' | 'categories'>,
  type: ProviderType,
  lang: string | undefined,
): readonly ProviderCategory[] {
  const [categories, setCategories] = useState(NONE);
  const latest = useRef(provider);
  useEffect(() => {
    latest.current = provider;
  });
  const { name } = provider;
  // biome-ignore lint/correctness/useExhaustiveDependencies(name): another provider has others
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    latest.current.categories?.({ type, limit: COUNT, lang, signal }).then(
      (found) => {
        if (!signal.aborted) setCategories(found.slice(0, COUNT));
      },
      (error: unknown) => {
        if (!signal.aborted) console.warn('Gifkit: no categories', error);
      },
    );
    return () => request.abort();
  }, [name, type, lang]);
  return categories;
}
