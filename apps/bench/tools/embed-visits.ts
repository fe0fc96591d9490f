/** What visitors and host pages of an embed page get. Functions that run in the page use nothing from around them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { type MeasuredPage, openMeasuredPage } from './bench-browser.ts';

declare global {
  interface Window {
    visit: {
      /** ms from navigation to the largest contentful paint. */
      paint: number;
      /** Layout shift. */
      shift: number;
      /** ms from the pointer's first move until the GIF is paused: the button that is seen says Play. */
      answered: number;
      /** ms from the pointer's first move until the client has drawn that: every other control works as well. */
      drawn: number;
    };
  }
}

/** ms that a visitor watches and does nothing. */
const WATCHING = 5000;

/** Slow 4G. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const CPU_SLOWDOWN = 4;

/** To be run before anything else of the page. */
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
  // Until the client has drawn the button, both of its names are in it, and style shows one of them.
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

/** Opens an empty page of the size of an embed, with an empty cache. */
async function withPage<Result>(
  browser: Browser,
  { isCpuSlow = false, isLineSlow = false },
  measure: (measured: MeasuredPage) => Promise<Result>,
): Promise<Result> {
  const measured = await openMeasuredPage(browser, { width: 480, height: 480 });
  const { page, cdp, close } = measured;
  try {
    await cdp.send('Network.enable');
    if (isLineSlow) await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
    if (isCpuSlow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    return await measure(measured);
  } finally {
    await close();
  }
}

/** A page on a slow machine and line whose visitor only watches; with KB of its script and of the GIF's files. */
export const watch = (browser: Browser, url: string, id: string) =>
  withPage(browser, { isCpuSlow: true, isLineSlow: true }, async ({ page, cdp }) => {
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
  });

/**
 * A visitor who clicks on Pause on a slow machine.
 *
 * @param isCold the pointer comes at the first paint on a slow line, otherwise once everything has loaded.
 */
export const click = (browser: Browser, url: string, isCold: boolean) =>
  withPage(browser, { isCpuSlow: true, isLineSlow: isCold }, async ({ page }) => {
    await page.goto(url, { waitUntil: isCold ? 'commit' : 'networkidle' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.waitForFunction(() => window.visit.drawn > 0);
    return page.evaluate(() => window.visit);
  });

/** ms of CPU that scripts take on a host page with frames of embed pages, and KB that all of them load. */
export async function host(browser: Browser, urls: readonly string[]) {
  const frames = urls.map((url) => `<iframe src="${url}" width="480" height="480"></iframe><br>`);
  // A browser lets no page of a file or of about:blank have frames of this machine.
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,">${frames.join('\n')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await withPage(browser, {}, async ({ page, cdp, mainThread }) => {
      let bytes = 0;
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(`http://localhost:${port}/`);
      await page.waitForTimeout(WATCHING);
      const { script } = await mainThread();
      return { script, kilobytes: bytes / 1000 };
    });
  } finally {
    server.close();
  }
}
