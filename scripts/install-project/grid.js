import assert from 'node:assert/strict';
import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';
import { de } from '@gifkit/react-components/labels/de';
import { createSandbox } from '@gifkit/sandbox';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const sandbox = createSandbox();
const fetch = (input, init) => sandbox.fetch(new Request(input, init));
const client = new GiphyFetch('any key', {}, { fetch });
const { data } = await client.trending({ limit: 3 });
const html = renderToString(
  createElement(Grid, { width: 600, initialGifs: data, fetchGifs: () => client.trending() }),
);
for (const { id } of data) assert.ok(html.includes(`data-giphy-id="${id}"`));
assert.equal(de.lang, 'de');
await sandbox.close();
console.log('ESM renders a grid of', data.length);
