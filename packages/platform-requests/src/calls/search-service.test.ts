import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('searches all GIFs and normalizes them', async () => {
  const wire = await openWire();
  const found = await wire.platform.strict.searchService.searchService({ q: 'cat', limit: 2 });
  expect(found.results).toHaveLength(2);
  expect(found.count).toBeGreaterThanOrEqual(2);
  expect(found.gps_keywords.length).toBeGreaterThan(0);
  expect(first(found.results).images.fixed_width.width).toEqual(expect.any(Number));
});

it('exports search results', async () => {
  const wire = await openWire();
  const { searchService } = wire.platform.strict;
  const { results } = await searchService.searchService({ q: 'cat', limit: 1 });
  const csv = await searchService.exportSearch({ q: 'cat', limit: 1 });
  const [names, row] = csv.split('\r\n');
  expect(names).toBe('id,title,username,rating,import_datetime');
  expect(row).toMatch(new RegExp(`^${first(results).id},`));
});
