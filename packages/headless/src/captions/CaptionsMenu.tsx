import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { captionsEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { moveFocus } from '../shared/move-focus.ts';
import { observePressOutside } from '../shared/press-outside.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import type { Captions } from './use-captions.ts';

interface CaptionsMenuProps {
  captions: Captions;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called if the focus moves to an element other than the button, or after a press outside of menu and button. */
  onLeave: () => void;
  onRead: () => void;
  render: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** Menu of caption languages and the transcript (WAI-ARIA menu pattern). Sets `data-captions="menu"`. */
export function CaptionsMenu({
  captions,
  button,
  onClose,
  onLeave,
  onRead,
  render,
}: CaptionsMenuProps) {
  const { tracks, shown, choose } = captions;
  const labels = useLabelsOr(captionsEnglish);
  const menu = useRef<HTMLDivElement>(null);

  // A layout effect, because users may press a key as soon as they see the menu.
  useIsomorphicLayoutEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, []);
  const leave = useLatestCallback(onLeave);
  useEffect(() => {
    const document = menu.current?.ownerDocument;
    if (!document) return;
    return observePressOutside(document, () => [menu.current, button.current], leave);
  }, [leave, button]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keeps the key from the player's shortcuts.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (!moveFocus(event, true)) return;
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

  return renderPart(render, 'div', {
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
  });
}
