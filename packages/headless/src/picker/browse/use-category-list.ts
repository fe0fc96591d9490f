import type { GifProvider, ProviderCategory, ProviderType } from '@gifkit/providers';
import { useEffect, useState } from 'react';
import { providerKey } from '../../core/picker/state/list-request.ts';
import { useLatest } from '../../shared/use-latest.ts';

const NONE: readonly ProviderCategory[] = [];

/** How many are requested, so that the row has an end. */
const COUNT = 24;

/**
 * The provider's categories; empty if it has none or they failed. Until those of another kind of GIFs arrive, the old
 * ones stay; those of another provider or language never do.
 */
export function useCategoryList(
  provider: Pick<GifProvider, 'id' | 'name' | 'categories'>,
  type: ProviderType,
  lang: string | undefined,
  areWanted: boolean,
): readonly ProviderCategory[] {
  const key = JSON.stringify([providerKey(provider), lang]);
  const hasCategories = provider.categories !== undefined;
  const [known, setKnown] = useState<{ key: string; type?: ProviderType; categories: typeof NONE }>(
    {
      key,
      categories: NONE,
    },
  );
  const isKnown = known.key === key && known.type === type;
  const latest = useLatest(provider);
  useEffect(() => {
    if (!hasCategories || !areWanted || isKnown) return;
    const request = new AbortController();
    const { signal } = request;
    const show = (categories: readonly ProviderCategory[]) => {
      if (!signal.aborted) setKnown({ key, type, categories });
    };
    latest.current.categories?.({ type, limit: COUNT, lang, signal }).then(
      (found) => show(found.slice(0, COUNT)),
      (error: unknown) => {
        if (!signal.aborted) console.warn('Gifkit: no categories', error);
        show(NONE);
      },
    );
    return () => request.abort();
  }, [key, hasCategories, areWanted, isKnown, type, lang, latest]);
  return hasCategories && known.key === key ? known.categories : NONE;
}
