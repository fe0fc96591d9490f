import { expect, it } from 'vitest';
import { openWire } from '../test/wire.ts';

it('filters, sorts and pages artists', async () => {
  const wire = await openWire();
  const { getArtists } = wire.platform.strict.artists;
  const all = await getArtists({ order: 'asc', sort: 'username' });
  const rest = await getArtists({ order: 'asc', sort: 'username', offset: 1 });
  expect(rest.results).toEqual(all.results.slice(1));
  const found = await getArtists({ filter: 'snack', freelance: true });
  expect(found.results).toMatchObject([{ username: 'snacktime' }]);
});
