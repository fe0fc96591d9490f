import { expect, it } from 'vitest';
import { relativeLinks, withAbsoluteLinks } from './readme-links.mjs';

const published = (markdown: string) =>
  withAbsoluteLinks(markdown, 'https://git.example/us/gifkit', 'packages/model');

it('leads from npm to the files of the repository', () => {
  expect(published('[Moving](../../docs/migrating.md#the-client), [more](./src/index.ts)')).toBe(
    '[Moving](https://git.example/us/gifkit/blob/main/docs/migrating.md#the-client), ' +
      '[more](https://git.example/us/gifkit/blob/main/packages/model/src/index.ts)',
  );
});

it('leads to folders and shows pictures', () => {
  expect(published('[client](../fetch-api), [all](../) ![tile](../../docs/images/tile.png)')).toBe(
    '[client](https://git.example/us/gifkit/tree/main/packages/fetch-api), ' +
      '[all](https://git.example/us/gifkit/tree/main/packages) ' +
      '![tile](https://git.example/us/gifkit/raw/main/docs/images/tile.png)',
  );
});

it.each([
  '[out](https://a.example/b)',
  '[here](#types)',
  '[mail](mailto:a@b.example)',
  '```ts\nlist[0](gif)\n```',
])('leaves %s as it is', (markdown) => {
  expect(published(markdown)).toBe(markdown);
});

it('names the links that are left to mend', () => {
  expect(relativeLinks('[a](../a.md) [b](https://b.example)')).toEqual(['../a.md']);
  expect(relativeLinks(published('[a](../a.md)'))).toEqual([]);
});
