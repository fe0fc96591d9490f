import { assert, equal } from './assert.ts';
import type { ConformanceCheck, ConformanceOptions } from './conformance-types.ts';

/** How many pages of a list are fetched at most. */
const MAX_PAGES = 20;

/** Checks of how the pages of a provider's lists follow each other. */
export function pagingChecks({ create, term, emptyTerm }: ConformanceOptions): ConformanceCheck[] {
  return [
    {
      name: 'goes from page to page by cursors, to the end, without doubles',
      async run() {
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
        assert(cursors.size > 0, `“${term}” has one page only`);
        equal(new Set(ids).size, ids.length, 'ids that are different');
      },
    },
    {
      name: 'gives an empty page, and no other after it, where nothing is found',
      async run() {
        const { data, next } = await create({}).search(emptyTerm);
        equal(data.length, 0, 'GIFs');
        equal(next, undefined, 'next');
      },
    },
    {
      name: 'gives no more than is asked for',
      async run() {
        const provider = create({});
        const { min } = provider.capabilities.limits;
        const { data } = await provider.trending({ limit: min });
        assert(data.length <= min, `${data.length} GIFs, and ${min} were asked for`);
      },
    },
  ];
}
