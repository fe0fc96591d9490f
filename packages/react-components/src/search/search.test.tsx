import { GiphyFetch, serverUrl, setServerUrl } from '@gifkit/fetch-api';
import { LabelsProvider } from '@gifkit/headless';
import { SEARCH_DEBOUNCE } from '@gifkit/headless/core';
import { de } from '@gifkit/labels/de';
import type { IChannel } from '@gifkit/model';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { type ComponentProps, type FormEvent, type ReactNode, StrictMode, useContext } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveSandbox } from '../../../headless/src/test/sandbox.ts';
import { Grid } from '../grid/Grid.tsx';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';
import { SearchContext, type SearchContextProps } from './SearchContext.ts';
import { SearchContextManager } from './SearchContextManager.tsx';
import { SuggestionBar } from './SuggestionBar.tsx';

const ORIGIN = 'https://api.example.com';
const { sandbox, server } = serveSandbox(`${ORIGIN}/*`);
// A separate cache keeps the tests independent.
const client = () => new GiphyFetch('key', {}, { baseUrl: `${ORIGIN}/v1`, cache: {} });

const NEWS = {
  id: 1,
  slug: 'news',
  display_name: 'News',
  user: { username: 'news' },
} as unknown as IChannel;

let context: SearchContextProps;
function Spy() {
  context = useContext(SearchContext);
  return <p>{context.searchKey}</p>;
}

function Results() {
  const { searchKey, fetchGifs } = useContext(SearchContext);
  return <Grid key={searchKey} width={600} fetchGifs={fetchGifs} />;
}

type Manager = Partial<ComponentProps<typeof SearchContextManager>>;

/** Returns parts of a search, for instance a field without suggestions. */
const inSearch = (part: ReactNode, manager: Manager = {}) => (
  <SearchContextManager apiKey="key" client={client()} {...manager}>
    {part}
    <Spy />
  </SearchContextManager>
);

function show(manager: Manager = {}, bar: SearchBarProps = {}) {
  const parts = (
    <>
      <SearchBar searchDebounce={0} {...bar} />
      <SuggestionBar />
    </>
  );
  return render(inSearch(parts, manager));
}

/** Types the name of a channel. @returns the channel, and a function that finds its suggestion. */
async function typeChannel() {
  await userEvent.type(field(), 'gifkit');
  await waitFor(() => expect(context.currentChannels).not.toHaveLength(0), { timeout: 4000 });
  const [channel] = context.currentChannels as [IChannel];
  return { channel, pill: () => option(new RegExp(`@${channel.user.username}`)) };
}

const hasTrending = () => waitFor(() => expect(context.trendingSearches).not.toHaveLength(0));

const field = () => screen.getByRole('combobox');
const option = (name: RegExp | string) => screen.getByRole('option', { name });
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const firstId = async () => (await context.fetchGifs(0)).data[0]?.id;

describe('a search', () => {
  it('sends the name of this package and the key of the manager', async () => {
    const before = serverUrl;
    setServerUrl(`${ORIGIN}/v1/`);
    onTestFinished(() => setServerUrl(before));
    const names: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      const key = new URL(request.url).searchParams.get('api_key');
      if (key === 'own-key') names.push(request.headers.get('X-GIPHY-SDK-NAME'));
    });
    onTestFinished(() => server.events.removeAllListeners());
    render(inSearch(null, { apiKey: 'own-key', client: undefined }));
    await act(firstId);
    expect(new Set(names)).toEqual(new Set(['ReactSDK']));
  });

  it('sends one request per list, even if it is reopened, also in StrictMode', async () => {
    // Keeps the end of every list in view.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    const paths: string[] = [];
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      const { pathname, searchParams } = new URL(new Request(...request).url);
      // A slow machine may also request the second page.
      if (!Number(searchParams.get('offset'))) paths.push(pathname);
      return sandbox.fetch(new Request(...request));
    });
    for (let time = 0; time < 3; time += 1) {
      const parts = inSearch(<Results />, { apiKey: 'own-key', client: undefined });
      const { unmount } = render(parts, { wrapper: StrictMode });
      await screen.findAllByRole('article');
      unmount();
    }
    expect(paths.toSorted()).toEqual(['/v1/gifs/trending', '/v2/trending/searches']);
  });

  it('shows trending GIFs until the user types', async () => {
    show();
    const trending = await act(firstId);
    await userEvent.type(field(), 'coffee');
    await waitFor(() => expect(context.term).toBe('coffee'));
    expect(context.searchKey).toBe('coffee');
    expect(await act(firstId)).not.toBe(trending);
  });

  it('shows nothing at first without shouldDefaultToTrending', async () => {
    show({ shouldDefaultToTrending: false });
    expect(await act(firstId)).toBeUndefined();
  });

  it.each([
    ['500 ms after the last keystroke', () => {}, 'cat'],
    ['not after the user chooses a channel', () => context.setActiveChannel(NEWS), ''],
    ['not after the user chooses a suggestion', () => context.setSearch('dog'), 'dog'],
  ])('starts %s', (_, choose, term) => {
    vi.useFakeTimers();
    show({ shouldFetchChannels: false }, { searchDebounce: SEARCH_DEBOUNCE });
    fireEvent.change(field(), { target: { value: 'cat' } });
    act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE - 1));
    expect(context.term).toBe('');
    act(choose);
    act(() => vi.advanceTimersByTime(1));
    expect(context.term).toBe(term);
    expect(field()).toHaveValue(term);
    fireEvent.change(field(), { target: { value: 'bird' } });
    act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE));
    expect(context.term).toBe('bird');
  });

  it('starts at once by Enter, by the button and by Clear', async () => {
    const onEnter = vi.fn();
    show({ shouldFetchChannels: false }, { searchDebounce: 60_000, onEnter });
    await userEvent.type(field(), 'cat{Enter}');
    expect(context.term).toBe('cat');
    await userEvent.type(field(), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(context.term).toBe('cats');
    expect(onEnter.mock.calls).toEqual([['cat'], ['cats']]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(context.term).toBe('');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('suggests matching channels, and searches in one until the user leaves it', async () => {
    show();
    const trending = await act(firstId);
    const { channel, pill } = await typeChannel();
    await userEvent.click(pill());
    expect(context.activeChannel?.id).toBe(channel.id);
    expect(field()).toHaveAccessibleName(`Search ${channel.display_name}`);
    expect(field()).toHaveFocus();
    expect(pill()).toBeInTheDocument();
    expect(await act(firstId), 'without a term').toBe(trending);
    act(() => context.setSearch('gifkit'));
    const { data } = await act(() => context.fetchGifs(0));
    expect(data.every(({ username }) => username === channel.user.username)).toBe(true);
    const clear = screen.getByRole('button', { name: 'Clear' });
    expect(clear).toHaveClass(SearchBar.cancelClassName);
    await userEvent.click(clear);
    expect(context.activeChannel).toBeUndefined();
    expect(pill()).toBeInTheDocument();
  });

  it('moves through suggestions by arrow keys, and chooses one by Enter', async () => {
    const onEnter = vi.fn();
    show({ shouldFetchChannels: false }, { onEnter });
    await hasTrending();
    const terms = context.trendingSearches;
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}');
    expect(activeOption()).toBe(option(terms[1] ?? ''));
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(context.term).toBe(terms[1]);
    expect(field()).toHaveValue(terms[1]);
    expect(field()).toHaveFocus();
    expect(activeOption()).toBeNull();
    expect(onEnter).not.toHaveBeenCalled();
  });

  it.each(['{Escape}', '{ArrowLeft}', 'x'])('returns to the field by %s', async (key) => {
    show({ shouldFetchChannels: false }, { searchDebounce: 60_000 });
    await hasTrending();
    await userEvent.type(field(), 'cat{ArrowDown}');
    expect(activeOption()).not.toBeNull();
    await userEvent.keyboard(key);
    expect(activeOption()).toBeNull();
    expect(field()).toHaveValue(key === 'x' ? 'catx' : 'cat');
    expect(field()).toHaveFocus();
  });

  it('has one tab stop for the field and its suggestions, and one per button', async () => {
    show({ shouldFetchChannels: false });
    await hasTrending();
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('has suggestion buttons without a field, and a plain field without suggestions', async () => {
    const { rerender } = render(inSearch(<SuggestionBar />));
    await hasTrending();
    const term = context.trendingSearches[0] ?? '';
    expect(screen.getByRole('list', { name: 'Trending searches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: term }));
    expect(context.term).toBe(term);
    act(() => context.setChannels([{ id: 1, display_name: 'No user' } as IChannel]));
    expect(screen.getByRole('button')).toHaveTextContent('No user');
    rerender(inSearch(<SearchBar />));
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-controls');
  });

  it('keeps the focus when channels replace the chosen suggestion', async () => {
    render(inSearch(<SuggestionBar />));
    await screen.findAllByRole('button');
    await userEvent.tab();
    act(() => context.setChannels([NEWS]));
    expect(screen.getByRole('list', { name: 'Channels' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '@news' })).toHaveFocus();
  });

  it('returns the focus to the field after a click on a suggestion', async () => {
    show();
    const suggestion = (await screen.findAllByRole('option'))[0] as HTMLElement;
    await userEvent.click(suggestion);
    act(() => context.setChannels([NEWS]));
    expect(field()).toHaveFocus();
    expect(context.isFocused).toBe(true);
  });

  it('announces the channel once: by focusing the field, or by a live region', async () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const { channel, pill } = await typeChannel();
    await userEvent.click(pill());
    expect(field()).toHaveFocus();
    expect(screen.queryByText(/^Searching/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent('Searching everywhere');
    await typeChannel();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(context.activeChannel?.id).toBe(channel.id);
    expect(screen.getByRole('status')).toHaveTextContent(`Searching in ${channel.display_name}`);
  });

  it.each([
    ['English, the default of the service', undefined, undefined, null],
    ['the language of the labels', de, undefined, 'de'],
    ['the language of the options', de, 'ja', 'ja'],
  ])('is sent in %s', async (_, labels, lang, sent) => {
    const asked = vi.fn();
    const onRequest = ({ request: { url } }: { request: Request }) => {
      const { pathname, searchParams } = new URL(url);
      if (/search$|trending$/.test(pathname)) asked(pathname, searchParams.get('lang'));
    };
    server.events.on('request:start', onRequest);
    render(
      <LabelsProvider labels={labels ?? {}}>
        {inSearch(<SearchBar searchDebounce={0} />, lang ? { options: { lang } } : {})}
      </LabelsProvider>,
    );
    await act(firstId);
    await userEvent.type(screen.getByRole('searchbox'), 'cat{Enter}');
    await act(firstId);
    server.events.removeListener('request:start', onRequest);
    expect(asked).toHaveBeenCalledWith('/v1/gifs/trending', sent);
    expect(asked).toHaveBeenCalledWith('/v1/gifs/search', sent);
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/v1/channels/search', sent));
  });

  it('does not submit a form around it', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>{inSearch(<SearchBar />, { shouldFetchChannels: false })}</form>,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'cat{Enter}');
    expect(context.term).toBe('cat');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores Enter during IME composition', async () => {
    const onEnter = vi.fn();
    show({ shouldFetchChannels: false }, { searchDebounce: 60_000, onEnter });
    fireEvent.change(field(), { target: { value: 'ねこ' } });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onEnter).not.toHaveBeenCalled();
    expect(context.term).toBe('');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('ねこ');
  });

  it('passes Escape to an outer dialog only if the field is empty and no suggestion is active', async () => {
    const onEscape = vi.fn();
    document.addEventListener('keydown', onEscape);
    onTestFinished(() => document.removeEventListener('keydown', onEscape));
    show({ initialTerm: 'cat' });
    const press = () => fireEvent.keyDown(field(), { key: 'Escape' });
    await screen.findAllByRole('option');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    onEscape.mockClear();
    expect(press()).toBe(false);
    expect(field()).toHaveValue('cat');
    expect(press()).toBe(false);
    expect(field()).toHaveValue('');
    expect(onEscape).not.toHaveBeenCalled();
    expect(press()).toBe(true);
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it.each(['{Backspace}', '{Escape}'])(
    'suggests trending searches again after %s in an empty field',
    async (key) => {
      show();
      const { channel, pill } = await typeChannel();
      await userEvent.click(pill());
      await userEvent.type(field(), key);
      expect(context.activeChannel).toBeUndefined();
      expect(screen.queryByText(`@${channel.user.username}`)).toBeNull();
      expect(
        await screen.findByRole('option', { name: context.trendingSearches[0] ?? '' }),
      ).toBeInTheDocument();
    },
  );

  it('does not search again for equal inline options', async () => {
    const gf = client();
    const channels = vi.spyOn(gf, 'channels');
    const element = () => inSearch(null, { client: gf, initialTerm: 'cat', options: { limit: 5 } });
    const { rerender } = render(element());
    const { fetchGifs } = context;
    for (let time = 0; time < 3; time += 1) rerender(element());
    expect(channels).toHaveBeenCalledOnce();
    expect(context.fetchGifs).toBe(fetchGifs);
  });

  it('works without suggestions if they fail', async () => {
    // Not `once`: a request of the previous test may still be in flight.
    server.use(http.get(`${ORIGIN}/v2/trending/searches`, () => HttpResponse.error()));
    onTestFinished(() => server.resetHandlers());
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show();
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.calls[0]?.[0]).toContain('Trending searches request failed');
    expect(context.trendingSearches).toEqual([]);
  });

  it('searches in a channel that the term names, also if it is found later', async () => {
    show({ shouldFetchChannels: false });
    for (const isFirst of [true, false]) {
      if (isFirst) act(() => context.setChannels([NEWS]));
      fireEvent.change(field(), { target: { value: '@news happy' } });
      await waitFor(() => expect(context.term).toContain('happy'));
      act(() => context.setChannels([NEWS]));
      expect([context.term, context.activeChannel]).toEqual(['happy', NEWS]);
      expect(field()).toHaveValue('happy');
      act(() => context.setActiveChannel(undefined));
      act(() => context.setChannels([]));
    }
    act(() => context.setChannels([NEWS]));
    act(() => context.setSearch('@dogs happy'));
    expect([context.term, context.activeChannel]).toEqual(['@dogs happy', undefined]);
  });

  it('has one page of animated text, because the service sends no total', async () => {
    const gf = client();
    const meta = { status: 200, msg: 'OK', response_id: 'r' };
    const animate = vi.spyOn(gf, 'animate').mockResolvedValue({ data: [], meta } as never);
    show({ client: gf, initialTerm: 'hi' });
    const { pagination } = await act(() => context.fetchAnimatedText(0));
    expect(pagination).toEqual({ count: 50, total_count: 50, offset: 0 });
    expect(animate).toHaveBeenCalledExactlyOnceWith('hi', expect.objectContaining({ limit: 50 }));
  });

  it('exposes whether the field has the focus', async () => {
    show();
    await userEvent.click(field());
    expect(context.isFocused).toBe(true);
    await userEvent.tab();
    expect(context.isFocused).toBe(false);
  });

  it('empties the field until the next keystroke, and keeps the search', async () => {
    show({ initialTerm: 'cat' }, { clear: true });
    expect(field()).toHaveValue('');
    expect(context.term).toBe('cat');
  });
});
