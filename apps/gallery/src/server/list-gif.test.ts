// @vitest-environment node
import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { createSandbox } from '@gifkit/sandbox';
import { afterAll, expect, it } from 'vitest';
import { titleOf } from '../address/page-title.ts';
import { routeOfGif } from '../address/route.ts';
import { formatsOf } from '../gif/formats.ts';
import { shareCodes } from '../gif/share-codes.ts';
import { toListGif } from './list-gif.ts';

const sandbox = createSandbox();
const client = new GiphyFetch(
  'key',
  {},
  { fetch: (...call) => sandbox.fetch(new Request(...call)) },
);
afterAll(() => sandbox.close());

const madeOf = (gif: IGif) => ({
  route: routeOfGif(gif),
  title: titleOf(gif),
  formats: formatsOf(gif),
  codes: shareCodes(gif, 'https://gallery.example/a', 'https://embed.example'),
  tags: gif.tags,
});

it('keeps every field that the gallery shows', async () => {
  const { data } = await client.trending({ limit: 25 });
  expect(data.map((gif) => madeOf(toListGif(gif)))).toEqual(data.map(madeOf));
  const { data: clips } = await client.trending({ type: 'videos', limit: 5 });
  expect(clips.map((gif) => madeOf(toListGif(gif)))).toEqual(clips.map(madeOf));
});
