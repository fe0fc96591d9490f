import type { GifProvider, ProviderCategory, ProviderType } from '@gifkit/providers';
import { useEffect, useState } from 'react';
import { providerKey } from '../../core/picker/state/list-request.ts';
import { useLatest } from '../../shared/use-latest.ts';

const NONE: readonly ProviderCategory[] = [];

const COUNT = 24;

/**
 * Returns the provider's categories; empty without any or after an error. While those of a new type load, the old ones
 * stay; those of a different provider or language never do.
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
        if (!signal.aborted) console.warn('Gifkit: the categories could not be fetched', error);
        show(NONE);
      },
    );
    return () => request.abort();
  }, [key, hasCategories, areWanted, isKnown, type, lang, latest]);
  return hasCategories && known.key === key ? known.categories : NONE;
}
