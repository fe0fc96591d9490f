/** @jest-environment jest-fixed-jsdom */
import { giphy } from '@gifkit/providers';
import { createSandbox } from '@gifkit/sandbox';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { GifField, type GifFieldProps } from './GifField.tsx';

/** Time allowance for a busy machine, in ms. */
const PATIENCE = { timeout: 4000 };
// A test waits for it more than once.
jest.setTimeout(20_000);

// The complete service, in this process. Both are ES modules: see the README.
const sandbox = createSandbox();
const answer = ({ request }: { request: Request }) => sandbox.fetch(request);
const server = setupServer(
  http.all('https://api.giphy.com/*', answer),
  http.all('https://pingback.test/*', answer),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  sandbox.reset();
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

test('sends the GIF that was searched for', async () => {
  const onSend = jest.fn<GifFieldProps['onSend']>();
  render(<GifField provider={giphy('any key')} onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send a GIF' }));
  await userEvent.type(await screen.findByRole('combobox', {}, PATIENCE), 'cat');
  const [first] = await screen.findAllByRole('button', { name: /cat/i }, PATIENCE);
  if (first) await userEvent.click(first);
  expect(onSend).toHaveBeenCalledWith({
    url: expect.stringMatching(/^https:/),
    alt: expect.stringMatching(/cat/i),
  });
});
