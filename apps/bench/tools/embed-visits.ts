/** What visitors and host pages of an embed page get. Functions that run in the page use nothing from around them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    visit: { paint: number; shift: number; click: FirstClick };
  }
}

/** ms from the first move of the pointer. */
export interface FirstClick {
  /** The GIF is paused: the button that is seen says Play. */
  answered: number;
  /** The client has drawn that: every other control works as well. */
  drawn: number;
}

/** ms that a visitor watches and does nothing. */
const WATCHING = 5000;

/** Slow 4G, and a machine of a quarter of the speed. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const CPU_SLOWDOWN = 4;

interface Conditions {
  isCpuSlow?: boolean;
  isLineSlow?: boolean;
}

/** Opens an empty page of the size of an embed, with an empty cache. */
async function withPage<Result>(
  browser: Browser,
  { isCpuSlow = false, isLineSlow = false }: Conditions,
  measure: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 480, height: 480 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (isLineSlow) await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
    if (isCpuSlow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    return await measure(page, cdp);
  } finally {
    await context.close();
  }
}

/** To be run before anything else of the page. */
function observe(): void {
  const visit = { paint: Number.NaN, shift: 0, click: { answered: 0, drawn: 0 } };
  window.visit = visit;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) visit.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) visit.shift += Object(entry).value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isPlay = (text: string | null) => text?.trim() === 'Play';
  // Until the client has drawn the button, its words are there twice, and style shows one of them.
  const isSeen = (button: Element) =>
    [...button.querySelectorAll('span')].some(
      (name) => isPlay(name.textContent) && name.checkVisibility(),
    );
  const onPointer = ({ timeStamp }: Event) => {
    const look = () => {
      const buttons = [...document.querySelectorAll('button')];
      const isDrawn = buttons.some((button) => isPlay(button.ariaLabel ?? button.textContent));
      const since = performance.now() - timeStamp;
      if (isDrawn || buttons.some(isSeen)) visit.click.answered ||= since;
      if (isDrawn) visit.click.drawn = since;
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener('pointermove', onPointer, { capture: true, once: true });
}

/** Largest contentful paint, in ms, and layout shift, on a slow machine and line. */
export const measurePaint = (browser: Browser, url: string) =>
  withPage(browser, { isCpuSlow: true, isLineSlow: true }, async (page) => {
    await page.goto(url);
    await page.waitForTimeout(WATCHING);
    return page.evaluate(() => window.visit);
  });

/** KB of script, gzip, that a page runs for a visitor who only watches, by the browser's coverage. */
export const measureScript = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, {}, async (page, cdp) => {
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(url);
    await page.waitForTimeout(WATCHING);
    const { result } = await cdp.send('Profiler.takePreciseCoverage');
    const { origin } = new URL(url);
    const files = result
      .filter(({ functions }) => functions.some(({ ranges }) => ranges[0]?.count))
      .map((script) => script.url)
      .filter((file) => file.startsWith(origin) && file.endsWith('.js'));
    const sizes = await Promise.all(
      [...new Set(files)].map(async (file) => {
        const code = await (await fetch(file)).arrayBuffer();
        return gzipSync(code, { level: 9 }).length / 1000;
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  });

/**
 * Measures how long a click on Pause takes, from the moment the pointer comes.
 *
 * @param isCold the pointer comes at the first paint on a slow line, otherwise once everything has loaded.
 */
export const measureClick = (browser: Browser, url: string, isCold: boolean): Promise<FirstClick> =>
  withPage(browser, { isCpuSlow: true, isLineSlow: isCold }, async (page) => {
    await page.goto(url, { waitUntil: isCold ? 'commit' : 'networkidle' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.waitForFunction(() => window.visit.click.drawn > 0);
    return page.evaluate(() => window.visit.click);
  });

/** KB of the pictures and films of one GIF that a page loads until the GIF moves. */
export const measureBytes = (browser: Browser, url: string, id: string): Promise<number> =>
  withPage(browser, {}, async (page, cdp) => {
    const files = new Set<string>();
    let bytes = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const isMedia = type === 'Image' || type === 'Media';
      if (isMedia && request.url.includes(id)) files.add(requestId);
    });
    cdp.on('Network.dataReceived', ({ requestId, dataLength }) => {
      if (files.has(requestId)) bytes += dataLength;
    });
    await page.goto(url);
    await page.waitForFunction(() => {
      const film = document.querySelector<HTMLVideoElement>('[data-film]');
      const picture = document.querySelector<HTMLImageElement>('section .giphy-gif-img');
      return film ? film.currentTime > 0 : !!picture?.complete && picture.naturalWidth > 0;
    });
    await page.waitForLoadState('networkidle');
    return bytes / 1000;
  });

/** ms of CPU that scripts take on a host page with frames of embed pages, and KB that all of them load. */
export async function measureHost(browser: Browser, urls: readonly string[]) {
  const frames = urls.map((url) => `<iframe src="${url}" width="480" height="480"></iframe><br>`);
  // A browser lets no page of a file or of about:blank have frames of this machine.
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,">${frames.join('\n')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await withPage(browser, {}, async (page, cdp) => {
      let bytes = 0;
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(`http://localhost:${port}/`);
      await page.waitForTimeout(WATCHING);
      const { metrics } = await cdp.send('Performance.getMetrics');
      const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
      return { script: 1000 * seconds, kilobytes: bytes / 1000 };
    });
  } finally {
    server.close();
  }
}
