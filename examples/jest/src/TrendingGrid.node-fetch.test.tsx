/** @jest-environment ./src/test/node-fetch-environment.js */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as onNode } from 'node:timers';
import { GiphyFetch } from '@gifkit/fetch-api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TrendingGrid } from './TrendingGrid.tsx';
import { response } from './test/response.ts';

/** Responds to GIF requests, but never to events. */
const server = createServer(async ({ url }, answer) => {
  if (url?.startsWith('/v1/')) answer.end(JSON.stringify(await response().json()));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.GIPHY_PINGBACK_URL = `http://127.0.0.1:${port}`;
});
// The pending event fails after these tests are over and jsdom is gone.
afterAll(() => {
  onNode(() => {
    server.close();
    server.closeAllConnections();
  }, 500);
});

test('ends while an event is pending, without errors', async () => {
  const baseUrl = `${process.env.GIPHY_PINGBACK_URL}/v1/`;
  const client = new GiphyFetch('any key', {}, { baseUrl });
  const asked: (string | undefined)[] = [];
  server.on('request', ({ url }) => asked.push(url));
  render(<TrendingGrid client={client} onPick={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'A cat' }));
  await waitFor(() => expect(asked).toContainEqual(expect.stringContaining('/v2/pingback?')), {
    timeout: 4000,
  });
});
