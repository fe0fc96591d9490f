/** App that imports our packages under the peer's names, through npm aliases. */
import assert from 'node:assert/strict';
import { createSandbox } from '@gifkit/sandbox';
import { configureAnalytics } from '@giphy/js-analytics';
import { GiphyFetch } from '@giphy/js-fetch-api';
import type { IGif } from '@giphy/js-types';
import { getAltText } from '@giphy/js-util';
import { Grid } from '@giphy/react-components';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

configureAnalytics({ enabled: false });
const sandbox = createSandbox();
const client = new GiphyFetch(
  'any key',
  {},
  {
    fetch: async (input, init) => sandbox.fetch(new Request(input, init)),
  },
);
const { data } = await client.trending({ limit: 3 });
const [first]: IGif[] = data;
const html = renderToString(
  createElement(Grid, {
    width: 600,
    columns: 3,
    initialGifs: data,
    fetchGifs: () => client.trending(),
  }),
);
assert.ok(first && getAltText(first));
for (const { id } of data) assert.ok(html.includes(`data-giphy-id="${id}"`));
await sandbox.close();
console.log('Aliases render a grid of', data.length);
