import { configureAnalytics } from '@gifkit/analytics';
import { GiphyFetch } from '@gifkit/fetch-api';
import { type GifProvider, giphy, klipy, tenor } from '@gifkit/providers';
import { createSandbox } from '@gifkit/sandbox';
import { act, fireEvent, type RenderOptions, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, vi } from 'vitest';
import { GifPicker } from '../picker/GifPicker.tsx';
import type { GifPickerProps } from '../picker/gif-picker-props.ts';
import { showEnd } from './render-grid.tsx';

export { showEnd };

const sandbox = createSandbox();
afterAll(() => sandbox.close());

/** `fetch` of the sandbox in this process. */
export const request: typeof fetch = async (...args) => sandbox.fetch(new Request(...args));

// Events must not reach a real service.
configureAnalytics({ pingbackUrl: 'https://pingback.test' });
beforeEach(() => {
  vi.stubGlobal('fetch', request);
});

// No cache: each call is a request.
const options = { cache: { maxAge: 0, errorMaxAge: 0 } };
const key = 'a-key';

/** Providers of the sandbox, one per API. */
export const providers = {
  giphy: (fetch = request) =>
    giphy(new GiphyFetch(key, {}, { baseUrl: 'https://giphy.test/v1', ...options, fetch })),
  klipy: (fetch = request, more: Partial<Parameters<typeof klipy>[0]> = {}) =>
    klipy({
      ...{ key, customerId: 'me', baseUrl: 'https://klipy.test/api/v1', ...options, fetch },
      ...more,
    }),
  tenor: (fetch = request) => tenor({ key, baseUrl: 'https://tenor.test/v2', ...options, fetch }),
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
export function renderPicker(props: Partial<GifPickerProps> = {}, options?: RenderOptions) {
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
  const view = render(element(), options);
  const update = (more: Partial<GifPickerProps>) => view.rerender(element(more));
  return { ...view, onSelect, update };
}

/** Scrolls to the end of the list, and waits for GIFs. @returns their buttons. */
export async function showGifs(): Promise<HTMLElement[]> {
  showEnd();
  await screen.findAllByRole('row');
  return within(screen.getByRole('grid')).getAllByRole('button');
}

/** Shows GIFs and chooses the first. @returns its button. */
export async function chooseFirst(): Promise<HTMLElement> {
  const [first] = (await showGifs()) as [HTMLElement];
  await userEvent.click(first);
  return first;
}

export const field = () => screen.getByRole<HTMLInputElement>('combobox');

export const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** Advances fake timers by ms. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
