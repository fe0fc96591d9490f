import { rememberedAs, useLatest } from '@gifkit/headless/utils';
import { useEffect } from 'react';
import { hasHostKeysOff, KEYS_KEY, KEYS_OFF } from '../ui/keys-off.ts';

/** Seconds that an arrow key seeks in a clip. */
const SEEK_STEP = 5;

interface Shortcuts {
  /** Space and K. */
  toggle: () => void;
  /** M; undefined if there is no sound. */
  toggleSound?: (() => void) | undefined;
  /** Escape; undefined if there is nothing to close or dismiss. */
  leave?: (() => void) | undefined;
  /** Arrow keys, in seconds; undefined if there is no timeline. */
  seekBy?: ((seconds: number) => void) | undefined;
}

const SEEKS: Readonly<Record<string, number>> = { ArrowLeft: -SEEK_STEP, ArrowRight: SEEK_STEP };

/** Also holds the choice of a user whose browser blocks storage. */
const keys = rememberedAs(KEYS_KEY);

/** Returns the action of a key; undefined if it belongs to a field, link or button. */
function actionOf({ key, target }: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const { toggle, toggleSound, leave, seekBy } = shortcuts;
  if (key === 'Escape') return leave;
  if (hasHostKeysOff() || keys.read() === KEYS_OFF) return undefined;
  const isOn = (selector: string) => (target as Element).matches?.(selector);
  const seconds = SEEKS[key];
  if (seconds && !isOn('input:not([data-seeks])')) return seekBy && (() => seekBy(seconds));
  if (isOn('input') || (key === ' ' && isOn('button, a'))) return undefined;
  return { ' ': toggle, k: toggle, m: toggleSound }[key.toLowerCase()];
}

/** Registers the shortcuts. Dialogs handle their own keys. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useLatest(shortcuts);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented) return;
      if ((target as Element).closest?.('dialog')) return;
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
