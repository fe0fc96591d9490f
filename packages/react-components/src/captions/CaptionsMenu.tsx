import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useLabels } from '../labels/labels-context.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import { Menu, MenuItem } from './captions-parts.ts';
import type { Captions } from './use-captions.ts';

export interface CaptionsMenuProps {
  captions: Captions;
  /** What was pressed before it was there. */
  takeEarlyKeys: () => readonly string[];
  /** The reader is done with it. */
  onClose: () => void;
  /** The focus or a pointer went elsewhere. */
  onLeave: (to: EventTarget) => void;
  /** The transcript is wanted. */
  onRead: () => void;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where a key leads in a menu; nowhere if it is none of those that move. */
function itemAfter(items: readonly HTMLElement[], item: HTMLElement | undefined, key: string) {
  const index = item ? items.indexOf(item) : 0;
  return items[STEPS[key]?.(index, items.length) ?? -1];
}

/** The languages of a clip's captions, and its transcript: a menu as the ARIA practices describe it. */
export function CaptionsMenu({
  captions,
  takeEarlyKeys,
  onClose,
  onLeave,
  onRead,
}: CaptionsMenuProps) {
  const { tracks, shown, choose } = captions;
  const labels = useLabels();
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
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target && !menu.current?.contains(target as Node)) leave(target);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [leave]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The player's keys mean something else.
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
    <MenuItem
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
    </MenuItem>
  );

  return (
    <Menu
      ref={menu}
      role="menu"
      aria-label={labels.captionsMenu}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave(relatedTarget);
      }}
    >
      {item(undefined, labels.captionsOff)}
      {tracks.map(({ language, label, srcLang }) => item(language, label, srcLang))}
      <MenuItem type="button" role="menuitem" tabIndex={-1} onClick={onRead}>
        {labels.transcript}
      </MenuItem>
    </Menu>
  );
}
