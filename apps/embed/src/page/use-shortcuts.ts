import { useLatest } from '@gifkit/headless/internal/shared/use-latest.ts';
import { useEffect } from 'react';
import { SEEK_STEP } from '../constants.ts';
import { areKeysOff } from '../ui/keys-off.ts';

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

/** Returns the action of a key; undefined if it belongs to a field, link or button. */
function actionOf({ key, target }: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const { toggle, toggleSound, leave, seekBy } = shortcuts;
  if (key === 'Escape') return leave;
  if (areKeysOff()) return undefined;
  if ((target as Element).matches?.('input, textarea, select')) return undefined;
  const isPressed = (target as Element).matches?.('button, a');
  switch (key) {
    case ' ':
      return isPressed ? undefined : toggle;
    case 'k':
    case 'K':
      return toggle;
    case 'm':
    case 'M':
      return toggleSound;
    case 'ArrowLeft':
      return seekBy && (() => seekBy(-SEEK_STEP));
    case 'ArrowRight':
      return seekBy && (() => seekBy(SEEK_STEP));
    default:
      return undefined;
  }
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
