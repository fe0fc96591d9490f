import { expect, it } from 'vitest';
import { withAbsoluteLinks } from './packed-readme.ts';

const SITE = 'https://git.example/us/gifkit';

it.each([
  [
    '[Moving](../../docs/migrating.md#client)',
    `[Moving](${SITE}/blob/main/docs/migrating.md#client)`,
  ],
  ['[more](./src/index.ts)', `[more](${SITE}/blob/main/packages/model/src/index.ts)`],
  ['[client](../fetch-api)', `[client](${SITE}/tree/main/packages/fetch-api)`],
  ['![tile](../../docs/tile.png)', `![tile](${SITE}/raw/main/docs/tile.png)`],
  ['[out](https://a.example/b)', '[out](https://a.example/b)'],
  ['[here](#types)', '[here](#types)'],
  ['```ts\nlist[0](gif)\n```', '```ts\nlist[0](gif)\n```'],
])('makes %s work on npm', (markdown, published) => {
  expect(withAbsoluteLinks(markdown, SITE, 'packages/model')).toBe(published);
});
