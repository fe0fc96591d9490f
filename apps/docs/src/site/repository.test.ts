import { expect, it } from 'vitest';
import { siteOf } from './repository.ts';

it.each([
  [{ url: 'git+https://code.example/gifkit.git' }, 'https://code.example/gifkit'],
  ['https://code.example/gifkit', 'https://code.example/gifkit'],
  [undefined, undefined],
])('the repository %j is looked at at %s', (field, site) => {
  expect(siteOf(field)).toBe(site);
});
