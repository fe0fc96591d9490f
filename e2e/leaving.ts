import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import type { Server } from './analytics-site.ts';

/** A pingback service that counts how often each event arrives. */
export interface CountingService extends Server {
  /** The same service for pages whose every request fails. */
  failingUrl: string;
  /** How often the event of each number has arrived. */
  readonly arrivals: Map<number, number>;
}

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'POST',
};

/** Requests to paths below this one fail. */
const FAILING = '/failing';

interface Body {
  events: { attributes: { number: string } }[];
}

/** Starts a counting service. */
export async function serveCountingService(): Promise<CountingService> {
  const arrivals = new Map<number, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isAccepted = request.method === 'POST' && !request.url?.startsWith(FAILING);
    if (isAccepted) {
      const { events } = JSON.parse(Buffer.concat(chunks).toString()) as Body;
      for (const { attributes } of events) {
        const number = Number(attributes.number);
        arrivals.set(number, (arrivals.get(number) ?? 0) + 1);
      }
    }
    const isPreflight = request.method === 'OPTIONS';
    response.writeHead(isAccepted || isPreflight ? 204 : 503, HEADERS).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    failingUrl: url + FAILING,
    arrivals,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Closes a page as a visitor does, who lets it run to its end. */
export async function close(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** Counts events on a page, numbered from `first`. */
export const count = (page: Page, first: number, events: number): Promise<void> =>
  page.evaluate(([from, many]) => window.analytics.count(from, many), [first, events] as const);

/** What became of the events of several pages. */
export interface Result {
  rounds: number;
  /** Rounds that lost an event. */
  lost: number;
  /** Rounds in which an event arrived more than once. */
  repeated: number;
}

export interface MeasureOptions {
  context: BrowserContext;
  service: CountingService;
  /** Address of a page that counts events and sends them to the service of that URL. */
  address: (service: string) => string;
  rounds: number;
}

const summarize = ({ arrivals }: CountingService, rounds: number, events: number): Result => {
  const timesOf = (round: number) =>
    Array.from({ length: events }, (_, index) => arrivals.get(round * events + index) ?? 0);
  const all = Array.from({ length: rounds }, (_, round) => timesOf(round));
  return {
    rounds,
    lost: all.filter((times) => times.includes(0)).length,
    repeated: all.filter((times) => times.some((time) => time > 1)).length,
  };
};

/**
 * Closes tabs with 300 events in their queues while the service fails. Every second tab has heard of the failure,
 * the others close at once. The next page has to deliver the events, to a service that works.
 */
export async function closeWhileFailing(options: MeasureOptions): Promise<Result> {
  const { context, service, address, rounds } = options;
  const EVENTS = 300;
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await page.goto(address(service.failingUrl));
    await count(page, round * EVENTS, EVENTS);
    if (round % 2) {
      const failure = page.waitForResponse((response) => response.status() === 503);
      await page.evaluate(() => window.analytics.flush());
      await failure;
    }
    await close(page);

    const next = await context.newPage();
    await next.goto(address(service.url));
    await next.evaluate(() => window.analytics.flush());
    await next.waitForFunction(() => window.analytics.queued() === 0);
    await close(next);
  }
  return summarize(service, rounds, EVENTS);
}

const WAYS: readonly ((page: Page, next: string) => Promise<unknown>)[] = [
  (page, next) => page.goto(next),
  (page) => page.reload(),
  (page, next) =>
    Promise.all([page.waitForURL(next), page.evaluate((url) => location.assign(url), next)]),
];

/** Leaves pages by links, addresses and reloads, within the second that events wait. The service works. */
export async function leaveWhileWorking(options: MeasureOptions): Promise<Result> {
  const { context, service, address, rounds } = options;
  const EVENTS = 5;
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await page.goto(address(service.url));
    await count(page, round * EVENTS, EVENTS);
    await WAYS[round % WAYS.length]?.(page, `${address(service.url)}&next`);
    await page.evaluate(() => window.analytics.flush());
    await page.waitForFunction(() => window.analytics.queued() === 0);
    await close(page);
  }
  return summarize(service, rounds, EVENTS);
}
