import { GiphyFetch, getPingbackId } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { createSandbox } from '@gifkit/sandbox';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onOtherPage } from './delivery/test/other-page.ts';
import { createAnalytics } from './pingback/create-analytics.ts';
import { gifPingback } from './pingback/gif-pingback.ts';
import type { Pingback } from './pingback/types.ts';

const ORIGIN = 'https://api.example.com';
const position = { x: 1, y: 2, width: 3, height: 4 } as DOMRectReadOnly;

const sandbox = createSandbox();
const network = setupServer(http.all(`${ORIGIN}/*`, ({ request }) => sandbox.fetch(request)));
const service = { pingbackUrl: ORIGIN, apiKey: 'key' };
const create = () => createAnalytics(service);

let gif: IGif;

beforeAll(async () => {
  network.listen({ onUnhandledFrame: 'error' });
  const client = new GiphyFetch('key', {}, { baseUrl: `${ORIGIN}/v1` });
  const { data } = await client.trending({ limit: 1 });
  gif = data[0] as IGif;
});
beforeEach(() => {
  localStorage.clear();
  sandbox.reset();
});
afterAll(async () => {
  network.close();
  await sandbox.close();
});

const seen = (): Pingback => {
  const attributes = { layout_type: 'GRID' };
  const pingback = gifPingback('SEEN', gif, { position, attributes });
  if (!pingback) throw new Error('The GIF has no payload.');
  return { ...pingback, queueEvents: false };
};

/** Follows docs/data-path.md step by step. */
describe('the path of an event', () => {
  it('starts at a GIF, with the payload of the service', () => {
    expect(gif.analytics_response_payload).toBeTruthy();
    expect(seen()).toMatchObject({
      actionType: 'SEEN',
      analyticsResponsePayload: gif.analytics_response_payload,
    });
  });

  it('ends at the service, with all required fields', async () => {
    const analytics = create();
    analytics.pingback({ ...seen(), userId: 42, eventType: 'GIF_TRENDING' });
    await expect.poll(() => analytics.queued).toBe(0);
    expect(sandbox.events()).toEqual([
      {
        event_id: expect.any(String),
        ts: expect.any(Number),
        action_type: 'SEEN',
        event_type: 'GIF_TRENDING',
        user_id: getPingbackId(),
        logged_in_user_id: '42',
        analytics_response_payload: gif.analytics_response_payload,
        attributes: { position: JSON.stringify(position), layout_type: 'GRID' },
      },
    ]);
  });

  it('survives its page: the next page delivers it, and a duplicate counts once', async () => {
    create().pingback(seen());
    window.dispatchEvent(new Event('pagehide'));
    const next = await onOtherPage(() => import('./pingback/create-analytics.ts')).then((page) =>
      page.createAnalytics(service),
    );
    next.pingback(seen());
    await expect.poll(() => next.queued).toBe(0);
    expect(sandbox.events()).toHaveLength(2);
  });
});
