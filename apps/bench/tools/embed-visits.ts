/**
 * Measurements of embed pages for visitors and host pages. Functions that run in the page cannot use outer
 * variables.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { type MeasuredPage, openMeasuredPage } from './bench-browser.ts';

declare global {
  interface Window {
    visit: {
      /** Time in ms from navigation to the largest contentful paint. */
      paint: number;
      shift: number;
      /**
       * Time in ms from the pointer's first move until the GIF is paused and the visible button says Play.
       */
      answered: number;
      /**
       * Time in ms from the pointer's first move until the client has drawn the pause, and all controls work.
       */
      drawn: number;
    };
  }
}

/** Time in ms that a visitor watches without interaction. */
const WATCHING = 5000;

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const CPU_SLOWDOWN = 4;

/** Must run before all other scripts of the page. */
function observe(): void {
  const visit = { paint: Number.NaN, shift: 0, answered: 0, drawn: 0 };
  window.visit = visit;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) visit.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) visit.shift += Object(entry).value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isPlay = (text: string | null) => text?.trim() === 'Play';
  // Before hydration, the button has both names, and CSS shows one of them.
  const isSeen = (name: Element) => isPlay(name.textContent) && name.checkVisibility();
  const onPointer = ({ timeStamp }: Event) => {
    const look = () => {
      const since = performance.now() - timeStamp;
      const buttons = [...document.querySelectorAll('button')];
      const isDrawn = buttons.some((button) => isPlay(button.ariaLabel ?? button.textContent));
      if (isDrawn || [...document.querySelectorAll('button span')].some(isSeen)) {
        visit.answered ||= since;
      }
      if (isDrawn) visit.drawn = since;
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener('pointermove', onPointer, { capture: true, once: true });
}

/** Opens an empty page of the size of an embed with an empty cache. */
async function openVisit(
  browser: Browser,
  { isCpuSlow = false, isLineSlow = false } = {},
): Promise<MeasuredPage> {
  const measured = await openMeasuredPage(browser, { width: 480, height: 480 });
  const { page, cdp } = measured;
  await cdp.send('Network.enable');
  if (isLineSlow) await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  if (isCpuSlow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  return measured;
}

/**
 * Measures a visitor who only watches, on a slow machine and network. Returns sizes of scripts and media in
 * KB.
 */
export async function watch(browser: Browser, url: string, id: string) {
  await using visit = await openVisit(browser, { isCpuSlow: true, isLineSlow: true });
  const { page, cdp } = visit;
  const kilobytes = { script: 0, media: 0 };
  const kinds = new Map<string, keyof typeof kilobytes>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script') kinds.set(requestId, 'script');
    else if (type !== 'Document' && request.url.includes(id)) kinds.set(requestId, 'media');
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) kilobytes[kind] += encodedDataLength / 1000;
  });
  await page.goto(url);
  await page.waitForTimeout(WATCHING);
  return { ...(await page.evaluate(() => window.visit)), ...kilobytes };
}

/**
 * Measures a visitor who clicks Pause on a slow machine.
 *
 * @param isCold moves the pointer at the first paint on a slow network, otherwise once everything has loaded.
 */
export async function click(browser: Browser, url: string, isCold: boolean) {
  await using visit = await openVisit(browser, { isCpuSlow: true, isLineSlow: isCold });
  const { page } = visit;
  await page.goto(url, { waitUntil: isCold ? 'commit' : 'networkidle' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.waitForFunction(() => window.visit.drawn > 0);
  return await page.evaluate(() => window.visit);
}

/** Measures a host page with embed frames: CPU time of scripts in ms, and size of all loads in KB. */
export async function host(browser: Browser, urls: readonly string[]) {
  const frames = urls.map((url) => `<iframe src="${url}" width="480" height="480"></iframe><br>`);
  // Browsers block local frames in file: and about:blank pages.
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,">${frames.join('\n')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  server.unref();
  await using visit = await openVisit(browser);
  const { page, cdp, mainThread } = visit;
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`http://localhost:${port}/`);
  await page.waitForTimeout(WATCHING);
  const { script } = await mainThread();
  return { script, kilobytes: bytes / 1000 };
}
