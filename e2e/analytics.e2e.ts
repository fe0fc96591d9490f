import type { BrowserContext, Page } from '@playwright/test';
import { createSandbox } from '../packages/sandbox/src/create-sandbox.ts';
import { serve } from '../packages/sandbox/src/serve.ts';
import { expect, test } from './fixtures.ts';
import { serveHost } from './host-site.ts';
import { serveDuring } from './serve-during.ts';
import { WHOLE_CHROMIUM } from './settings.ts';

// Playwright disables the back/forward cache, which browsers enable.
test.use({
  launchOptions: { ...WHOLE_CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const site = serveDuring(() => serveHost('analytics.ts'));

/** A GIF service on which every third pingback request fails, alternately with an error and a broken connection. */
async function serveUnreliableService() {
  const sandbox = createSandbox();
  let posts = 0;
  const server = await serve(
    {
      async fetch(request) {
        const isPingback = request.method === 'POST' && request.url.includes('/v2/pingback');
        if (isPingback) posts += 1;
        if (!isPingback || posts % 3) return sandbox.fetch(request);
        return posts % 2 ? Response.error() : new Response(null, { status: 503 });
      },
    },
    { port: 0 },
  );
  return {
    url: server.url,
    events: sandbox.events,
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}

const service = serveDuring(serveUnreliableService);

const address = (): string => `${site().url}/?${new URLSearchParams({ service: service().url })}`;

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address());
  return page;
}

/** Closes a page like a visitor, including its unload events. */
async function close(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

const count = (page: Page, first: number, events: number): Promise<void> =>
  page.evaluate(([from, many]) => window.analytics.count(from, many), [first, events] as const);

const endings: Record<string, (page: Page, first: number, events: number) => Promise<void>> = {
  async 'navigates away'(page, first, events) {
    await count(page, first, events);
    await page.goto(`${address()}&next`);
  },
  async reloads(page, first, events) {
    await count(page, first, events);
    await page.reload();
  },
  async 'goes back'(page, first, events) {
    await page.goto(`${address()}&next`);
    await count(page, first, events);
    await page.goBack({ waitUntil: 'commit' });
  },
  async closes(page, first, events) {
    await count(page, first, events);
    await close(page);
  },
  async 'removes a frame'(page, first, events) {
    await page.evaluate(
      ([url, from, many]) =>
        new Promise<void>((resolve) => {
          const frame = document.createElement('iframe');
          frame.src = url;
          frame.onload = () => {
            frame.contentWindow?.analytics.count(from, many);
            frame.remove();
            resolve();
          };
          document.body.append(frame);
        }),
      [address(), first, events] as const,
    );
  },
};

test('200 events arrive exactly once by id although a third of the requests fails', async ({
  context,
}) => {
  test.slow();
  const ROUNDS = 2;
  const EVENTS = 20;
  let sent = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const end of Object.values(endings)) {
      const page = await open(context);
      await end(page, sent, EVENTS);
      sent += EVENTS;
      if (!page.isClosed()) await close(page);
    }
  }

  // The visitor returns. Undelivered events are sent now; events of pages that ended before the response are sent again
  // as soon as one request fails.
  const page = await open(context);
  const storedEntries = async () => {
    await count(page, sent, 1);
    sent += 1;
    await page.evaluate(() => window.analytics.flush());
    return page.evaluate(() => localStorage.length);
  };
  await expect.poll(storedEntries, { timeout: 60_000, message: 'no stored entry remains' }).toBe(0);
  await expect.poll(() => service().events().length, { timeout: 60_000 }).toBe(sent);
  const numbers = service()
    .events()
    .map(({ attributes }) => Number(Object(attributes).number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: sent }, (_, n) => n));
});

test('a page returns from the back/forward cache, with and without queued events', async ({
  page,
  complaints,
}) => {
  for (const events of [0, 5]) {
    await page.goto(address());
    await count(page, 100 * events, events);
    await page.goto(`${address()}&next`);
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => window.analytics.wasRestored)).toBe(true);
  }
  complaints.length = 0;
});
