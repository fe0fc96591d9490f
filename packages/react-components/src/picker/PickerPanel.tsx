import type { GifProvider } from '@gifkit/providers';
import { useId, useRef } from 'react';
import { PICKER_RENDITION_WIDTH } from '../constants.ts';
import { useAlts } from '../gif/use-alt.ts';
import { en } from '../labels/en.ts';
import { useLabels } from '../labels/labels-context.ts';
import { focusFirst } from '../shared/keep-focus.ts';
import { LiveRegion } from '../shared/LiveRegion.tsx';
import { FavouritesContext } from './browse/favourites.tsx';
import { ShortcutBar } from './browse/ShortcutBar.tsx';
import { useCategoryList } from './browse/use-category-list.ts';
import type { GifPickerProps } from './gif-picker-props.ts';
import { useKeeping } from './kept/use-keeping.ts';
import { firstStop, pickerKeys } from './keys/picker-keys.ts';
import { useWords } from './labels/picker-labels-context.ts';
import { PickerFooter } from './PickerFooter.tsx';
import { PickerHead } from './PickerHead.tsx';
import { PickerResults } from './PickerResults.tsx';
import { PickerTabs, tabId } from './PickerTabs.tsx';
import { PickerRoot } from './picker-styles.ts';
import type { RenditionFormat } from './send/choose-rendition.ts';
import { usePickerState } from './state/use-picker-state.ts';
import { PickerStep } from './step/PickerStep.tsx';
import { useChoosing } from './step/use-choosing.ts';
import { useCovered } from './step/use-covered.ts';
import { useFirstFocus } from './use-first-focus.ts';

const COLUMNS = { 0: 2, 480: 3, 720: 4 };
/** Emoji are readable at small sizes. */
const EMOJI_COLUMNS = { 0: 3, 360: 4, 480: 5, 720: 8 };
const FORMATS: readonly RenditionFormat[] = ['webp', 'gif'];

export interface PickerPanelProps extends Omit<GifPickerProps, 'provider'> {
  provider: GifProvider;
  /** A picker over the page has a button that closes it. */
  isFloating: boolean;
}

/** Everything in the picker. */
export function PickerPanel({
  provider,
  onSelect,
  onOpenChange,
  closeOnSelect = true,
  tabs: wantedTabs,
  initialTerm = '',
  placeholder,
  autoFocus = false,
  rating,
  lang: givenLang,
  columns: wantedColumns,
  renditionWidth = PICKER_RENDITION_WIDTH,
  formats = FORMATS,
  editAlt = false,
  getAlt,
  media,
  storage,
  attribution,
  theme = 'auto',
  className = '',
  style,
  isFloating,
}: PickerPanelProps) {
  const labels = useLabels();
  const words = useWords();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const altOf = useAlts(getAlt);
  const lang = givenLang ?? (labels.lang === en.lang ? undefined : labels.lang);

  const { tabs, state, dispatch, written, search, write, showTab, showShelf } = usePickerState({
    provider,
    tabs: wantedTabs,
    rating,
    initialTerm,
  });
  const { tab, step } = state;
  const columns = wantedColumns ?? (tab === 'emoji' ? EMOJI_COLUMNS : COLUMNS);

  const kept = useKeeping(provider, storage);
  const categories = useCategoryList(
    provider,
    tab === 'emoji' ? 'gifs' : tab,
    lang,
    state.term === '' && tab !== 'emoji',
  );
  const shelves = (['recents', 'favourites'] as const).filter(
    (name) =>
      kept[name].references.length > 0 ||
      name === state.shelf ||
      (name === 'recents' && kept.isRecentByService),
  );

  useFirstFocus(root, field, { autoFocus, isFloating });

  useCovered({ root, main, field }, step !== undefined);
  const close = () => onOpenChange?.(false);
  const choosing = useChoosing({
    provider,
    state,
    dispatch,
    root,
    recents: kept.recents,
    altOf,
    editAlt,
    width: renditionWidth,
    formats,
    onSend(gif, selection) {
      onSelect(gif, selection);
      if (isFloating && closeOnSelect) close();
    },
  });

  const { sent } = choosing;
  const onEscape = () => {
    if (step) choosing.back();
    else if (!isFloating && state.term) write('');
    else close();
  };

  return (
    <PickerRoot
      ref={root}
      className={`giphy-picker ${className}`.trim()}
      style={style}
      data-theme={theme}
      tabIndex={isFloating ? -1 : undefined}
      {...pickerKeys(root, field, onEscape)}
    >
      <div ref={main} className="giphy-picker-main">
        <PickerHead
          provider={provider}
          written={written}
          placeholder={placeholder}
          lang={lang}
          fieldRef={field}
          onSearch={search}
          onLeave={() => focusFirst(firstStop(root.current))}
          onClose={isFloating ? close : undefined}
        />
        {tabs.length > 1 && <PickerTabs id={id} tabs={tabs} tab={tab} onChange={showTab} />}
        <div
          id={`${id}-panel`}
          className="giphy-picker-results"
          {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': tabId(id, tab) })}
        >
          {state.term === '' && (
            <ShortcutBar
              categories={tab === 'emoji' ? [] : categories}
              shelves={shelves}
              shelf={state.shelf}
              onShelf={showShelf}
              onSearch={write}
            />
          )}
          <FavouritesContext.Provider value={kept.favourites}>
            <PickerResults
              provider={provider}
              state={state}
              kept={state.shelf === 'trending' ? undefined : kept[state.shelf]}
              isRecentByService={kept.isRecentByService}
              rating={rating}
              lang={lang}
              columns={columns}
              getAlt={getAlt}
              media={media}
              onChoose={choosing.choose}
              onSearch={write}
              onTrending={() => {
                write('');
                field.current?.focus();
              }}
            />
          </FavouritesContext.Provider>
        </div>
        <PickerFooter provider={provider} mark={attribution} />
      </div>
      {step && <PickerStep step={step} provider={provider} altOf={altOf} choosing={choosing} />}
      <LiveRegion text={sent ? words.chosen(sent.name) : ''} textKey={sent?.count} />
    </PickerRoot>
  );
}
