import type { Browser } from '@playwright/test';
import { type Throttling, throttle } from './bench-browser.ts';

interface FirstScreen {
  /** ms from navigation. */
  picture?: number;
  largest?: number;
  moving?: number;
  /** Pixels of the files per CSS pixel, the mean of the tiles in view. */
  sharpness?: number;
}

declare global {
  interface Window {
    firstScreen: FirstScreen;
  }
}

/** Runs in the page: notes when its first picture is whole, and when all tiles in view move. */
function watchFirstScreen(): void {
  const first: FirstScreen = {};
  window.firstScreen = first;
  const note = ({ target }: Event) => {
    const { currentSrc = '' } = target as HTMLImageElement;
    if (currentSrc.includes('/media/')) first.picture ??= performance.now();
  };
  for (const type of ['load', 'loadeddata'])
    document.addEventListener(type, note, { capture: true });
  new PerformanceObserver((list) => {
    first.largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const isMoving = (src: string) => src.includes('/media/') && !/_s\.\w+$/.test(src);
  /** Pixels per CSS pixel of what moves in a tile; undefined while nothing does. */
  const sharpnessOf = (tile: Element): number | undefined => {
    const { width } = tile.getBoundingClientRect();
    const video = tile.querySelector('video');
    if (video && video.currentTime > 0) return video.videoWidth / width;
    const image = tile.querySelector('img');
    if (!image?.complete || !isMoving(image.currentSrc)) return undefined;
    return image.naturalWidth / width;
  };
  /** Whether the upper edge shows; a scroll container may clip the tile. */
  const isInView = (tile: Element) => {
    const { left, width, top } = tile.getBoundingClientRect();
    return tile.contains(document.elementFromPoint(left + width / 2, Math.max(0, top) + 2));
  };
  const look = () => {
    const tiles = [...document.querySelectorAll('[data-giphy-id], .giphy-gif')].filter(isInView);
    const found = tiles.map(sharpnessOf).filter((one) => one !== undefined);
    if (tiles.length === 0 || found.length < tiles.length) {
      requestAnimationFrame(look);
      return;
    }
    first.moving = performance.now();
    first.sharpness = found.reduce((sum, one) => sum + one, 0) / found.length;
  };
  requestAnimationFrame(look);
}

/** px of a phone, with two device pixels each. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** Opens an empty page of a phone that counts the files of media that pages load. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watchFirstScreen);
  const cdp = await context.newCDPSession(page);
  const media = new Map<string, string>();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/media/')) media.set(requestId, request.url);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (media.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return {
    page,
    cdp,
    /** URLs in the order of their requests. */
    files: () => [...media.values()],
    KB: () => bytes / 1000,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Loads a page on a phone until all tiles in view move: times in ms, and KB of media until then. */
export async function measureFirst(browser: Browser, url: string, on: Throttling) {
  await using phone = await openPhone(browser);
  const { page, cdp } = phone;
  await throttle(cdp, on);
  await page.goto(url);
  await page.waitForFunction(() => window.firstScreen.moving !== undefined, undefined, {
    timeout: 90_000,
  });
  const { picture, largest, moving, sharpness } = await page.evaluate(() => window.firstScreen);
  const paint = await page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime);
  return {
    'first paint, ms': Number(paint),
    'first picture, ms': Number(picture),
    'largest contentful paint, ms': Number(largest),
    'all in view move, ms': Number(moving),
    'media until then, KB': phone.KB(),
    'file pixels per CSS pixel': Number(sharpness),
  };
}
