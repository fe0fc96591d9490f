/**
 * Checks in every test that focus is never lost (WCAG 2.2, success criterion 2.4.3): an activated element may
 * disappear, but focus must move to another element and not to the body.
 */

declare global {
  interface Window {
    /** Resolves once the last action in this document has been checked. */
    focusChecked?: () => Promise<void>;
    focusChecks?: number;
    /** Actions that lost focus, if no callback is set. */
    focusLosses?: string[];
  }
}

/**
 * Runs in a page before its own scripts: reports lost focus after each click and key press. Self-contained. Captures
 * timers immediately, because some tests fake them later.
 *
 * @param tell called with the action of each loss. Default: keeps it in `window.focusLosses`.
 */
export function watchFocus(tell?: (activated: string) => void): void {
  if (window.focusChecked) return;
  const losses: string[] = [];
  window.focusLosses = losses;
  window.focusChecks = 0;
  const nextFrame = window.requestAnimationFrame.bind(window);
  const later = window.setTimeout.bind(window);
  const { MutationObserver } = window;

  /** The focused element, and the last action there. */
  let focused: Element | undefined;
  let activation: string | undefined;

  const nameOf = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60);
    return `${element.getAttribute('role') ?? element.localName} “${name}”`;
  };
  const isNobody = (element: Element | null): boolean =>
    !element || element === document.body || element === document.documentElement;
  const isGone = (element: Element): boolean =>
    !element.isConnected ||
    element.matches(':disabled, [inert] *') ||
    !element.checkVisibility({ visibilityProperty: true });
  /** Chromium keeps focus on a disabled element, where keys have no effect. */
  const isLost = (): boolean => {
    const { activeElement } = document;
    return !activeElement || isNobody(activeElement) || isGone(activeElement);
  };
  const check = (): void => {
    if (!focused || !activation || !isLost()) return;
    // Focus of a blurred frame is in its parent page.
    if (window !== window.parent && !document.hasFocus()) return;
    const lost = activation;
    activation = undefined;
    const loss = `${lost}${isGone(focused) ? ', which has gone' : ''}, in ${location.pathname}`;
    losses.push(loss);
    tell?.(loss);
  };
  /** Waits for the frames that render the response to an event; hidden pages have none. */
  const frames = (): Promise<void> =>
    new Promise((resolve) => {
      nextFrame(() => nextFrame(() => resolve()));
      later(resolve, 100);
    });
  let checked = Promise.resolve();
  const checkSoon = (): void => {
    const count = (step: number) => {
      window.focusChecks = (window.focusChecks ?? 0) + step;
    };
    count(1);
    checked = Promise.all([checked, frames().then(check)]).then(() => count(-1));
  };
  window.focusChecked = () => checked;

  const forget = (): void => {
    activation = undefined;
    focused = undefined;
  };
  const activate = (what: string): void => {
    const { activeElement } = document;
    // A click beside focusable elements blurs on purpose.
    if (!activeElement || isNobody(activeElement)) {
      forget();
      return;
    }
    focused = activeElement;
    activation = `${what} on ${nameOf(activeElement)}`;
    checkSoon();
  };
  const listen = (type: string, listener: (event: Event) => void): void =>
    window.addEventListener(type, listener, { capture: true });
  listen('focusin', ({ target }) => {
    focused = target as Element;
  });
  listen('pointerdown', forget);
  listen('click', () => activate('a click'));
  listen('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    // Tab may leave the page; modifier keys have no effect of their own.
    if (key === 'Tab') forget();
    else if (!/^(?:Shift|Control|Alt|Meta)$/.test(key)) activate(key);
  });
  // An activated element may disappear much later, for example after a response.
  const observer = new MutationObserver(() => {
    if (focused && activation && isGone(focused) && isLost()) checkSoon();
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}

/** Runs in a page: waits until the last action has been checked. */
export const focusChecked = (): Promise<void> | undefined => window.focusChecked?.();

/** Runs in a watched page: actions that lost focus; null while checks are pending. */
export const focusLosses = (): string[] | null =>
  window.focusChecks ? null : (window.focusLosses ?? []);
