import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { useId, useReducer, useRef, useState } from 'react';
import { PICKER_RENDITION_WIDTH } from '../constants.ts';
import { useAlts } from '../gif/use-alt.ts';
import { en } from '../labels/en.ts';
import { useLabels } from '../labels/labels-context.ts';
import { focusFirst } from '../shared/keep-focus.ts';
import { LiveRegion } from '../shared/LiveRegion.tsx';
import { loadChunk } from '../shared/load-chunk.ts';
import { FavouritesContext } from './browse/favourites.tsx';
import { ShortcutBar } from './browse/ShortcutBar.tsx';
import { useCategoryList } from './browse/use-category-list.ts';
import type { GifPickerProps } from './gif-picker-props.ts';
import { useWords } from './labels/picker-labels-context.ts';
import { PickerFooter } from './PickerFooter.tsx';
import { PickerHead } from './PickerHead.tsx';
import { PickerResults } from './PickerResults.tsx';
import { PickerTabs, tabId } from './PickerTabs.tsx';
import { pickerReducer } from './picker-reducer.ts';
import { PickerRoot } from './picker-styles.ts';
import { tabsOf } from './picker-tabs.ts';
import type { RenditionFormat } from './send/choose-rendition.ts';
import { useSending } from './send/use-sending.ts';
import { AltStep } from './step/AltStep.tsx';
import { useCovered } from './step/use-covered.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useKeeping } from './use-keeping.ts';
import { firstStop, pickerKeys } from './use-picker-keys.ts';

type VariationsComponent = typeof import('./step/VariationsStep.tsx').VariationsStep;

/** Lazy-loaded: few pick emoji. Where it is missing, an emoji is sent as it is. */
const loadVariations = () =>
  loadChunk(
    'the variations',
    async () => (await import('./step/VariationsStep.tsx')).VariationsStep,
  );

const COLUMNS = { 0: 2, 480: 3, 720: 4 };
/** Emoji say what they say in little room. */
const EMOJI_COLUMNS = { 0: 3, 360: 4, 480: 5, 720: 8 };
const FORMATS: readonly RenditionFormat[] = ['webp', 'gif'];

export interface PickerPanelProps extends Omit<GifPickerProps, 'provider'> {
  provider: GifProvider;
  /** Over the page, it has a button that closes it. */
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

  const tabs = tabsOf(provider, wantedTabs);
  const [firstTab = 'gifs'] = tabs;
  const [state, dispatch] = useReducer(pickerReducer, {
    tab: firstTab,
    term: initialTerm.trim(),
    shelf: 'trending',
  });
  // Another provider may not have the tab that is shown.
  const tab = tabs.includes(state.tab) ? state.tab : firstTab;
  const columns = wantedColumns ?? (tab === 'emoji' ? EMOJI_COLUMNS : COLUMNS);
  const { step } = state;
  const searchable = tabs.find((one) => one !== 'emoji') ?? 'gifs';
  const [written, setWritten] = useState({ term: state.term });
  const search = (term: string) => dispatch({ type: 'search', term, tab: searchable });
  const write = (term: string) => {
    setWritten({ term });
    search(term);
  };

  const kept = useKeeping(provider, storage);
  const categories = useCategoryList(provider, tab === 'emoji' ? 'gifs' : tab, lang);
  const shelves = (['recents', 'favourites'] as const).filter(
    (name) =>
      kept[name].gifs.length > 0 ||
      name === state.shelf ||
      (name === 'recents' && kept.isRecentByService),
  );

  useFirstFocus(root, field, { autoFocus, isFloating });

  useCovered({ root, main, field }, step !== undefined);
  const [VariationsStep, setVariations] = useState<VariationsComponent>();
  const { send, sent } = useSending(provider, kept.recents);
  const close = () => onOpenChange?.(false);
  const back = () => dispatch({ type: 'step', step: undefined });

  const sendAs = (gif: IGif, alt: string) => {
    const isAltEdited = alt !== altOf(gif);
    const about = { alt, isAltEdited, term: state.term, width: renditionWidth, formats };
    const selection = send(gif, about);
    if (!selection) return;
    back();
    onSelect(gif, selection);
    if (isFloating && closeOnSelect) close();
  };
  const askOrSend = (gif: IGif) => {
    if (editAlt) dispatch({ type: 'step', step: { name: 'alt', gif } });
    else sendAs(gif, altOf(gif));
  };
  const choose = async (gif: IGif) => {
    const hasVariations = tab === 'emoji' && Number(gif.variation_count) > 0;
    const Step = hasVariations && provider.emojiVariations && (await loadVariations());
    // Closed in the meantime: nothing is sent any more.
    if (!root.current) return;
    if (!Step) {
      askOrSend(gif);
      return;
    }
    setVariations(() => Step);
    dispatch({ type: 'step', step: { name: 'variations', gif } });
  };

  const onEscape = () => {
    if (step) back();
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
        {tabs.length > 1 && (
          <PickerTabs
            id={id}
            tabs={tabs}
            tab={tab}
            onChange={(next) => {
              if (next === 'emoji') setWritten({ term: '' });
              dispatch({ type: 'tab', tab: next });
            }}
          />
        )}
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
              onShelf={(shelf) => {
                setWritten({ term: '' });
                dispatch({ type: 'shelf', shelf });
              }}
              onSearch={write}
            />
          )}
          <FavouritesContext.Provider value={kept.favourites}>
            <PickerResults
              provider={provider}
              state={{ ...state, tab }}
              kept={state.shelf === 'trending' ? [] : kept[state.shelf].gifs}
              isRecentByService={kept.isRecentByService}
              rating={rating}
              lang={lang}
              columns={columns}
              getAlt={getAlt}
              media={media}
              onChoose={choose}
              onTrending={() => {
                write('');
                field.current?.focus();
              }}
            />
          </FavouritesContext.Provider>
        </div>
        <PickerFooter attribution={provider.capabilities.attribution} />
      </div>
      {step?.name === 'alt' && (
        <AltStep
          gif={step.gif}
          alt={altOf(step.gif)}
          onBack={back}
          onSend={(alt) => sendAs(step.gif, alt)}
        />
      )}
      {step?.name === 'variations' && VariationsStep && (
        <VariationsStep gif={step.gif} provider={provider} onBack={back} onChoose={askOrSend} />
      )}
      <LiveRegion text={sent ? words.chosen(sent.name) : ''} textKey={sent?.count} />
    </PickerRoot>
  );
}
