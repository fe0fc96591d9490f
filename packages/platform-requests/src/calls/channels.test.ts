import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../create-platform.ts';
import { ArgumentError } from '../errors.ts';
import { first, openWire } from '../test/wire.ts';

it('gets a channel with and without its children', async () => {
  const { channels } = await openWire();
  const parent = await channels.createChannel({ display_name: 'Parent' });
  await channels.createChannel({ display_name: 'Child', parent: parent.id });
  const whole = await channels.getChannel(parent.id);
  expect(whole.children).toMatchObject([{ slug: 'child' }]);
  const bare = await channels.getChannel(parent.id, { fetchChildren: false });
  expect(bare).toMatchObject({ children: [], has_children: true });
});

it('throws without a parent’s id in both forms', async () => {
  const { platform, channels, seen, logged } = await openWire();
  const message = "We cannot fetch a channel's children without its parent's id.";
  for (const id of [undefined, '']) {
    await expect(platform.channels.getChannelChildren(id)).rejects.toThrow(message);
    await expect(channels.getChannelChildren(id)).rejects.toThrow(ArgumentError);
  }
  expect([seen(), logged]).toEqual([0, []]);
});

describe('an update', () => {
  /** A platform whose server returns this job status, and the time of each request, in ms. */
  function openJobs(statusAfter: (polls: number) => string) {
    vi.useFakeTimers();
    const began = Date.now();
    const requests: string[] = [];
    const platform = createPlatform({
      origin: 'https://example.com',
      logger: { error: () => {} },
      fetch: async (url, init) => {
        const { pathname, search } = new URL(String(url));
        requests.push(`${Date.now() - began} ${init?.method} ${pathname}${search}`);
        const isPoll = pathname.endsWith('/retrieve-job/');
        return Response.json(
          isPoll ? { status: statusAfter(requests.length - 1) } : { id: 1, flush_uuid: 'job' },
        );
      },
    });
    return { update: platform.strict.channels.updateChannel, requests };
  }

  const poll = 'GET /api/v4/channels/retrieve-job/?job=job';

  it('polls the job every 500 ms until it is done', async () => {
    const { update, requests } = openJobs((polls) => (polls === 2 ? 'DONE' : 'PENDING'));
    const updated = update(1, { display_name: 'After' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await updated).toMatchObject({ id: 1, flush_uuid: 'job' });
    expect(requests).toEqual(['0 PATCH /api/v4/channels/1/', `0 ${poll}`, `500 ${poll}`]);
  });

  it('resolves after 8 polls when the job is never done', async () => {
    const { update, requests } = openJobs(() => 'PENDING');
    const updated = update(1, { display_name: 'After' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await updated).toMatchObject({ id: 1 });
    expect(requests.slice(1)).toHaveLength(8);
    expect(requests.at(-1)).toBe(`3500 ${poll}`);
  });

  it('stops polling when the signal is aborted', async () => {
    const controller = new AbortController();
    const { update, requests } = openJobs(() => 'PENDING');
    const updated = update(1, {}, { signal: controller.signal }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('enough'));
    expect(await updated).toMatchObject({ message: 'enough' });
    expect(requests).toHaveLength(2);
  });
});

it('updates a channel without waiting, and gets the status of the job', async () => {
  const { channels } = await openWire();
  const { id } = await channels.createChannel({ display_name: 'Patched' });
  const { flush_uuid = '' } = await channels.patchChannel(id, { description: 'New words.' });
  expect(await channels.getChannelJob(flush_uuid)).toMatchObject({ status: 'PENDING' });
  expect(await channels.getChannelJob(flush_uuid)).toMatchObject({ status: 'DONE' });
});

it('gets a channel’s feed, by default 25 GIFs per page', async () => {
  const { channels } = await openWire();
  const { id } = first((await channels.getChannelsBySlug('gifkit')).results);
  const feed = await channels.getChannelFeed(id);
  expect(feed.results.length).toBeGreaterThan(1);
  expect(first(feed.results)).toMatchObject({ is_sticker: false, user: { username: 'gifkit' } });
  const second = await channels.getChannelFeed(id, { limit: 1, offset: 1 });
  expect(second.results.map((gif) => gif.id)).toEqual([feed.results[1]?.id]);
});
