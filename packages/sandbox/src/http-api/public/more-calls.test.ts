import { describe, expect, it } from 'vitest';
import { all, openApi } from '../../test/api.ts';
import { ok, openSandbox, SESSION, TOKEN } from '../../test/platform.ts';

const api = openApi();

describe('translate', () => {
  it('gives the best match, and with weirdness others as well', async () => {
    const { sandbox, get } = openApi();
    const best = (await get('/v1/gifs/search?q=happy&limit=1')).data[0]?.id;
    for (let call = 0; call < 3; call++) {
      expect((await get('/v1/gifs/translate?s=happy')).item.id).toBe(best);
    }
    const weird = async () => (await get('/v1/gifs/translate?s=happy&weirdness=10')).item.id;
    sandbox.reset();
    const first = [await weird(), await weird(), await weird(), await weird()];
    expect(new Set(first).size).toBeGreaterThan(1);
    sandbox.reset();
    expect([await weird(), await weird(), await weird(), await weird()]).toEqual(first);
  });

  it('gives an empty list when nothing says that', async () => {
    expect((await api.get('/v1/stickers/translate?s=xyzzy')).data).toEqual([]);
  });

  it.each([
    ['s=', 400, 'Parameter "s" is required.'],
    ['s=a&weirdness=11', 400, 'Parameter "weirdness" must be a whole number from 0 to 10.'],
    [`s=${'a'.repeat(51)}`, 414, 'The words exceed 50 characters.'],
  ])('is refused with %s', async (query, status, msg) => {
    const response = await api.get(`/v1/gifs/translate?${query}`);
    expect(response.meta).toEqual({ status, msg, response_id: '' });
  });
});

it('randomid gives another id each time', async () => {
  const ids = [await api.get('/v1/randomid'), await api.get('/v1/randomid')].map(
    ({ item }) => item.random_id,
  );
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).not.toBe(ids[0]);
});

describe('sticker packs', () => {
  it('are channels with stickers', async () => {
    const { data } = await api.get('/v1/stickers/packs');
    expect(data.length).toBeGreaterThan(0);
    for (const { id } of data) {
      const pack = await api.get(`/v1/stickers/packs/${id}`);
      const stickers = await api.get(`/v1/stickers/packs/${id}/stickers?limit=50`);
      expect(new Set(all(stickers.data, 'type'))).toEqual(new Set(['sticker']));
      expect(pack.item).toMatchObject({ id, featured_gif: { id: stickers.data[0]?.id } });
    }
  });

  it('are those, too, that a request has created, with the packs below them', async () => {
    const { ask } = openSandbox();
    const create = (fields: object) =>
      ok(ask('POST /api/v4/channels/', { content_type: 'sticker', ...fields }));
    const pack = await create({ display_name: 'Quokkas' });
    const child = await create({ display_name: 'Joeys', parent: String(pack.id) });
    const [sticker] = (await ok(ask('GET /v1/stickers/trending?limit=1&api_key=any'))).data;
    const added = { channel: String(child.id), gif: sticker.id };
    await ok(ask('POST /api/v4/channel-gifs/', added));
    const get = async (path: string) =>
      (await ok(ask(`GET /v1/stickers/packs${path}?api_key=any`))).data;
    const names = (packs: { display_name: string }[]) => packs.map((one) => one.display_name);
    expect(names(await get(''))).toContain('Quokkas');
    expect(names(await get(''))).not.toContain('Joeys');
    expect(names(await get(`/${pack.id}/children`))).toEqual(['Joeys']);
    expect((await get(`/${pack.id}/stickers`))[0].id).toBe(sticker.id);
  });

  it('are not found when they are none', async () => {
    const { data } = await api.get('/v1/channels/search?q=sports');
    expect((await api.get(`/v1/stickers/packs/${data[0]?.id}`)).status).toBe(404);
    expect((await api.get('/v1/stickers/packs/1/stickers')).status).toBe(404);
  });
});

describe('a change shows', () => {
  it('of tags: in what completes a word, in related tags and in trending searches', async () => {
    const { ask } = openSandbox();
    const get = async (path: string) => (await ok(ask(`GET ${path}api_key=any`))).data;
    const trending = await get('/v1/gifs/trending?limit=30&');
    for (const { id } of trending) {
      const tags = ['quokka', 'joey'];
      await ok(ask('POST /ajax/gif/update', { gif_id: id, key: 'tags', value: tags }));
    }
    expect((await get('/v1/gifs/search/tags?q=quo&'))[0].name).toBe('quokka');
    expect((await get('/v1/tags/related/joey?'))[0]).toMatchObject({ name: 'quokka', score: 1 });
    expect((await get('/v1/trending/searches?')).slice(0, 2)).toEqual(['joey', 'quokka']);
    await ask('POST /_sandbox/reset');
    expect(await get('/v1/gifs/search/tags?q=quo&')).toEqual([]);
  });

  it('of a profile: on the account’s page', async () => {
    const { ask } = openSandbox();
    const headers = { ...SESSION, ...TOKEN };
    const change = { display_name: 'Dinner <i>', description: 'At eight' };
    await ok(ask('PATCH /api/v1/users/snacktime/', change, headers));
    const page = await (await ask('GET /snacktime/')).text();
    expect(page).toContain('Dinner &lt;i&gt;');
    expect(page).toContain('At eight');
  });
});
