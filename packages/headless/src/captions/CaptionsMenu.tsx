import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useLabelsOr } from '../labels/labels-context.ts';
import { videoEnglish } from '../labels/languages/en.ts';
import { observePressOutside } from '../shared/press-outside.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import type { Captions } from './use-captions.ts';

export interface CaptionsMenuProps {
  captions: Captions;
  /** Opens and closes it. */
  button: RefObject<HTMLElement | null>;
  /** Keys that were pressed before it was mounted. */
  takeEarlyKeys: () => readonly string[];
  /** The reader has chosen or closed it. */
  onClose: () => void;
  /** The focus left it for something else than its button, or a press was outside of both. */
  onLeave: () => void;
  /** The reader opens the transcript. */
  onRead: () => void;
  /** Another element than `<div>`. Its items are buttons. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The index that a key moves to in a menu; undefined for other keys. */
function itemAfter(items: readonly HTMLElement[], item: HTMLElement | undefined, key: string) {
  const index = item ? items.indexOf(item) : 0;
  return items[STEPS[key]?.(index, items.length) ?? -1];
}

/**
 * The languages of a clip's captions, and its transcript: a menu as the WAI-ARIA Authoring Practices describe it.
 * `data-captions` is `menu`.
 */
export function CaptionsMenu({
  captions,
  button,
  takeEarlyKeys,
  onClose,
  onLeave,
  onRead,
  render,
}: CaptionsMenuProps) {
  const { tracks, shown, choose } = captions;
  const labels = useLabelsOr(videoEnglish);
  const menu = useRef<HTMLDivElement>(null);

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  // Before the browser paints: a reader who sees the menu may press a key.
  useIsomorphicLayoutEffect(() => {
    let item = items().find((one) => one.getAttribute('aria-checked') === 'true');
    for (const key of takeEarlyKeys()) {
      const next = itemAfter(items(), item, key);
      if (!next) {
        item?.click();
        return;
      }
      item = next;
    }
    item?.focus();
  }, []);
  const leave = useLatestCallback(onLeave);
  useEffect(() => {
    const document = menu.current?.ownerDocument;
    if (!document) return;
    return observePressOutside(document, () => [menu.current, button.current], leave);
  }, [leave, button]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The player's own keys must not act here.
    event.stopPropagation();
    const next = itemAfter(items(), event.target as HTMLElement, event.key);
    if (event.key === 'Escape') onClose();
    else if (next) next.focus();
    else return;
    event.preventDefault();
  };
  const pick = (language: string | undefined) => {
    choose(language);
    onClose();
  };
  const item = (language: string | undefined, label: string, srcLang?: string) => (
    <button
      key={language ?? ''}
      type="button"
      role="menuitemradio"
      aria-checked={shown?.language === language}
      tabIndex={-1}
      lang={srcLang}
      dir="auto"
      onClick={() => pick(language)}
    >
      {label}
    </button>
  );

  const props: ComponentPropsWithRef<'div'> & { 'data-captions': string } = {
    ref: menu,
    role: 'menu',
    'aria-label': labels.captionsMenu,
    'data-captions': 'menu',
    onKeyDown,
    onClick: (event) => event.stopPropagation(),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isNear = [currentTarget, button.current].some((one) => one?.contains(relatedTarget));
      if (relatedTarget && !isNear) onLeave();
    },
    children: (
      <>
        {item(undefined, labels.captionsOff)}
        {tracks.map(({ language, label, srcLang }) => item(language, label, srcLang))}
        <button type="button" role="menuitem" tabIndex={-1} onClick={onRead}>
          {labels.transcript}
        </button>
      </>
    ),
  };
  return renderPart(render, 'div', props, undefined);
}
