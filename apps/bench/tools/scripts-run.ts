import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { withPage } from './slow-page.ts';

/** ms after which a page that was loaded has counted that it is seen. */
const LOOKING_ON = 3000;
const KILOBYTE = 1000;

/**
 * KB of script, each file compressed by gzip, that a page runs for a visitor who only watches. What it fetches
 * for later is not among them.
 */
export const scriptsRun = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, {}, async (page, cdp) => {
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(LOOKING_ON);
    const { result } = await cdp.send('Profiler.takePreciseCoverage');
    const { origin } = new URL(url);
    const files = result
      .filter(({ functions }) => functions.some(({ ranges }) => ranges[0]?.count))
      .map((script) => script.url)
      .filter((file) => file.startsWith(origin) && file.endsWith('.js'));
    const sizes = await Promise.all(
      [...new Set(files)].map(async (file) => {
        const code = await (await fetch(file)).arrayBuffer();
        return gzipSync(code, { level: 9 }).length / KILOBYTE;
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  });
