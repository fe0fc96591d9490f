import { readFileSync } from 'node:fs';
import * as model from '@gifkit/model';
import { expect, it } from 'vitest';
import * as fetchApi from './index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const packages: Record<string, { values?: object; source: string }> = {
  '@gifkit/fetch-api': { values: fetchApi, source: read('./index.ts') },
  '@gifkit/model': { values: model, source: read('../../model/src/index.ts') },
  // Those above this package are read, not imported.
  '@gifkit/analytics': { source: read('../../analytics/src/index.ts') },
  '@gifkit/react-components': { source: read('../../react-components/src/index.ts') },
};

/** Each row of the tables: names, and the package that they come from now. */
const rows = [
  ...read('../../../docs/migrating.md').matchAll(/^\| (`\w+`.*?) \| `(@gifkit\/[\w-]+)` \|/gm),
].flatMap(([, names = '', from = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, from })),
);

/** What the replaced packages below the components export at run time. */
const replacedValues = [
  ...['GiphyFetch', 'defaultRating', 'serverUrl', 'setDefaultRating', 'setServerUrl'],
  ...['FetchError', 'GeoFetchError', 'gifPaginator', 'request', 'bestfit'],
  ...['setRenditionScaleUpMaxPixels', 'forEach', 'mapValues', 'pick', 'take', 'without'],
  ...['getClientRect', 'getPingbackId', 'noUUIDRandom', 'getAltText', 'getBestRendition'],
  ...['getBestRenditionUrl', 'getBestVideo', 'getGifHeight', 'getGifWidth'],
  ...['getSpecificRendition', 'Logger', 'LogLevel', 'appendGiphySDKRequestHeader'],
  ...['appendGiphySDKRequestParam', 'getGiphySDKRequestHeaders', 'checkIfWebP'],
];

it.each(rows)('$name comes from $from', ({ name, from }) => {
  expect(packages[from]?.source).toMatch(new RegExp(`\\b${name}\\b`));
});

it.each(replacedValues)('%s has a row and a value', (name) => {
  const from = rows.find((row) => row.name === name)?.from ?? '';
  expect(packages[from]?.values).toHaveProperty(name, expect.anything());
});
