import type { ProviderCategory } from '@gifkit/providers';
import { useId, useRef } from 'react';
import { serviceKey } from '../core/picker/state/list-request.ts';
import { altEnglish } from '../labels/alt-english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { useAlts } from '../tile/use-alt.ts';
import type { PickerOptions } from './picker-options.ts';
import { useSaved } from './saved/use-saved-gifs.ts';
import { usePickerState } from './state/use-picker-state.ts';
import { useChoosing } from './step/use-choosing.ts';
import { useResponse } from './use-response.ts';

export type Picker = ReturnType<typeof usePickerModel>;

const CATEGORIES = 24;

const NO_CATEGORIES: readonly ProviderCategory[] = [];

export function usePickerModel(options: PickerOptions) {
  const { provider, getAlt, rating, storage } = options;
  const labels = useLabelsOr(altEnglish);
  const altOf = useAlts(getAlt);
  const lang = options.lang ?? (labels.lang === altEnglish.lang ? undefined : labels.lang);
  const { dispatch, ...shown } = usePickerState(options);
  const { state } = shown;
  const { tab } = state;
  const saved = useSaved(provider, storage);

  const service = serviceKey(provider, lang);
  const type = tab === 'emoji' ? undefined : tab;
  const key = `${type} ${service}`;
  const known = useResponse('categories', type && state.term === '' ? key : undefined, (signal) =>
    provider
      .categories?.({ type, limit: CATEGORIES, lang, signal })
      .then((found) => ({ key, service, categories: found.slice(0, CATEGORIES) })),
  );
  // While those of a new type load, the old ones stay; those of a different provider or language never do.
  const hasCategories = type && provider.categories && known?.service === service;

  return {
    ...shown,
    provider,
    saved,
    shelves: (['recents', 'favorites'] as const).filter(
      (name) =>
        saved[name].references.length > 0 ||
        name === state.shelf ||
        (name === 'recents' && saved.isRecentByService),
    ),
    categories: hasCategories ? known.categories : NO_CATEGORIES,
    rating,
    lang,
    getAlt,
    altOf,
    choosing: useChoosing({ ...options, state, dispatch, saved, altOf }),
    id: useId(),
    root: useRef<HTMLDivElement>(null),
    main: useRef<HTMLDivElement>(null),
    field: useRef<HTMLInputElement>(null),
    /** Number of mounted attributions. */
    attributions: useRef(0),
  };
}
