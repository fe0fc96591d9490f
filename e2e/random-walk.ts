import { expect, type Page } from '@playwright/test';
import { seededIndex } from '../packages/model/src/seed.ts';

const STEPS = 300;

/** Number of key presses listed with a failure, including the failing one. */
const NAMED_STEPS = 12;

/** Keys of a walk with their relative frequency. */
const SHARES: Readonly<Record<string, number>> = {
  Tab: 28,
  'Shift+Tab': 10,
  ArrowDown: 7,
  ArrowUp: 4,
  ArrowLeft: 4,
  ArrowRight: 7,
  Enter: 12,
  Space: 7,
  Escape: 6,
  Home: 2,
  End: 2,
  // Text input, and all keys that are shortcuts somewhere.
  a: 2,
  c: 1,
  f: 1,
  k: 2,
  m: 2,
  s: 2,
  '/': 1,
};
const KEYS = Object.entries(SHARES).flatMap(([key, share]) => Array<string>(share).fill(key));

/** Keys of a walk, deterministic by seed and name. */
export const keysOf = (seed: number, name: string): string[] =>
  Array.from(
    { length: STEPS },
    (_, step) => KEYS[seededIndex(`${seed} ${name} ${step}`, KEYS.length)] ?? 'Tab',
  );

interface Position {
  /** The focused element; empty for the body. */
  focused: string;
  /** Whether the last focused element was removed. */
  isGone: boolean;
  /** Whether the page was left. */
  isAway: boolean;
  /** Whether at least half of the newly focused element is in view and not covered. */
  isSeen: boolean;
}

declare global {
  interface Window {
    walked?: Element;
    /** Last focused element that was in view. */
    seen?: Element;
  }
}

/** Runs in a page: position of a walk after the frame that handles its last key. */
const position = async (home: RegExp): Promise<Position> => {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    // Hidden pages have no frames.
    setTimeout(resolve, 100);
  });
  const { activeElement, body, documentElement } = document;
  const isNobody = !activeElement || activeElement === body || activeElement === documentElement;
  const isHalfSeen = (element: Element): boolean => {
    // The labels of radio buttons are what is drawn.
    const { labels } = element as Partial<HTMLInputElement>;
    const isDrawnByLabel = /radio|checkbox/.test((element as HTMLInputElement).type ?? '');
    const shown = (isDrawnByLabel && labels?.[0]) || element;
    const { x, y, width, height } = shown.getBoundingClientRect();
    if (width > innerWidth / 2 && height > innerHeight / 2) return true;
    let seen = 0;
    for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const hit = document.elementFromPoint(x + across * width, y + down * height);
        // The link of a GIF lies below its clip and its attribution.
        const tile = shown.closest('.giphy-gif');
        if (hit && (shown.contains(hit) || hit === shown.parentElement || tile?.contains(hit)))
          seen += 1;
      }
    }
    return seen > 12;
  };
  const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim();
  // Keys that scroll may move the focused element out of view.
  // A page that is left and returned to keeps its scroll position, and its heading gets the focus.
  const isHeading = activeElement?.localName === 'h1';
  const isSeen =
    isNobody || isHeading || activeElement === window.seen || isHalfSeen(activeElement);
  if (isSeen && activeElement) window.seen = activeElement;
  return {
    focused: isNobody ? '' : `${activeElement.localName} “${name?.slice(0, 40)}”`,
    isGone: window.walked?.checkVisibility({ visibilityProperty: true }) === false,
    isSeen,
    isAway: !home.test(location.pathname) && !document.querySelector('dialog[open]'),
  };
};

/** Runs in a page before its own scripts: blocks navigation by links and forms, and tracks focus. */
function prepare(): void {
  window.addEventListener('focusin', ({ target }) => {
    window.walked = target as Element;
  });
  const isElsewhere = (url: string) => url.split('#')[0] !== location.href.split('#')[0];
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (link && !event.defaultPrevented && isElsewhere(link.href)) event.preventDefault();
  });
  window.addEventListener('submit', (event) => event.preventDefault());
}

/** Chromium's messages about frames without permission for popups and the clipboard. */
const FRAME_WORDS = /^Blocked opening |^Permissions policy violation: The Clipboard API/;

interface Walk {
  /** Part of the seed: other names get other keys. */
  name: string;
  page: Page;
  start: () => Promise<unknown>;
  /** Paths that belong to the page. Default: its initial path. */
  home?: RegExp | undefined;
  focusLosses: readonly string[];
  complaints: string[];
}

/**
 * Presses random keys on a page. Once something has focus, no key may leave it on the body or move it out of sight, and
 * the console must stay silent. If a key leads to another page, the walk goes back.
 */
export async function walk({
  name,
  page,
  start,
  home,
  focusLosses,
  complaints,
}: Walk): Promise<void> {
  const seed = Number(process.env.WALK_SEED);
  console.log(`A random walk, ${name}: WALK_SEED=${seed}`);
  await page.addInitScript(prepare);
  page.context().on('page', (other) => other.close());
  await start();
  const paths = home ?? new RegExp(`^${new URL(page.url()).pathname}$`);
  const steps: string[] = [];
  const told = (what: string) =>
    `${what} after step ${steps.length} of WALK_SEED=${seed}:\n${steps.slice(-NAMED_STEPS).join('\n')}\n`;
  const look = () => page.evaluate(position, paths);
  /** Allows for focus that moves in an effect or after a response. */
  const untilFocused = (what: string) =>
    expect.poll(async () => (await look()).focused, { message: told(what) }).not.toBe('');
  const listen = () => {
    const heard = complaints.filter((complaint) => !FRAME_WORDS.test(complaint));
    complaints.splice(0, complaints.length, ...heard);
    expect(focusLosses, told('no key leaves focus on the body')).toEqual([]);
    expect(complaints, told('the console stays silent')).toEqual([]);
  };
  let last = (await look()).focused;
  for (const key of keysOf(seed, name)) {
    await page.keyboard.press(key);
    steps.push(`${key} on ${last || 'the body'}`);
    let now = await look();
    if (now.isAway) {
      await page.goBack();
      await untilFocused('the page has focus after going back');
      now = await look();
      if (now.isAway) await start();
    } else if (!now.focused) {
      // Tab leaves the page at either end and reenters it.
      const isLeft = last !== '' && /Tab$/.test(key) && !now.isGone;
      const isOutside = last === '' && !/Tab$/.test(key);
      if (!isLeft && !isOutside) {
        await untilFocused('an element has focus');
        now = await look();
      }
    }
    last = now.focused;
    if (!now.isSeen) {
      const message = told(`at least half of ${last} is in view`);
      await expect.poll(async () => (await look()).isSeen, { message }).toBe(true);
    }
    listen();
  }
  await look();
  listen();
}
