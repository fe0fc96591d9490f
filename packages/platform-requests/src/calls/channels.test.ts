import { expect, it, vi } from 'vitest';
import { ArgumentError } from '../errors/argument-error.ts';
import { first, openWire, type Wire } from '../test/wire.ts';

/** A channel of one's own. */
const makeChannel = async ({ platform }: Wire, display_name: string, parent?: number) => {
  const fields = { display_name, ...(parent !== undefined && { parent }) };
  return platform.strict.channels.createChannel(fields);
};

it('makes a channel', async () => {
  const wire = await openWire();
  const channel = await makeChannel(wire, 'Loud Cats');
  expect(wire.last().line).toBe('POST /api/v4/channels/');
  expect(JSON.parse(wire.last().body)).toEqual({ display_name: 'Loud Cats' });
  expect(channel).toMatchObject({ display_name: 'Loud Cats', slug: 'loud-cats', parent: null });
  expect(await wire.platform.channels.getChannel(channel.id)).toMatchObject({ slug: 'loud-cats' });
});

it('gets a channel with and without those below it', async () => {
  const wire = await openWire();
  const { channels } = wire.platform.strict;
  const parent = await makeChannel(wire, 'Parent');
  await makeChannel(wire, 'Child', parent.id);
  const whole = await channels.getChannel(parent.id);
  expect(wire.last().line).toBe(`GET /api/v4/channels/${parent.id}`);
  expect(whole.children).toMatchObject([{ slug: 'child' }]);
  const bare = await channels.getChannel(parent.id, { fetchChildren: false });
  expect(wire.last().line).toBe(`GET /api/v4/channels/${parent.id}?fetch_children=false`);
  expect(bare).toMatchObject({ children: [], has_children: true });
});

it('finds channels by slug', async () => {
  const wire = await openWire();
  const found = await wire.platform.channels.getChannelsBySlug('snacktime');
  expect(wire.last().line).toBe('GET /api/v4/channels?slug=snacktime');
  expect(found).toMatchObject({ count: 1, results: [{ display_name: 'Snack Time' }] });
});

it('moves a channel below another one and beside it', async () => {
  const wire = await openWire();
  const { channels } = wire.platform.strict;
  const target = await makeChannel(wire, 'Target');
  const one = await makeChannel(wire, 'One');
  const two = await makeChannel(wire, 'Two');
  await channels.moveChannel(one.id, { position: 'last-child', targetChannel: target.id });
  expect(wire.last().line).toBe(`POST /api/v4/channels/${one.id}/move/`);
  expect(JSON.parse(wire.last().body)).toEqual({
    position: 'last-child',
    target_channel: target.id,
  });
  const moved = await channels.moveChannel(two.id, { position: 'left', targetChannel: one.id });
  expect(moved.parent).toBe(target.id);
  const { results } = await channels.getChannelChildren(target.id);
  expect(wire.last().line).toBe(`GET /api/v4/channels/${target.id}/children/`);
  expect(results.map(({ slug }) => slug)).toEqual(['two', 'one']);
  await channels.moveChannel(one.id, { position: 0, targetChannel: target.id });
  const again = await channels.getChannel(target.id);
  expect(again.children.map(({ slug }) => slug)).toEqual(['one', 'two']);
});

it('refuses to move a channel below itself', async () => {
  const wire = await openWire();
  const { channels } = wire.platform.strict;
  const { id } = await makeChannel(wire, 'Ouroboros');
  await expect(
    channels.moveChannel(id, { position: 'first-child', targetChannel: id }),
  ).rejects.toMatchObject({ status: 400 });
});

it('throws when it is to fetch children without a parent, also where failures are logged', async () => {
  const { platform, seen, logged } = await openWire();
  const message = "We cannot fetch a channel's children without its parent's id.";
  for (const id of [undefined, '']) {
    await expect(platform.channels.getChannelChildren(id)).rejects.toThrow(message);
    await expect(platform.strict.channels.getChannelChildren(id)).rejects.toThrow(ArgumentError);
  }
  expect([seen, logged]).toEqual([[], []]);
});

it('updates a channel and asks for the job until it is done', async () => {
  const wait = vi.fn(async () => {});
  const wire = await openWire({ wait });
  const { id } = await makeChannel(wire, 'Before');
  wire.seen.length = 0;
  const update = await wire.platform.channels.updateChannel(id, { display_name: 'After' });
  expect(update).toMatchObject({ id, display_name: 'After' });
  const poll = `GET /api/v4/channels/retrieve-job/?job=${update?.flush_uuid}`;
  expect(wire.seen.map(({ line }) => line)).toEqual([`PATCH /api/v4/channels/${id}/`, poll, poll]);
  expect(JSON.parse(wire.seen[0]?.body ?? '')).toEqual({ display_name: 'After' });
  expect(wait.mock.calls).toEqual([[500, undefined]]);
  expect(await wire.platform.channels.getChannel(id)).toMatchObject({ display_name: 'After' });
});

it('returns the update after 8 tries, 500 ms apart, when the job is never done', async () => {
  const wait = vi.fn(async () => {});
  const wire = await openWire({ wait });
  const { id } = await makeChannel(wire, 'Slow');
  await wire.fault({ path: '/api/v4/channels/retrieve-job/', status: 503 });
  wire.seen.length = 0;
  const update = await wire.platform.strict.channels.updateChannel(id, { display_name: 'Slower' });
  expect(update).toMatchObject({ display_name: 'Slower' });
  expect(wire.seen.slice(1)).toHaveLength(8);
  expect(wait.mock.calls).toEqual(Array(7).fill([500, undefined]));
});

it('stops asking for the job when the signal is aborted', async () => {
  const controller = new AbortController();
  const wait = vi.fn(async () => controller.abort(new Error('enough')));
  const wire = await openWire({ wait });
  const { id } = await makeChannel(wire, 'Aborted');
  wire.seen.length = 0;
  const { signal } = controller;
  await expect(
    wire.platform.strict.channels.updateChannel(id, { display_name: 'No' }, { signal }),
  ).rejects.toThrow('enough');
  expect(wire.seen).toHaveLength(2);
  expect(wire.logged).toEqual([]);
});

it('changes a channel without waiting, and says how far the job is', async () => {
  const wire = await openWire();
  const { channels } = wire.platform.strict;
  const { id } = await makeChannel(wire, 'Patched');
  const { flush_uuid = '' } = await channels.patchChannel(id, { description: 'New words.' });
  expect(wire.last().line).toBe(`PATCH /api/v4/channels/${id}/`);
  expect(await channels.getChannelJob(flush_uuid)).toMatchObject({ status: 'PENDING' });
  expect(await channels.getChannelJob(flush_uuid)).toMatchObject({ status: 'DONE' });
  expect(wire.last().line).toBe(`GET /api/v4/channels/retrieve-job/?job=${flush_uuid}`);
});

it('gets a channel’s feed, 25 GIFs a page unless told otherwise', async () => {
  const wire = await openWire();
  const { channels } = wire.platform.strict;
  const { id } = first((await channels.getChannelsBySlug('gifkit')).results);
  const feed = await channels.getChannelFeed(id);
  expect(wire.last().line).toBe(`GET /api/v4/channels/${id}/feed/?limit=25`);
  expect(feed.results.length).toBeGreaterThan(1);
  expect(first(feed.results)).toMatchObject({ is_sticker: false, user: { username: 'gifkit' } });
  const second = await channels.getChannelFeed(id, { limit: 1, offset: 1 });
  expect(wire.last().line).toBe(`GET /api/v4/channels/${id}/feed/?limit=1&offset=1`);
  expect(second.results.map((gif) => gif.id)).toEqual([feed.results[1]?.id]);
});

it('deletes a channel with those below it', async () => {
  const wire = await openWire();
  const { channels } = wire.platform.strict;
  const parent = await makeChannel(wire, 'Gone');
  const child = await makeChannel(wire, 'Gone Too', parent.id);
  expect(await channels.deleteChannel(parent.id)).toBe(true);
  expect(wire.last().line).toBe(`DELETE /api/v4/channels/${parent.id}/`);
  await expect(channels.getChannel(parent.id)).rejects.toMatchObject({ status: 404 });
  await expect(channels.getChannel(child.id)).rejects.toMatchObject({ status: 404 });
});
