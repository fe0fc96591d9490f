import { getAltText, getBestRendition, type IGif } from '@gifkit/model';
import {
  assert,
  type ConformanceCheck,
  type ConformanceOptions,
  check,
  equal,
  fetchErrorOf,
} from './assert.ts';

const TILE = 200;

function assertShowable(gif: IGif): void {
  const { id, images } = gif;
  assert(typeof id === 'string' && id !== '', `id is ${JSON.stringify(id)}`);
  const best = getBestRendition(images, TILE, TILE);
  assert(best !== undefined, `${id} has no rendition to show`);
  const { renditionName, width, height, url } = best;
  assert(width > 0 && height > 0, `${id}: ${renditionName} is ${width} by ${height} px`);
  assert(/^https?:/.test(url), `${id}: ${renditionName} has the URL “${url}”`);
  assert(getAltText(gif) !== '', `${id} has no alt text`);
}

export const gifChecks = ({ create, term, unknownId }: ConformanceOptions): ConformanceCheck[] => [
  check('returns GIFs that can be shown, with id, sizes, URLs and alt text', async () => {
    const provider = create({});
    for (const type of provider.capabilities.types) {
      const { data } = await provider.trending({ type, limit: 8 });
      assert(data.length > 0, `no ${type} are trending`);
      data.forEach(assertShowable);
    }
    const { data } = await provider.search(term);
    assert(data.length > 0, `“${term}” has no results`);
    data.forEach(assertShowable);
  }),
  check('returns stickers as stickers, and clips with a video', async () => {
    const provider = create({});
    const { types } = provider.capabilities;
    if (types.includes('stickers')) {
      const { data } = await provider.trending({ type: 'stickers', limit: 8 });
      assert(
        data.every((gif) => gif.is_sticker),
        'not all stickers are stickers',
      );
    }
    if (types.includes('clips')) {
      const { data } = await provider.trending({ type: 'clips', limit: 8 });
      assert(
        data.every((gif) => gif.type === 'video' && gif.video),
        'not all clips have a video',
      );
    }
  }),
  check('finds a GIF by its id', async () => {
    const provider = create({});
    const { data } = await provider.trending({ limit: 8 });
    const id = String(data[0]?.id);
    equal((await provider.gif(id)).id, id, 'id');
  }),
  check('resolves references in their order, and marks missing ones', async () => {
    const provider = create({});
    const { data } = await provider.trending({ limit: 8 });
    const references = data.map((gif) => provider.toReference(gif)).reverse();
    const [first] = references;
    assert(first !== undefined, 'nothing is trending');
    const missing = { ...first, id: unknownId };
    const resolved = await provider.resolve([...references, missing]);
    const ids = resolved.map((one) => (one.status === 'found' ? String(one.gif.id) : one.status));
    equal(ids.join(), [...references.map(({ id }) => id), 'missing'].join(), 'resolved GIFs');
    equal((await provider.resolve([])).length, 0, 'GIFs without references');
  }),
  check('rejects with a FetchError for an unknown id', async () => {
    const error = await fetchErrorOf(() => create({}).gif(unknownId));
    equal(error.status, 404, 'status');
  }),
];
