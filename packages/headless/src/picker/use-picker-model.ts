import { useId, useRef } from 'react';
import { useLabelsOr } from '../labels/labels-context.ts';
import { altEnglish } from '../labels/languages/en.ts';
import { useAlts } from '../tile/use-alt.ts';
import { useCategoryList } from './browse/use-category-list.ts';
import { useKeeping } from './kept/use-kept-gifs.ts';
import type { PickerOptions } from './picker-options.ts';
import { usePickerState } from './state/use-picker-state.ts';
import { useChoosing } from './step/use-choosing.ts';

export type Picker = ReturnType<typeof usePickerModel>;

/** @param hasVariations asks for the variation of an emoji; otherwise the emoji itself is sent. */
export function usePickerModel(options: PickerOptions, hasVariations: boolean) {
  const { provider, getAlt, rating, storage } = options;
  const labels = useLabelsOr(altEnglish);
  const altOf = useAlts(getAlt);
  const lang = options.lang ?? (labels.lang === altEnglish.lang ? undefined : labels.lang);
  const { dispatch, ...shown } = usePickerState(options);
  const { state } = shown;
  const { tab } = state;
  const kept = useKeeping(provider, storage);
  const isEmoji = tab === 'emoji';
  const type = isEmoji ? 'gifs' : tab;
  const categories = useCategoryList(provider, type, lang, state.term === '' && !isEmoji);
  const { recents } = kept;
  return {
    ...shown,
    provider,
    kept,
    shelves: (['recents', 'favorites'] as const).filter(
      (name) =>
        kept[name].references.length > 0 ||
        name === state.shelf ||
        (name === 'recents' && kept.isRecentByService),
    ),
    categories: isEmoji ? [] : categories,
    rating,
    lang,
    getAlt,
    altOf,
    choosing: useChoosing({ ...options, state, dispatch, recents, altOf, hasVariations }),
    id: useId(),
    root: useRef<HTMLDivElement>(null),
    main: useRef<HTMLDivElement>(null),
    field: useRef<HTMLInputElement>(null),
    /** Number of mounted attributions. */
    attributions: useRef(0),
  };
}
