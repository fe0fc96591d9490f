import type { Browser, CDPSession, Page } from '@playwright/test';

/** The frame that an embed code makes. */
export const FRAME = { width: 480, height: 480 };

/** Slow 4G: 1.6 Mbit/s, 150 ms. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

export interface PageConditions {
  /** How many times slower the machine is. @default 1 */
  cpuSlowdown?: number;
  /** @default false */
  isLineSlow?: boolean;
  /** It is touched, rather than pointed at. @default false */
  hasTouch?: boolean;
}

/** Opens an empty page in a profile of its own, lets it be measured, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  { cpuSlowdown = 1, isLineSlow = false, hasTouch = false }: PageConditions,
  measure: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: FRAME, hasTouch });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (isLineSlow) await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await measure(page, cdp);
  } finally {
    await context.close();
  }
}
