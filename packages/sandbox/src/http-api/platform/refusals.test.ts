import { beforeEach, describe, expect, it } from 'vitest';
import { type Ask, openSandbox, refusal, SESSION, someGifs, TOKEN } from '../../test/platform.ts';

const KEY = 'access_token=any';

let sandbox: ReturnType<typeof openSandbox>;
let ask: Ask;
let gif: string;

beforeEach(async () => {
  sandbox = openSandbox();
  ({ ask } = sandbox);
  [gif = ''] = await someGifs(ask);
});

describe('a call is refused', () => {
  it.each([
    ['POST /api/v4/channels/', {}, 'Field "display_name" is required.'],
    ['POST /api/v4/channel-ranked-tags/', { channel: 1, tag: 'cat' }, 'No such channel.'],
    ['PATCH /api/v4/channel-ranked-tags/1/', { rank: 1 }, 'No such tag.'],
    ['DELETE /api/v4/channel-magic-tags/1/', undefined, 'No such tag.'],
    ['GET /api/v4/channels/retrieve-job/?job=none', undefined, 'No such job.'],
    ['GET /api/v4/channels', undefined, 'Parameter "slug" is required.'],
    ['POST /ajax/gif/update', { gif_id: 'none', key: 'title', value: 'A' }, 'No such GIF.'],
    [
      'POST /ajax/gif/update',
      { gif_id: '{gif}', key: 'constructor' },
      "Field \"key\": Invalid discriminator value. Expected 'title' | 'source' | 'tags' | 'rating' | 'is_hidden'.",
    ],
    [
      'POST /ajax/gif/update',
      { gif_id: '{gif}', key: 'source', value: 'nowhere' },
      'Field "value": must be a web URL.',
    ],
    ['DELETE /ajax/gif/{gif}/language-tags?tag=a&lang=de', undefined, 'The GIF has no such tag.'],
    [
      'GET /api/v3/spotify/artist?spotify_url=https://example.com',
      undefined,
      'Parameter "spotify_url" must be the URL of an artist.',
    ],
    [
      'POST /api/v3/register',
      { email: 'ada', username: 'ada', password: 'a' },
      'Field "email": must be an email address.',
    ],
    ['GET /api/v1/users/nobody/', undefined, 'No such user.'],
    [
      'POST /v1/stories',
      { story: { title: 'A', publish_datetime: 'soon' } },
      'Field "story.publish_datetime": must be a date.',
    ],
    ['GET /v1/stories/none', undefined, 'No such story.'],
    ['GET /v1/stories?username=a&next_cursor=b', undefined, 'Parameter "next_cursor" is invalid.'],
    ['GET /v1/stories/partnerArtist?since=soon', undefined, 'Parameter "since": must be a date.'],
    [
      'POST /v1/stories/trending',
      { trending_story: { story_id: 'none', publish_datetime: '2024-01-01' } },
      'No such story.',
    ],
    ['DELETE /v1/stories/trending/none', undefined, 'The story is not trending.'],
    [
      `POST /trendingscheduler/schedule?${KEY}&timestamp=1`,
      { gifs: [{ id: 'none', type: 'gif' }] },
      'No such GIF.',
    ],
    [`DELETE /trendingscheduler/schedule/1?${KEY}`, undefined, 'No such entry.'],
    [
      'GET /imaging/trim?media_url=https://example.com/a.mp4&start=0&duration=1',
      undefined,
      'Parameter "media_url" must be the URL of a rendition; upload other media as file.',
    ],
  ])('%s %j', async (line, body, message) => {
    const fill = (text: string) => text.replaceAll('{gif}', gif);
    const filled = body && JSON.parse(fill(JSON.stringify(body)));
    const response = ask(fill(line), filled, { ...SESSION, ...TOKEN });
    const [status, said] = await refusal(response);
    expect(said).toBe(message);
    expect([400, 404]).toContain(status);
  });
});

it('accepts forms', async () => {
  const body = new URLSearchParams({ gif_id: gif, to: 'ada@example.com' });
  expect((await ask('POST /ajax/instashare/', body)).status).toBe(204);
});

it('refuses a form that does not parse', async () => {
  const headers = { ...SESSION, 'Content-Type': 'multipart/form-data; boundary=none' };
  const request = new Request('https://example.com/ajax/instashare/', {
    method: 'POST',
    headers,
    body: 'not a form',
  });
  expect(await refusal(sandbox.fetch(request))).toEqual([400, 'The body is not a form.']);
});

it('keeps lists complete if a GIF gets any source', async () => {
  await ask('POST /ajax/gif/update', { gif_id: gif, key: 'source', value: 'nowhere' });
  await ask('POST /ajax/gif/update', { gif_id: gif, key: 'source', value: 'https://a.example/b' });
  const response = await ask(`GET /v1/gifs/${gif}?api_key=any`);
  expect((await response.json()).data).toMatchObject({
    source: 'https://a.example/b',
    source_tld: 'a.example',
  });
});

it('refuses a channel with the slug of another one', async () => {
  const cats = await (await ask('POST /api/v4/channels/', { display_name: 'Cats' })).json();
  const dogs = await (await ask('POST /api/v4/channels/', { display_name: 'Dogs' })).json();
  const slug = { slug: cats.slug };
  const message = 'Another channel has this slug.';
  expect(await refusal(ask('POST /api/v4/channels/', { display_name: 'Cats' }))).toEqual([
    400,
    message,
  ]);
  expect(await refusal(ask(`PATCH /api/v4/channels/${dogs.id}/`, slug))).toEqual([400, message]);
  expect((await ask(`PATCH /api/v4/channels/${cats.id}/`, slug)).status).toBe(200);
});

it('takes no GIF down if one of them does not exist', async () => {
  const takedowns = [gif, 'none'].map((gif_id) => ({ gif_id, reason: 'privacy' }));
  expect((await ask('POST /api/v3/content-takedown/takedown', { takedowns })).status).toBe(404);
  expect((await ask(`GET /v1/gifs/${gif}?api_key=any`)).status).toBe(200);
});

it('never shows GIFs that were taken down, even if a moderator unhides them', async () => {
  const takedowns = [{ gif_id: gif, reason: 'privacy' }];
  await ask('POST /api/v3/content-takedown/takedown', { takedowns });
  await ask(`POST /api/v1/gifs/${gif}/moderation`, { is_hidden: false });
  expect((await ask(`GET /v1/gifs/${gif}?api_key=any`)).status).toBe(404);
  expect((await ask(`GET /media/${gif}/giphy.mp4`)).status).toBe(404);
});
