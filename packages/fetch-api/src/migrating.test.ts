import { readFileSync } from 'node:fs';
import * as model from '@gifkit/model';
import { expect, it } from 'vitest';
import * as fetchApi from './index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const packages: Record<string, { values?: object; source: string }> = {
  '@gifkit/fetch-api': { values: fetchApi, source: read('./index.ts') },
  '@gifkit/model': { values: model, source: read('../../model/src/index.ts') },
  // This package must not import the packages above it, so their source is read.
  '@gifkit/analytics': { source: read('../../analytics/src/index.ts') },
  '@gifkit/react-components': { source: read('../../react-components/src/index.ts') },
};

/** Rows of the tables: names, and the package that exports them now. */
const rows = [
  ...read('../../../docs/migrating.md').matchAll(/^\| (`\w+`.*?) \| `(@gifkit\/[\w-]+)` \|/gm),
].flatMap(([, names = '', from = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, from })),
);

/** Runtime exports of the replaced packages below the components. */
const replacedValues = [
  ...['GiphyFetch', 'defaultRating', 'serverUrl', 'setDefaultRating', 'setServerUrl'],
  ...['FetchError', 'GeoFetchError', 'gifPaginator', 'request', 'bestfit'],
  ...['setRenditionScaleUpMaxPixels', 'forEach', 'mapValues', 'pick', 'take', 'without'],
  ...['getClientRect', 'getPingbackId', 'noUUIDRandom', 'getAltText', 'getBestRendition'],
  ...['getBestRenditionUrl', 'getBestVideo', 'getGifHeight', 'getGifWidth'],
  ...['getSpecificRendition', 'Logger', 'LogLevel', 'appendGiphySDKRequestHeader'],
  ...['appendGiphySDKRequestParam', 'getGiphySDKRequestHeaders', 'checkIfWebP'],
];

it.each(rows)('$name is exported by $from', ({ name, from }) => {
  expect(packages[from]?.source).toMatch(new RegExp(`\\b${name}\\b`));
});

it.each(replacedValues)('%s has a row and is exported as a value', (name) => {
  const from = rows.find((row) => row.name === name)?.from ?? '';
  expect(packages[from]?.values).toHaveProperty(name, expect.anything());
});
