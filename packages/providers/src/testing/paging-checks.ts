import { assert, type ConformanceCheck, type ConformanceOptions, check, equal } from './assert.ts';

const MAX_PAGES = 20;

export function pagingChecks({ create, term, emptyTerm }: ConformanceOptions): ConformanceCheck[] {
  return [
    check('follows cursors to the last page without duplicates', async () => {
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
    }),
    check('returns an empty last page when nothing is found', async () => {
      const { data, next } = await create({}).search(emptyTerm);
      equal(data.length, 0, 'GIFs');
      equal(next, undefined, 'next');
    }),
    check('respects the limit', async () => {
      const provider = create({});
      const { min } = provider.capabilities.limits;
      const { data } = await provider.trending({ limit: min });
      assert(data.length <= min, `${data.length} GIFs, expected at most ${min}`);
    }),
  ];
}
