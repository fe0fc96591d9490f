// @vitest-environment jsdom
import { GiphyFetch } from '@gifkit/fetch-api';
import { createSandbox } from '@gifkit/sandbox';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Picker } from './Picker.tsx';
import { putEverythingInView } from './test/everything-in-view.ts';

const SERVICE = 'https://api.giphy.com';
/** Time allowance for a busy machine, in ms. */
const PATIENCE = { timeout: 10_000 };

const sandbox = createSandbox();
const server = setupServer(http.all(`${SERVICE}/*`, ({ request }) => sandbox.fetch(request)));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(putEverythingInView);
afterEach(() => {
  cleanup();
  sandbox.reset();
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

/** A client that does not cache errors, so that a retry sends a new request. */
const createClient = () => new GiphyFetch('any key', {}, { cache: { errorMaxAge: 0 } });

it('reports the picked GIF', async () => {
  const onPick = vi.fn();
  render(<Picker term="cat" client={createClient()} onPick={onPick} />);
  const [first] = await screen.findAllByRole('button', { name: /cat/i }, PATIENCE);
  if (first) await userEvent.click(first);
  expect(onPick).toHaveBeenCalledWith(expect.stringMatching(/cat/i));
});

it('shows GIFs after the service failed once', async () => {
  sandbox.fault({ path: '/v1/gifs/search', status: 503, times: 1 });
  render(<Picker term="cat" client={createClient()} onPick={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again?' }, PATIENCE));
  expect(await screen.findAllByRole('button', { name: /cat/i }, PATIENCE)).not.toEqual([]);
});

it('reports an empty result', async () => {
  render(<Picker term="xyzzy" client={createClient()} onPick={() => {}} />);
  expect(await screen.findByText('No GIFs found.', {}, PATIENCE)).toBeTruthy();
});
