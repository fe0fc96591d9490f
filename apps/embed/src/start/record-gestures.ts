import { areKeysOff } from '../ui/keys-off.ts';
import { STATIC, STILLS } from '../ui/page-signs.ts';

/** What says that a visitor is there. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'] as const;

/** Keys that do something anywhere on the page. */
const SHORTCUTS = [' ', 'k', 'm', 'Escape'];

/** Whether the client has not come: nobody knows when it does. */
const isStatic = () => document.documentElement.hasAttribute(STATIC);

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey || button);

/** Passes a click on a link, which the browser has followed already, to the handlers of the page. */
function dispatchAgain(link: Element): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, { once: true });
  link.dispatchEvent(click);
  window.removeEventListener('click', stay);
}

/**
 * Records what the visitor does before the client is there, where it needs the client: clicks on buttons, and on
 * links with `data-action`, and keys. Other links work by themselves.
 *
 * @param onSign told of everything that a visitor does.
 * @returns what repeats all that was kept, and stops recording.
 */
export function recordGestures(onSign: () => void): () => Promise<void> {
  const kept: (() => void)[] = [];
  /** Clicks that are kept have turned the switch. */
  let isTurned = false;
  const listening = new AbortController();
  const { signal } = listening;
  for (const sign of SIGNS) {
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal });
  }
  window.addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest<HTMLElement>('button, a');
      if (!target || !event.isTrusted) return;
      if (isStatic()) {
        if (!target.matches('.reload')) return;
        event.preventDefault();
        return location.reload();
      }
      onSign();
      if (!target.matches('button, [data-action]')) {
        if (target.matches('[target=_blank]')) kept.push(() => dispatchAgain(target));
      } else if (isPlain(event)) {
        event.preventDefault();
        event.stopPropagation();
        kept.push(() => target.click());
        // At once, by style alone.
        const still = document.querySelector('input');
        if (!still || !target.hasAttribute(STILLS)) return;
        still.checked = !still.checked;
        isTurned = !isTurned;
      }
    },
    { capture: true, signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTaken = (target as Element).matches?.('button, a, input');
      if (isTaken || isStatic() || areKeysOff()) return;
      if (ctrlKey || metaKey || altKey || !SHORTCUTS.includes(key)) return;
      // Space would scroll.
      event.preventDefault();
      kept.push(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    },
    { capture: true, signal },
  );
  return async () => {
    listening.abort();
    // Without script the visitor has turned it, too.
    const still = document.querySelector('input');
    const button = document.querySelector<HTMLElement>(`[${STILLS}]`);
    if (still && still.checked !== isTurned) kept.unshift(() => button?.click());
    for (const act of kept) {
      act();
      // The page takes note of each before the next.
      await null;
    }
  };
}
