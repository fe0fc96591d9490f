import { GiphyFetch } from '@gifkit/fetch-api';
import { createSandbox } from '@gifkit/sandbox';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrollIntoView } from '../../headless/src/test/observers.ts';
import { Grid } from './index.ts';

const ORIGIN = 'https://api.example.com';
const sandbox = createSandbox();
const server = setupServer(http.all(`${ORIGIN}/*`, ({ request }) => sandbox.fetch(request)));
const client = new GiphyFetch('key', {}, { baseUrl: `${ORIGIN}/v1/`, cache: { errorMaxAge: 0 } });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(async () => {
  server.close();
  await sandbox.close();
});

/** A busy machine takes its time; how long is not what is tested here. */
const PATIENCE = { timeout: 10_000 };

function showLoader(container: HTMLElement) {
  const sentinel = container.querySelector('.loader')?.parentElement?.parentElement;
  if (sentinel) scrollIntoView(sentinel, 1);
}

describe('a grid on the service', () => {
  it('loads page after page', async () => {
    const { container } = render(
      <Grid
        width={600}
        columns={6}
        fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 12, signal })}
      />,
    );
    showLoader(container);
    await waitFor(
      () => expect(screen.getAllByRole('article').length).toBeGreaterThan(24),
      PATIENCE,
    );
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('recovers when the service does', async () => {
    server.use(
      http.get(`${ORIGIN}/v1/stickers/trending`, () => HttpResponse.error(), { once: true }),
    );
    const { container } = render(
      <Grid
        width={600}
        fetchGifs={(offset, { signal }) => client.trending({ type: 'stickers', offset, signal })}
      />,
    );
    showLoader(container);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again?' }, PATIENCE));
    const [tile] = await screen.findAllByRole('article', {}, PATIENCE);
    expect(tile?.firstElementChild).toHaveAttribute('data-giphy-is-sticker', 'true');
  });
});
