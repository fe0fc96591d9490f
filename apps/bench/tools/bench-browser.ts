import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../../e2e/settings.ts';
import { findChromium } from '../../../scripts/programs.ts';

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });

export interface Throttling {
  /** CPU slowdown factor. */
  cpu: number;
  /** Latency in ms, and bytes a second. */
  network?: { latency: number; throughput: number };
}

export async function throttle(cdp: CDPSession, { cpu, network }: Throttling): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  const { latency, throughput } = network;
  const conditions = { downloadThroughput: throughput, uploadThroughput: throughput };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, ...conditions });
}

export async function openMeasuredPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // CPU time, because wall time varies by a factor of two on a busy machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readMetrics = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  return {
    page,
    cdp,
    [Symbol.asyncDispose]: () => context.close(),
    /** CPU time of the main thread so far in ms: script, style calculation, and total; and the number of layouts. */
    async mainThread() {
      const metric = await readMetrics();
      return {
        script: 1000 * metric('ScriptDuration'),
        style: 1000 * metric('RecalcStyleDuration'),
        task: 1000 * metric('TaskDuration'),
        layouts: metric('LayoutCount'),
      };
    },
    async listeners() {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await readMetrics())('JSEventListeners');
    },
    /** JavaScript heap in MB after a garbage collection. */
    async heap() {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
    },
  };
}
