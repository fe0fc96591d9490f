import { expect, it } from 'vitest';
import { type Ask, ok, openSandbox, SESSION, someGifs, TOKEN } from '../../test/platform.ts';

const search = async (ask: Ask, q: string) =>
  (await ok(ask(`GET /v1/channels/search?q=${q}&api_key=any`))).data;
const names = async (ask: Ask, q: string): Promise<string[]> =>
  (await search(ask, q)).map(({ display_name }: { display_name: string }) => display_name);
const create = (ask: Ask, display_name: string, parent?: number) =>
  ok(ask('POST /api/v4/channels/', { display_name, ...(parent && { parent: String(parent) }) }));

it('a search finds created, renamed and removed channels correctly', async () => {
  const { ask } = openSandbox();
  const { id } = await create(ask, 'Quokka Corner');
  expect(await names(ask, 'quokka')).toEqual(['Quokka Corner']);
  const change = { display_name: 'Wombat Corner', slug: 'wombats' };
  await ok(ask(`PATCH /api/v4/channels/${id}/`, change));
  expect([await names(ask, 'quokka'), await names(ask, 'wombat')]).toEqual([[], ['Wombat Corner']]);
  await ok(ask(`DELETE /api/v4/channels/${id}/`));
  expect(await names(ask, 'wombat')).toEqual([]);
});

it('a search shows children, ancestors and tags of moved channels', async () => {
  const { ask } = openSandbox();
  const [parent, child] = [await create(ask, 'Quokkas'), await create(ask, 'Joeys')];
  const target = { target_channel: String(parent.id), position: 'first-child' };
  await ok(ask(`POST /api/v4/channels/${child.id}/move/`, target));
  await ok(ask('POST /api/v4/channel-ranked-tags/', { channel: String(child.id), tag: 'pouch' }));
  await ok(ask('POST /api/v4/channel-magic-tags/', { channel: String(child.id), tag: 'cat' }));
  const [above] = await search(ask, 'quokkas');
  expect(above).toMatchObject({ has_children: true, ancestors: [], parent: null });
  const [found] = await search(ask, 'pouch');
  expect(found).toMatchObject({
    display_name: 'Joeys',
    parent: parent.id,
    has_children: false,
    ancestors: [{ display_name: 'Quokkas', has_children: true }],
    tags: [{ channel: child.id, tag: 'pouch', rank: 0 }],
    syncable_tags: [{ channel: child.id, tag: 'cat' }],
    user: { username: 'gifkit' },
  });
  expect(found.featured_gif.title).toMatch(/cat/i);
  expect(above.featured_gif.id).toBe(found.featured_gif.id);
});

it('a search finds no private or hidden channels and no descendants of them', async () => {
  const { ask } = openSandbox();
  const parent = await create(ask, 'Quokkas');
  await create(ask, 'Quokka Joeys', parent.id);
  await ok(ask(`PATCH /api/v4/channels/${parent.id}/`, { is_private: true }));
  expect(await names(ask, 'quokka')).toEqual([]);
  expect(await names(ask, 'private')).toEqual([]);
  expect(await names(ask, '!')).toEqual([]);
});

it('a search shows the changed profile and GIFs', async () => {
  const { ask } = openSandbox();
  const headers = { ...SESSION, ...TOKEN };
  await ok(ask('PATCH /api/v1/users/snacktime/', { display_name: 'Dinner' }, headers));
  const [before] = await search(ask, 'snack');
  expect(before.user.display_name).toBe('Dinner');
  await ok(ask(`POST /api/v1/gifs/${before.featured_gif.id}/moderation`, { is_hidden: true }));
  const [after] = await search(ask, 'snack');
  expect(after.featured_gif.id).not.toBe(before.featured_gif.id);
});

it('a search shows no GIF above its rating', async () => {
  const { ask } = openSandbox();
  const [gif = ''] = await someGifs(ask);
  const { id } = await create(ask, 'Quokkas');
  await ok(ask('POST /api/v4/channel-gifs/', { channel: String(id), gif }));
  await ok(ask('POST /ajax/gif/update', { gif_id: gif, key: 'rating', value: 'r' }));
  expect((await search(ask, 'quokkas&rating=r'))[0].featured_gif.id).toBe(gif);
  expect((await search(ask, 'quokkas&rating=g'))[0].featured_gif).toBeNull();
});
