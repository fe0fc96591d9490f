import { createSandbox } from '@gifkit/sandbox';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';

const sandbox = createSandbox();
const server = setupServer(
  http.all('https://api.giphy.com/*', ({ request }) => sandbox.fetch(request)),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(async () => {
  server.close();
  await sandbox.close();
});

it('finds a cat', async () => {
  const response = await fetch('https://api.giphy.com/v1/gifs/search?q=cat&api_key=any');
  const { data } = await response.json();
  expect(data[0].title).toMatch(/cat/i);
  expect((await fetch(data[0].images.fixed_width.webp)).headers.get('content-type')).toBe(
    'image/webp',
  );
});
