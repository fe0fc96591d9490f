/** The sandbox without sandbox-art: all pictures of an item are the same file. */
import { deepEqual } from 'node:assert/strict';
import { createSandbox } from '@gifkit/sandbox';

const sandbox = createSandbox();
const ask = (url) => sandbox.fetch(new Request(url));

const search = await ask('https://sandbox.test/v1/gifs/search?q=cat&limit=1&api_key=any');
const { data } = await search.json();
const { original, fixed_width: wide, fixed_width_still: still } = data[0].images;
const urls = [
  original.mp4,
  still.url,
  wide.url,
  wide.webp,
  'https://sandbox.test/avatars/mona/80h.gif',
];
const responses = await Promise.all(urls.map(ask));
deepEqual(
  responses.map(({ status, headers }) => [status, headers.get('content-type')]),
  ['video/mp4', 'image/gif', 'image/webp', 'image/webp', 'image/svg+xml'].map((type) => [
    200,
    type,
  ]),
);
await sandbox.close();
