import type { Browser } from '@playwright/test';
import { openMeasuredPage } from './bench-browser.ts';
import { serveHostPage } from './host-page.ts';

/** ms that the visitor looks on and does nothing, after all has loaded. */
const LOOKING_ON = 5000;

export interface BlogPost {
  /** ms of CPU that scripts take. */
  script: number;
  /** KB that the page and its frames load. */
  kilobytes: number;
}

/** The cost of a host page with a frame for each of these embed pages, one below the other. */
export async function blogPost(browser: Browser, urls: readonly string[]): Promise<BlogPost> {
  const frames = urls.map((url) => `<iframe src="${url}" width="480" height="480"></iframe><br>`);
  const host = await serveHostPage(frames.join('\n'));
  const { page, mainThread, close } = await openMeasuredPage(browser);
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(host.url);
    await page.waitForTimeout(LOOKING_ON);
    const { script } = await mainThread();
    return { script, kilobytes: bytes / 1000 };
  } finally {
    await close();
    host.close();
  }
}
