import { configureAnalytics } from '@gifkit/analytics';
import { GiphyFetch } from '@gifkit/fetch-api';
import { type GifProvider, giphy, klipy, tenor } from '@gifkit/providers';
import { createSandbox, serve } from '@gifkit/sandbox';
import { render, screen, within } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { GifPicker } from '../picker/GifPicker.tsx';
import type { GifPickerProps } from '../picker/gif-picker-props.ts';

const sandbox = createSandbox();
const server = await serve(sandbox, { port: 0 });
// Test events must not reach a real service.
configureAnalytics({ pingbackUrl: server.url });
afterAll(() => server.close());
// Warms up the server: the first response is slow.
await fetch(`${server.url}/v1/gifs/trending?api_key=warm-up&limit=1`);

/** Retries once: the server may have closed a reused connection. */
const request: typeof fetch = (...args) => fetch(...args).catch(() => fetch(...args));

const options = { cache: { maxAge: 0, errorMaxAge: 0 } };
const key = 'a-key';

/** Providers of the sandbox over HTTP, one per API. */
export const providers = {
  giphy: (fetcher = request) =>
    giphy(new GiphyFetch(key, {}, { baseUrl: `${server.url}/v1`, ...options, fetch: fetcher })),
  klipy: (fetcher = request) =>
    klipy({ key, customerId: 'me', baseUrl: `${server.url}/api/v1`, ...options, fetch: fetcher }),
  tenor: (fetcher = request) =>
    tenor({ key, baseUrl: `${server.url}/v2`, ...options, fetch: fetcher }),
} satisfies Record<string, (fetcher?: typeof fetch) => GifProvider>;

/** Returns a `fetch` that records the requested paths. */
export function spyOnFetch() {
  const fetcher = vi.fn<typeof fetch>((...args) => request(...args));
  const paths = () =>
    fetcher.mock.calls.map(([request]) => {
      const { pathname, search } = new URL(request instanceof Request ? request.url : request);
      return pathname + search;
    });
  return { fetcher, paths };
}

/** Renders a picker, by default without storage. */
export function renderPicker(props: Partial<GifPickerProps> = {}) {
  const onSelect = vi.fn<GifPickerProps['onSelect']>();
  const element = (more: Partial<GifPickerProps> = {}) => (
    <GifPicker
      provider={providers.giphy()}
      onSelect={onSelect}
      storage={null}
      {...props}
      {...more}
    />
  );
  const view = render(element());
  const update = (more: Partial<GifPickerProps>) => view.rerender(element(more));
  return { ...view, onSelect, update };
}

export function showEnd(): void {
  const sentinel = document.querySelector('.loader')?.parentElement?.parentElement;
  if (sentinel) scrollIntoView(sentinel, 1);
}

/** Scrolls to the end of the list, and waits for GIFs. @returns their buttons. */
export async function showGifs(): Promise<HTMLElement[]> {
  showEnd();
  await screen.findAllByRole('row');
  return within(screen.getByRole('grid')).getAllByRole('button');
}

export const field = () => screen.getByRole<HTMLInputElement>('combobox');
