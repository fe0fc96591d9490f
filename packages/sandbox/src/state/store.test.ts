import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createFolder } from '../test/folder.ts';
import { type Ask, ok, openSandbox, SESSION, someGifs, TOKEN } from '../test/platform.ts';

const SCHEDULE = '/trendingscheduler/schedule?access_token=any';

/** Makes a change of every kind. */
const changeEverything = async (ask: Ask) => {
  const [down = '', hidden = '', edited = '', scheduled = ''] = await someGifs(ask);
  const takedowns = [{ gif_id: down, reason: 'privacy' }];
  await ok(ask('POST /api/v3/content-takedown/takedown', { takedowns }));
  await ok(ask(`POST /api/v1/gifs/${hidden}/moderation`, { is_hidden: true }));
  await ok(ask('POST /ajax/gif/update', { gif_id: edited, key: 'title', value: 'Quokka' }));
  await ok(ask(`POST /ajax/gif/${edited}/language-tags`, { tags: ['Katze'], lang: 'de' }));
  const channel = await ok(ask('POST /api/v4/channels/', { display_name: 'Cats' }));
  await ok(ask('POST /api/v4/channel-gifs/', { channel: channel.id, gif: edited }));
  await ok(
    ask('PATCH /api/v1/users/snacktime/', { display_name: 'Dinner' }, { ...SESSION, ...TOKEN }),
  );
  const published = { title: 'A', username: 'snacktime', publish_datetime: '2024-01-01' };
  await ok(ask('POST /v1/stories', { story: published }, TOKEN));
  const gifs = [{ id: scheduled, is_sticker: false, type: 'gif' }];
  await ok(ask(`POST ${SCHEDULE}&timestamp=1`, { gifs }));
  return { down, hidden, edited, channel };
};

/** Collects the visible effects of these changes. */
const effects = async (ask: Ask, changed: Awaited<ReturnType<typeof changeEverything>>) => {
  const { down, hidden, edited, channel } = changed;
  const status = async (id: string) => (await ask(`GET /v1/gifs/${id}?api_key=any`)).status;
  const user = await ok(ask('GET /v1/gifs/search?q=@snacktime&limit=1&api_key=any'));
  const metadata = await ok(ask(`GET /ajax/gifs/metadata?gif_ids=${edited}`));
  return {
    down: await status(down),
    hidden: await status(hidden),
    title: metadata[edited].title,
    tags: await ok(ask(`GET /ajax/gif/${edited}/tag-translations`)),
    channel: (await ask(`GET /api/v4/channels/${channel.id}`)).status,
    name: user.data[0].user.display_name,
    stories: (await ok(ask('GET /v1/stories?username=snacktime'))).data.length,
    scheduled: (await ok(ask(`GET ${SCHEDULE}`))).count,
  };
};

const CHANGED = {
  down: 404,
  hidden: 404,
  title: 'Quokka',
  tags: { de: ['Katze'] },
  channel: 200,
  name: 'Dinner',
  stories: 1,
  scheduled: 1,
};

it('persists every change in the file', async () => {
  const db = join(createFolder(), 'sandbox.sqlite');
  const first = openSandbox({ db });
  const changed = await changeEverything(first.ask);
  expect(await effects(first.ask, changed)).toEqual(CHANGED);
  await first.close();
  const second = openSandbox({ db });
  expect(await effects(second.ask, changed)).toEqual(CHANGED);
  const next = await ok(second.ask('POST /api/v4/channels/', { display_name: 'Dogs' }));
  expect(next.id).not.toBe(changed.channel.id);
});

it('refuses a file that is not a database', () => {
  const db = join(createFolder(), 'notes.txt');
  writeFileSync(db, 'Not a database, however long it may be.\n'.repeat(100));
  expect(() => openSandbox({ db })).toThrow(`Cannot open ${db} as a database: `);
});

it('loses every change on reset', async () => {
  const { ask } = openSandbox();
  const before = await someGifs(ask);
  const changed = await changeEverything(ask);
  await ask('POST /_sandbox/reset');
  expect(await someGifs(ask)).toEqual(before);
  expect(await effects(ask, changed)).toMatchObject({
    down: 200,
    hidden: 200,
    tags: {},
    channel: 404,
    name: 'Snack Time',
    stories: 0,
    scheduled: 0,
  });
  expect((await ok(ask('GET /api/v4/channels?slug=snacktime'))).count).toBe(1);
});

it('shows changed tags in autocomplete, related tags and trending searches', async () => {
  const { ask } = openSandbox();
  const get = async (path: string) => (await ok(ask(`GET ${path}api_key=any`))).data;
  for (const { id } of await get('/v1/gifs/trending?limit=30&')) {
    const tags = ['quokka', 'joey'];
    await ok(ask('POST /ajax/gif/update', { gif_id: id, key: 'tags', value: tags }));
  }
  expect((await get('/v1/gifs/search/tags?q=quo&'))[0].name).toBe('quokka');
  expect((await get('/v1/tags/related/joey?'))[0]).toMatchObject({ name: 'quokka', score: 1 });
  expect((await get('/v1/trending/searches?')).slice(0, 2)).toEqual(['joey', 'quokka']);
  await ask('POST /_sandbox/reset');
  expect(await get('/v1/gifs/search/tags?q=quo&')).toEqual([]);
});

it('trends a scheduled GIF from its time on', async () => {
  const { ask } = openSandbox();
  const list = async () => (await ok(ask('GET /v1/gifs/trending?limit=20&api_key=any'))).data;
  const id = (await list()).at(-1)?.id;
  const soon = Math.floor(Date.now() / 1000) + 60;
  const gifs = [{ id, is_sticker: false, type: 'gif' }];
  await ok(ask(`POST ${SCHEDULE}&timestamp=${soon}`, { gifs }));
  expect((await list())[0].id).not.toBe(id);
  vi.useFakeTimers({ toFake: ['Date'], now: (soon + 1) * 1000 });
  expect((await list())[0].id).toBe(id);
});
