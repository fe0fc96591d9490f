import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { PICKER_RENDITION_WIDTH } from '../core/constants.ts';
import type { RenditionFormat } from '../core/picker/send/choose-rendition.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { altEnglish, pickerEnglish } from '../labels/languages/en.ts';
import { LiveRegion } from '../shared/LiveRegion.tsx';
import { type PartProps, type Render, renderPart } from '../shared/render-part.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { useAlts } from '../tile/use-alt.ts';
import { useCategoryList } from './browse/use-category-list.ts';
import { FieldProvider } from './field/FieldProvider.tsx';
import { useKeeping } from './kept/use-kept-gifs.ts';
import { pickerKeys } from './keys/picker-keys.ts';
import { useCovered, useFirstFocus } from './keys/use-picker-focus.ts';
import { type Picker, PickerContext, usePicker } from './picker-context.ts';
import type { PickerOptions } from './picker-options.ts';
import { usePickerState } from './state/use-picker-state.ts';
import { useChoosing } from './step/use-choosing.ts';

const FORMATS: readonly RenditionFormat[] = ['webp', 'gif'];

export interface PickerElementProps {
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Renders a different element. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>, Picker> | undefined;
}

interface PickerFrameProps extends PickerOptions, PickerElementProps {
  /** True for a picker in a popover: Escape then closes it without clearing the term first. */
  isFloating?: boolean | undefined;
  /** Loads the step that asks for an emoji variation. Without it, the emoji itself is sent. */
  loadVariations?: (() => Promise<unknown>) | undefined;
}

export function PickerFrame({
  provider,
  onSelect,
  tabs: wantedTabs,
  tab: givenTab,
  onTabChange,
  term,
  onTermChange,
  initialTerm = '',
  rating,
  lang: givenLang,
  renditionWidth = PICKER_RENDITION_WIDTH,
  formats = FORMATS,
  editAlt = false,
  getAlt,
  storage,
  autoFocus = false,
  onClose,
  isFloating = false,
  loadVariations,
  render,
  children,
  ...element
}: PickerFrameProps) {
  const labels = useLabelsOr(altEnglish);
  const { chosen } = useLabelsOr(pickerEnglish);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const attributions = useRef(0);
  const altOf = useAlts(getAlt);
  const lang = givenLang ?? (labels.lang === altEnglish.lang ? undefined : labels.lang);

  const { state, dispatch, ...shown } = usePickerState({
    provider,
    tabs: wantedTabs,
    tab: givenTab,
    onTabChange,
    term,
    onTermChange,
    rating,
    initialTerm,
  });
  const { tab, step } = state;
  const kept = useKeeping(provider, storage);
  const categories = useCategoryList(
    provider,
    tab === 'emoji' ? 'gifs' : tab,
    lang,
    state.term === '' && tab !== 'emoji',
  );
  const shelves = (['recents', 'favorites'] as const).filter(
    (name) =>
      kept[name].references.length > 0 ||
      name === state.shelf ||
      (name === 'recents' && kept.isRecentByService),
  );

  useFirstFocus(root, field, { autoFocus, isFloating });
  useCovered({ root, main, field }, step !== undefined);
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
    loadVariations,
    onSend: onSelect,
  });
  const { sent } = choosing;
  const onEscape = () => {
    if (step) choosing.back();
    else if (!isFloating && (state.term || field.current?.value)) shown.write('');
    else if (onClose) onClose();
    else return false;
    return true;
  };

  const picker: Picker = {
    ...shown,
    provider,
    state,
    kept,
    shelves,
    categories: tab === 'emoji' ? [] : categories,
    rating,
    lang,
    getAlt,
    altOf,
    choosing,
    id,
    root,
    main,
    field,
    attributions,
  };
  const props: ComponentPropsWithRef<'div'> = {
    ...element,
    ref: root,
    tabIndex: isFloating ? -1 : undefined,
    ...pickerKeys(root, field, onEscape),
    children: (
      <>
        <FieldProvider picker={picker}>{children}</FieldProvider>
        <LiveRegion text={sent ? chosen(sent.name) : ''} textKey={sent?.count} />
      </>
    ),
  };
  const part = useSsrPart(render, 'div', props, picker);
  return <PickerContext.Provider value={picker}>{part}</PickerContext.Provider>;
}

interface PickerMainProps extends PartProps<'div'> {
  children: ReactNode;
}

export function PickerMain({ children, className, render }: PickerMainProps) {
  const { main } = usePicker();
  return renderPart(render, 'div', { ref: main, className, children });
}
