import { expect, type Page } from '@playwright/test';
import { seededIndex } from '../packages/model/src/seed.ts';

/** Key steps of one walk. */
const STEPS = 300;

/** ms until what a step led to has the focus. */
const PATIENCE = 2_000;

/** Steps that a failure names, the last of them being the one that failed. */
const NAMED_STEPS = 12;

/** The keys of a walk, and how often each is pressed beside the others. */
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
  // Letters that somebody types, and all that are shortcuts somewhere.
  a: 2,
  c: 1,
  f: 1,
  k: 2,
  m: 2,
  s: 2,
  '/': 1,
};
const KEYS = Object.entries(SHARES).flatMap(([key, share]) => Array<string>(share).fill(key));

/** The keys of a walk: the same for the same seed and name. */
export const keysOf = (seed: number, name: string): string[] =>
  Array.from(
    { length: STEPS },
    (_, step) => KEYS[seededIndex(`${seed} ${name} ${step}`, KEYS.length)] ?? 'Tab',
  );

interface Position {
  /** What has the focus; empty for the body. */
  focused: string;
  /** Whether what had the focus last has left the page. */
  isGone: boolean;
  /** Whether the page has become another one. */
  isAway: boolean;
}

declare global {
  interface Window {
    /** What had the focus last. */
    walked?: Element;
  }
}

/** Runs in a page: where a walk is, after the frame that answers its last key. */
const position = async (home: RegExp): Promise<Position> => {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    // A hidden page has no frames.
    setTimeout(resolve, 100);
  });
  const { activeElement, body, documentElement } = document;
  const isNobody = !activeElement || activeElement === body || activeElement === documentElement;
  const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim();
  return {
    focused: isNobody ? '' : `${activeElement.localName} “${name?.slice(0, 40)}”`,
    isGone: window.walked?.checkVisibility({ visibilityProperty: true }) === false,
    isAway: !home.test(location.pathname) && !document.querySelector('dialog[open]'),
  };
};

/** Runs in a page, before its own scripts: no link and no form leads to another document; notes what has the focus. */
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

/** What Chromium says of frames in which the host allows no windows and no clipboard. */
const FRAME_WORDS = /^Blocked opening |^Permissions policy violation: The Clipboard API/;

interface Walk {
  /** Other names take other ways. */
  name: string;
  page: Page;
  /** Shows the page. */
  start: () => Promise<unknown>;
  /** Paths that belong to the page. @default the one that it starts with */
  home?: RegExp | undefined;
  focusLosses: readonly string[];
  complaints: string[];
}

/**
 * Presses keys at random on a page. The focus, once it is somewhere, is never on the body after a step, and the
 * console stays silent. Where a key leads to another page, the walk goes back.
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
  /** What gives the focus on in an effect, or when a response has come, has done so some frames later. */
  const untilFocused = (what: string) =>
    expect
      .poll(async () => (await look()).focused, { message: told(what), timeout: PATIENCE })
      .not.toBe('');
  const listen = () => {
    const heard = complaints.filter((complaint) => !FRAME_WORDS.test(complaint));
    complaints.splice(0, complaints.length, ...heard);
    expect(focusLosses, told('nothing leaves the focus on the body')).toEqual([]);
    expect(complaints, told('the console is silent')).toEqual([]);
  };
  let last = '';
  for (const key of keysOf(seed, name)) {
    await page.keyboard.press(key);
    steps.push(`${key} on ${last || 'the body'}`);
    let now = await look();
    if (now.isAway) {
      await page.goBack();
      await untilFocused('the page that one comes back to has the focus');
      now = await look();
      if (now.isAway) await start();
    } else if (!now.focused) {
      // The Tab key leaves the page at its ends, and enters it again.
      const isLeft = last !== '' && /Tab$/.test(key) && !now.isGone;
      const isOutside = last === '' && !/Tab$/.test(key);
      if (!isLeft && !isOutside) {
        await untilFocused('the focus is somewhere');
        now = await look();
      }
    }
    last = now.focused;
    listen();
  }
  await look();
  listen();
}
