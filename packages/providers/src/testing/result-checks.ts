import { getAltText, getBestRendition, type IGif } from '@gifkit/model';
import { assert, type Checks, type ConformanceOptions, equal, fetchErrorOf } from './assert.ts';

const TILE = 200;

/** @throws {Error} when a tile cannot show a GIF. */
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

const gifChecks = ({ create, term, unknownId }: ConformanceOptions): Checks => ({
  async 'returns GIFs that can be shown, stickers as stickers, and clips with a video'() {
    const provider = create({});
    for (const type of provider.capabilities.types) {
      const { data } = await provider.trending({ type, limit: 8 });
      assert(data.length > 0, `no ${type} are trending`);
      for (const gif of data) {
        assertShowable(gif);
        assert(type !== 'stickers' || gif.is_sticker, `${gif.id} is no sticker`);
        const isClip = gif.type === 'video' && gif.video !== undefined;
        assert(type !== 'clips' || isClip, `${gif.id} has no video`);
      }
    }
    const { data } = await provider.search(term);
    assert(data.length > 0, `“${term}” has no results`);
    data.forEach(assertShowable);
  },
  async 'finds a GIF by its id, and rejects an unknown one with a FetchError'() {
    const provider = create({});
    const { data } = await provider.trending({ limit: 8 });
    const id = String(data[0]?.id);
    equal((await provider.gif(id)).id, id, 'id');
    equal((await fetchErrorOf(() => provider.gif(unknownId))).status, 404, 'status');
  },
  async 'resolves references in their order, and marks missing ones'() {
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
  },
  async 'returns shares as recents, the latest first, even after an earlier call of recents'() {
    const provider = create({});
    if (!provider.recents || !provider.registerShare) return;
    const { data } = await provider.trending({ limit: 8 });
    const [first, second] = data;
    assert(first !== undefined && second !== undefined, 'too few GIFs are trending');
    await provider.recents({ limit: 8 });
    await provider.registerShare(first, { term: 'hello' });
    await provider.registerShare(second);
    const { data: recents } = await provider.recents({ limit: 8 });
    const ids = recents.slice(0, 2).map(({ id }) => id);
    equal(ids.join(), [second.id, first.id].join(), 'the last two shares');
  },
});

const MAX_PAGES = 20;

const listChecks = ({ create, term, emptyTerm }: ConformanceOptions): Checks => ({
  async 'follows cursors to the last page without duplicates'() {
    const ids: string[] = [];
    const cursors = new Set<string>();
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const { data, next } = await create({}).search(term, { limit: 8, cursor });
      ids.push(...data.map(({ id }) => String(id)));
      if (next === undefined) break;
      assert(typeof next === 'string' && next !== '', `next is ${JSON.stringify(next)}`);
      assert(!cursors.has(next), `next is “${next}” twice`);
      cursors.add(next);
      cursor = next;
    }
    assert(cursors.size > 0, `“${term}” has only one page`);
    equal(new Set(ids).size, ids.length, 'different ids');
  },
  async 'returns an empty last page when nothing is found'() {
    const { data, next } = await create({}).search(emptyTerm);
    equal(data.length, 0, 'GIFs');
    equal(next, undefined, 'next');
  },
  async 'respects the limit'() {
    const provider = create({});
    const { min } = provider.capabilities.limits;
    const { data } = await provider.trending({ limit: min });
    assert(data.length <= min, `${data.length} GIFs, expected at most ${min}`);
  },
});

export const resultChecks = (options: ConformanceOptions): Checks => ({
  ...gifChecks(options),
  ...listChecks(options),
});
