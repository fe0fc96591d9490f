import { GiphyFetch } from '@gifkit/fetch-api';
import { giphy } from '@gifkit/providers';
import { createSandbox } from '@gifkit/sandbox';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { violationsIn } from '../test/axe.ts';
import { scrollIntoView } from '../test/observers.ts';
import { serve } from '../test/serve.ts';
import * as Tile from '../tile/index.ts';
import * as GifPicker from './index.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());

const request: typeof fetch = (...args) => sandbox.fetch(new Request(...args));
const sandboxed = (fetcher = request) =>
  giphy(new GiphyFetch('a-key', {}, { cache: { maxAge: 0, errorMaxAge: 0 }, fetch: fetcher }));

beforeEach(() => {
  vi.stubGlobal('fetch', request);
});

/** All parts with their defaults. */
const List = ({ error }: { error?: ReactNode }) => (
  <>
    <GifPicker.Categories />
    <GifPicker.Masonry columns={2} gutter={10} width={210}>
      {(item) => (
        <GifPicker.Item item={item}>
          <Tile.Link>
            <Tile.Picture />
          </Tile.Link>
          <GifPicker.Favorite gif={item.gif} />
        </GifPicker.Item>
      )}
    </GifPicker.Masonry>
    <GifPicker.Empty />
    {error ?? <GifPicker.Error />}
    <GifPicker.Loading>
      <p>More</p>
    </GifPicker.Loading>
  </>
);

interface OwnPickerProps extends Partial<GifPicker.RootProps> {
  error?: ReactNode;
}

const OwnPicker = ({ children, error, ...props }: OwnPickerProps) => (
  <GifPicker.Root provider={sandboxed()} onSelect={() => {}} storage={null} {...props}>
    {children ?? (
      <>
        <GifPicker.Main>
          <GifPicker.Search />
          <GifPicker.Clear />
          <GifPicker.Suggestions />
          <GifPicker.Tabs />
          <GifPicker.Results>
            <List error={error} />
          </GifPicker.Results>
          <GifPicker.Footer />
        </GifPicker.Main>
        <GifPicker.AltText />
      </>
    )}
  </GifPicker.Root>
);

/** Scrolls to the end of the list and waits for GIFs. @returns the elements that select them. */
async function showGifs(): Promise<HTMLElement[]> {
  showEnd();
  await screen.findAllByRole('row');
  return screen
    .getAllByRole('row')
    .map((row) => within(row).getAllByRole('button')[0] as HTMLElement);
}

function showEnd(): void {
  scrollIntoView(screen.getByText('More').parentElement as Element, 1);
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');

function search(term: string): void {
  fireEvent.change(field(), { target: { value: term } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

describe('the parts of a picker', () => {
  it('move by keyboard from the field to the GIFs, along them, and back', async () => {
    render(<OwnPicker autoFocus />);
    expect(field()).toHaveFocus();
    const [first, second] = await showGifs();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(first).toHaveFocus();
    fireEvent.keyDown(first as Element, { key: 'ArrowRight' });
    await waitFor(() => expect(second).toHaveFocus());
    fireEvent.keyDown(second as Element, { key: 'ArrowUp' });
    expect(field()).toHaveFocus();
    act(() => first?.focus());
    fireEvent.keyDown(first as Element, { key: 'c' });
    expect(field()).toHaveFocus();
  });

  it('pass the text of an error to the host', async () => {
    const provider = sandboxed();
    vi.spyOn(provider, 'trending').mockRejectedValueOnce(new Error('Broken'));
    const error = (
      <GifPicker.Error>
        {({ text, retry }) => (
          <button type="button" onClick={retry}>
            {text} Once more?
          </button>
        )}
      </GifPicker.Error>
    );
    render(<OwnPicker provider={provider} error={error} />);
    showEnd();
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: /Once more\?$/ }));
    await screen.findAllByRole('row');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('have no axe violations with open suggestions and in the alt text step', async () => {
    const { container } = render(<OwnPicker editAlt />);
    await showGifs();
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: 'ca' } });
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(await violationsIn(container)).toEqual([]);
    search('');
    const [first] = await showGifs();
    fireEvent.click(first as Element);
    await screen.findByRole('textbox');
    expect(await violationsIn(container)).toEqual([]);
  });
});

const PickerWithUploads = (props: Partial<GifPicker.RootProps>) => (
  <OwnPicker tabs={['gifs', 'stickers']} {...props}>
    <GifPicker.Search />
    <GifPicker.Tabs>
      <GifPicker.Tab value="gifs" />
      <GifPicker.Tab value="stickers" />
      <GifPicker.Tab value="clips" />
      <GifPicker.Tab value="uploads">Uploads</GifPicker.Tab>
    </GifPicker.Tabs>
    <GifPicker.Results>
      {({ tab }) => (tab === 'uploads' ? <p>Mine</p> : <List />)}
    </GifPicker.Results>
    <GifPicker.Footer />
  </OwnPicker>
);

describe('a custom tab', () => {
  it('joins the service tabs and shows content of the host', () => {
    const onTabChange = vi.fn();
    render(<PickerWithUploads onTabChange={onTabChange} />);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['GIFs', 'Stickers', 'Uploads']);
    act(() => tabs[0]?.focus());
    fireEvent.keyDown(tabs[0] as Element, { key: 'End' });
    expect(tabs[2]).toHaveFocus();
    expect(onTabChange).toHaveBeenLastCalledWith('uploads');
    expect(screen.getByRole('tabpanel', { name: 'Uploads' })).toHaveTextContent('Mine');
    fireEvent.keyDown(tabs[2] as Element, { key: 'ArrowLeft' });
    expect(screen.getByRole('tabpanel', { name: 'Stickers' })).not.toHaveTextContent('Mine');
  });

  it('is left for a search', () => {
    render(<PickerWithUploads />);
    fireEvent.click(screen.getByRole('tab', { name: 'Uploads' }));
    search('cat');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('GIFs');
  });
});

describe('a controlled picker', () => {
  it('shows the given tab and term and reports changes', () => {
    const asked = vi.fn();
    render(
      <OwnPicker
        tab="stickers"
        term="dog"
        onTabChange={(tab) => asked(tab)}
        onTermChange={(term) => asked(term)}
      />,
    );
    fireEvent.click(screen.getByRole('tab', { name: 'GIFs' }));
    search('cat');
    expect(asked.mock.calls.flat()).toEqual(['gifs', 'cat']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Stickers');
  });

  it('writes the given term into the field', () => {
    const { rerender } = render(<OwnPicker term="dog" />);
    expect(field()).toHaveValue('dog');
    rerender(<OwnPicker term="cat" />);
    expect(field()).toHaveValue('cat');
  });
});

describe('a picker without the required attribution', () => {
  it('warns once in development, with its first GIFs', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const show = async (name: string, children: ReactNode) => {
      const results = (
        <GifPicker.Results>
          <List />
        </GifPicker.Results>
      );
      const provider = { ...sandboxed(), name };
      const picker = (
        <OwnPicker provider={provider}>
          {results}
          {children}
        </OwnPicker>
      );
      const { unmount } = render(picker);
      await showGifs();
      unmount();
    };
    await show('named', <GifPicker.Attribution mark={<b>Mark</b>} />);
    expect(warn).not.toHaveBeenCalled();
    await show('unnamed', null);
    await show('unnamed', null);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('GifPicker.Attribution'));
  });
});

describe('a server-rendered picker', () => {
  it('sends no request and has no style attribute', () => {
    const fetcher = vi.fn(request);
    const html = serve(<OwnPicker provider={sandboxed(fetcher)} style={{ width: 300 }} />);
    expect(html).toContain('role="combobox"');
    expect(html).not.toContain(' style=');
    expect(fetcher).not.toHaveBeenCalled();
  });
});
