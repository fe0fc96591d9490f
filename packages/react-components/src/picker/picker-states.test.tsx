import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  chooseFirst,
  field,
  providers,
  renderPicker,
  showEnd,
  showGifs,
} from '../test/render-picker.tsx';

/** Returns a provider whose lists fail with a status until the test ends it. */
function refusing(status: number, headers: Record<string, string> = {}) {
  const state = { isRefusing: true };
  const provider = providers.giphy(async (...request) => {
    const isList = /trending|search\?/.test(String(request[0]));
    if (!isList || !state.isRefusing) return fetch(...request);
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ meta: { status, msg: 'no' } }, { status, headers });
  });
  return { provider, state };
}

describe('a picker shows', () => {
  it('that the key is missing, without a request', () => {
    renderPicker({ provider: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('GIFs are not set up yet.');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('that the key is missing when floating, and can be closed', async () => {
    const onOpenChange = vi.fn();
    renderPicker({ provider: undefined, presentation: 'sheet', onOpenChange });
    expect(await screen.findByRole('status')).toHaveTextContent('GIFs are not set up yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    ['that the key is refused', 401, {}, /does not accept this app’s key/],
    ['the time of day for a long rate limit', 429, { 'Retry-After': '3600' }, /again at \d+:\d\d/],
  ])('%s', async (_, status, headers, text) => {
    renderPicker({ provider: refusing(status, headers).provider });
    showEnd();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('when a rate limit ends, and then offers a retry', async () => {
    const { provider, state } = refusing(429, { 'Retry-After': '2' });
    renderPicker({ provider });
    showEnd();
    const alert = await screen.findByRole('alert');
    expect(await screen.findByText(/Too many searches/)).toBeVisible();
    expect(alert).toHaveTextContent(/Too many searches right now\.\s*Try again in [12] s\./);
    expect(screen.queryByRole('button', { name: 'Try again?' })).not.toBeInTheDocument();
    state.isRefusing = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again?' }));
    expect(await screen.findAllByRole('row')).not.toEqual([]);
  });

  it('that it is offline, and continues when online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { provider, state } = refusing(0);
    renderPicker({ provider });
    showEnd();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    onLine.mockReturnValue(true);
    state.isRefusing = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findAllByRole('row')).not.toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that a service is down, with a retry button that uses the current key', async () => {
    const { update } = renderPicker({ provider: refusing(500).provider });
    showEnd();
    const button = await screen.findByRole('button', { name: 'Try again?' });
    update({ provider: providers.giphy() });
    await userEvent.click(button);
    expect(await screen.findAllByRole('row')).not.toEqual([]);
  });

  it('that nothing was found, with a way to trending GIFs', async () => {
    renderPicker({ initialTerm: 'xyzzy' });
    showEnd();
    await userEvent.click(await screen.findByRole('button', { name: 'Show trending' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await showGifs();
  });

  it('no error for failed categories or suggestions: the search still works', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const provider = providers.giphy(async (...request) =>
      /categories|tags/.test(String(request[0]))
        ? new Response('', { status: 500 })
        : fetch(...request),
    );
    renderPicker({ provider });
    await userEvent.type(field(), 'ha');
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    await userEvent.keyboard('{Enter}');
    await showGifs();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('the pictures of categories again once the network is back', async () => {
  const categories = async () => [
    { name: 'Cats', term: 'cats', still: 'https://a.example/c.webp' },
  ];
  renderPicker({ provider: { ...providers.giphy(), categories } });
  const category = await screen.findByRole('button', { name: 'Cats' });
  const picture = () => category.querySelector('img');
  fireEvent.error(picture() as Element);
  expect(picture()).toBeNull();
  act(() => fireEvent(window, new Event('online')));
  expect(picture()).toHaveAttribute('src', 'https://a.example/c.webp');
});

it('no error for a failed share registration: the GIF is still sent', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const registerShare = () => Promise.reject(new Error('down'));
  const provider = { ...providers.giphy(), registerShare };
  const { onSelect } = renderPicker({ provider });
  await chooseFirst();
  expect(onSelect).toHaveBeenCalledOnce();
  const said = ['Gifkit: the share could not be registered', expect.any(Error)];
  await waitFor(() => expect(warn).toHaveBeenCalledWith(...said));
});
