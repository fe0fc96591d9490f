/**
 * Measures what becomes of events when pages are left. Tabs close with 300 events in their queues while the
 * service fails; pages are left within a second while it works. No event may be lost, none may arrive twice.
 *
 *     node scripts/measure-leaving.ts [closes, default 200] [leaves, default 100]
 */
import { chromium } from '@playwright/test';
import { serveSite } from '../e2e/analytics-site.ts';
import {
  closeWhileFailing,
  leaveWhileWorking,
  type MeasureOptions,
  type Result,
  serveCountingService,
} from '../e2e/leaving.ts';
import { CHROMIUM_ARGS } from '../e2e/settings.ts';
import { findChromium } from './chromium.ts';

const [closes = 200, leaves = 100] = process.argv.slice(2).map(Number);

const site = await serveSite();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_ARGS,
  // Playwright turns the back/forward cache off, browsers have it on.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** Each measurement has a visitor and a service of its own. */
async function run(
  measure: (options: MeasureOptions) => Promise<Result>,
  rounds: number,
): Promise<Result> {
  const service = await serveCountingService();
  const context = await browser.newContext();
  const address = (url: string) => `${site.url}/analytics?${new URLSearchParams({ service: url })}`;
  const result = await measure({ context, service, address, rounds });
  await context.close();
  await service.close();
  return result;
}

const results = {
  'tabs closed while the service fails': await run(closeWhileFailing, closes),
  'pages left while the service works': await run(leaveWhileWorking, leaves),
};
await browser.close();
await site.close();

console.table(results);
const isPerfect = Object.values(results).every(({ lost, repeated }) => lost + repeated === 0);
process.exitCode = isPerfect ? 0 : 1;
