/** The sandbox without the package that draws: what it serves, and what it says of the rest. */
import { deepEqual } from 'node:assert/strict';
import { createSandbox } from '@gifkit/sandbox';

const sandbox = createSandbox();
const ask = (url) => sandbox.fetch(new Request(url));

const search = await ask('https://sandbox.test/v1/gifs/search?q=cat&limit=1&api_key=any');
const { data } = await search.json();
const { original, fixed_width: wide, fixed_width_still: still } = data[0].images;
const urls = [original.mp4, still.url, wide.url, wide.webp];
const responses = await Promise.all(urls.map(ask));
deepEqual(
  responses.map(({ status }) => status),
  [200, 200, 501, 501],
);
const { meta } = await responses[2].json();
console.log(meta.msg);
await sandbox.close();
