import { areKeysOff } from '../ui/keys-off.ts';
import { STATIC, STILLS, VISITOR_EVENTS } from '../ui/page-signs.ts';

const SHORTCUTS = [' ', 'k', 'm', 'Escape'];

/** Whether the client is late, so that links and the switch must work without it. */
const isStatic = () => document.documentElement.hasAttribute(STATIC);

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey || button);

/** Replays a click for the page's handlers only: the browser has already followed a link that they ignore. */
function replayClick(target: Element): void {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/**
 * Records gestures that need the client until it has loaded: keys, clicks on buttons, and clicks on links with
 * `data-action`. Other links work by themselves.
 *
 * @param onSign called for every gesture.
 * @returns a function that stops recording and replays the gestures.
 */
export function recordGestures(onSign: () => void): () => Promise<void> {
  const kept: (() => void)[] = [];
  /** True if recorded clicks have toggled the switch. */
  let isTurned = false;
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of VISITOR_EVENTS) {
    window.addEventListener(name, onSign, { capture: true, passive: true, signal });
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
        if (target.matches('[target=_blank]')) kept.push(() => replayClick(target));
      } else if (isPlain(event)) {
        event.preventDefault();
        event.stopPropagation();
        kept.push(() => replayClick(target));
        // Pause immediately, by style only.
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
      // Space would scroll the page.
      event.preventDefault();
      kept.push(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    },
    { capture: true, signal },
  );
  return async () => {
    listening.abort();
    // The user may also have toggled the switch without the script.
    const still = document.querySelector('input');
    const button = document.querySelector<HTMLElement>(`[${STILLS}]`);
    if (still && still.checked !== isTurned) kept.unshift(() => button?.click());
    for (const act of kept) {
      act();
      // Let the page handle each gesture before the next.
      await null;
    }
  };
}
