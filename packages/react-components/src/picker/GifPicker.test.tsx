import { configureAnalytics } from '@gifkit/analytics';
import { GiphyFetch } from '@gifkit/fetch-api';
import { type GifProvider, giphy, klipy, tenor } from '@gifkit/providers';
import { createSandbox, serve } from '@gifkit/sandbox';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollIntoView } from '../test/observers.ts';
import { GifPicker } from './GifPicker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';

const sandbox = createSandbox();
const server = await serve(sandbox, { port: 0 });
// What is counted stays on this machine, too.
configureAnalytics({ pingbackUrl: server.url });
afterAll(() => server.close());

const cache = { maxAge: 0, errorMaxAge: 0 };
const key = 'a-key';

/** Each provider over real HTTP, and what it asked for. */
const providers: Record<string, (fetcher?: typeof fetch) => GifProvider> = {
  giphy: (fetcher = fetch) =>
    giphy(new GiphyFetch(key, {}, { baseUrl: `${server.url}/v1`, cache, fetch: fetcher })),
  klipy: (fetcher = fetch) =>
    klipy({ key, customerId: 'me', baseUrl: `${server.url}/api/v1`, cache, fetch: fetcher }),
  tenor: (fetcher = fetch) => tenor({ key, baseUrl: `${server.url}/v2`, cache, fetch: fetcher }),
};

const spy = () => vi.fn<typeof fetch>((...request) => fetch(...request));
const askedFor = (fetcher: ReturnType<typeof spy>) =>
  fetcher.mock.calls.map(([url]) => new URL(String(url)));

const show = (props: Partial<GifPickerProps> = {}) => {
  const onSelect = vi.fn<GifPickerProps['onSelect']>();
  const element = (more: Partial<GifPickerProps> = {}) => (
    <GifPicker
      provider={providers.giphy?.()}
      onSelect={onSelect}
      storage={null}
      {...props}
      {...more}
    />
  );
  const view = render(element());
  return {
    ...view,
    onSelect,
    update: (more: Partial<GifPickerProps>) => view.rerender(element(more)),
  };
};

/** Brings the end of the list into view, and waits for GIFs. */
async function showGifs(): Promise<HTMLElement[]> {
  const sentinel = document.querySelector('.loader')?.parentElement?.parentElement;
  if (sentinel) scrollIntoView(sentinel, 1);
  return await screen.findAllByRole('row');
}

const field = () => screen.getByRole('combobox');

beforeEach(() => localStorage.clear());

describe.each(Object.entries(providers))('a picker of %s', (_name, create) => {
  it('finds GIFs, and gives the chosen one with everything that a message needs', async () => {
    const { onSelect } = show({ provider: create() });
    await userEvent.type(field(), 'animal{Enter}');
    await showGifs();
    expect(screen.getByRole('grid')).toHaveAccessibleName('Results for “animal”');
    const [first] = within(screen.getByRole('grid')).getAllByRole('button');
    await userEvent.click(first ?? document.body);
    expect(onSelect).toHaveBeenCalledOnce();
    const [gif, selection] = onSelect.mock.lastCall ?? [];
    expect(gif?.id).toBeTruthy();
    expect(selection).toMatchObject({ term: 'animal', isAltEdited: false });
    expect(selection?.alt).toBe(first?.getAttribute('aria-label'));
    expect(selection?.width).toBe(selection?.rendition.width);
    const blob = await selection?.blob();
    expect(blob?.type).toBe(`image/${selection?.rendition.format}`);
    expect(await screen.findByText(`Chosen: ${selection?.alt}`)).toBeInTheDocument();
  });
});

describe('GifPicker', () => {
  it('asks nobody for anything until it is open', async () => {
    const fetcher = spy();
    const { update } = show({ provider: providers.giphy?.(fetcher), open: false });
    expect(document.body).toHaveTextContent('');
    expect(fetcher).not.toHaveBeenCalled();
    update({ open: true });
    await showGifs();
    expect(fetcher).toHaveBeenCalled();
  });

  it('shows what is trending in the tab that is chosen, by the arrow keys too', async () => {
    const fetcher = spy();
    show({ provider: providers.giphy?.(fetcher) });
    await showGifs();
    await userEvent.click(screen.getByRole('tab', { name: 'GIFs' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Stickers' })).toHaveFocus();
    await showGifs();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Stickers');
    expect(askedFor(fetcher).map(({ pathname }) => pathname)).toContain('/v1/stickers/trending');
  });

  it('leads by the keyboard from the field into the GIFs and back, and writes from anywhere', async () => {
    const { onSelect } = show();
    await showGifs();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    const [first] = within(screen.getByRole('grid')).getAllByRole('button');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}ca');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('ca');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName(/ca/));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('closes by Escape, and gives the focus back to what opened it', async () => {
    const onOpenChange = vi.fn();
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const { update } = show({ presentation: 'popover', onOpenChange });
    expect(screen.getByRole('dialog')).toHaveAccessibleName('GIF picker');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    update({ open: false });
    expect(opener).toHaveFocus();
    opener.remove();
  });
});
