import type { GifProvider, ProviderCategory, ProviderType } from '@gifkit/providers';
import { serviceKey } from '../../core/picker/state/list-request.ts';
import { useAnswer } from '../use-answer.ts';

const NONE: readonly ProviderCategory[] = [];

const COUNT = 24;

/**
 * Returns the provider's categories; empty without any. While those of a new type load, the old ones stay; those of a
 * different provider or language never do.
 */
export function useCategoryList(
  provider: Pick<GifProvider, 'id' | 'name' | 'categories'>,
  type: ProviderType,
  lang: string | undefined,
  areWanted: boolean,
): readonly ProviderCategory[] {
  const service = serviceKey(provider, lang);
  const key = `${type} ${service}`;
  const known = useAnswer('categories', areWanted ? key : undefined, (signal) =>
    provider
      .categories?.({ type, limit: COUNT, lang, signal })
      .then((categories) => ({ key, service, categories: categories.slice(0, COUNT) })),
  );
  return provider.categories && known?.service === service ? known.categories : NONE;
}
