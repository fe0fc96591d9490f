/**
 * The contract for the focus (WCAG 2.2, success criterion 2.4.3), held in every test: what somebody has
 * activated may go away, but never with the focus. It moves on to something, and does not fall to the body.
 */

declare global {
  interface Window {
    /** Resolves once what was activated in this document has been looked at. */
    focusChecked?: () => Promise<void>;
    /** What is still to be looked at. */
    focusChecks?: number;
    /** What left the focus on the body, where nobody else is told. */
    focusLosses?: string[];
  }
}

/**
 * Runs in a page, before its own scripts: tells, after each click and key there, when the focus is lost.
 * It has to carry all it needs. Timers are taken at once, because some tests fake them later.
 *
 * @param tell what was activated; called once for each loss. @default keeps it in `window.focusLosses`
 */
export function watchFocus(tell?: (activated: string) => void): void {
  if (window.focusChecked) return;
  const losses: string[] = [];
  window.focusLosses = losses;
  window.focusChecks = 0;
  const nextFrame = window.requestAnimationFrame.bind(window);
  const later = window.setTimeout.bind(window);
  const { MutationObserver } = window;

  /** What has the focus, and what somebody did there last. */
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
  /** Chromium leaves the focus on what was disabled, where no key reaches it. */
  const isLost = (): boolean => {
    const { activeElement } = document;
    return !activeElement || isNobody(activeElement) || isGone(activeElement);
  };
  const check = (): void => {
    if (!focused || !activation || !isLost()) return;
    // The focus of a frame is with the page around it.
    if (window !== window.parent && !document.hasFocus()) return;
    const lost = activation;
    activation = undefined;
    const loss = `${lost}${isGone(focused) ? ', which has gone' : ''}, in ${location.pathname}`;
    losses.push(loss);
    tell?.(loss);
  };
  /** After the frames in which an answer to an event is rendered; a hidden page has none. */
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
    // A click on nothing that takes the focus may take it from everything.
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
    // Tab may leave the page; the others are nothing by themselves.
    if (key === 'Tab') forget();
    else if (!/^(?:Shift|Control|Alt|Meta)$/.test(key)) activate(key);
  });
  // What was activated may go away much later, for instance when a response has come.
  const observer = new MutationObserver(() => {
    if (focused && activation && isGone(focused) && isLost()) checkSoon();
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}

/** Runs in a page: waits until what was activated there last has been looked at. */
export const focusChecked = (): Promise<void> | undefined => window.focusChecked?.();

/** Runs in a page that was watched: what lost the focus there; null until all has been looked at. */
export const focusLosses = (): string[] | null =>
  window.focusChecks ? null : (window.focusLosses ?? []);
