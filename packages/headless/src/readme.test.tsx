import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GiphyFetch } from '@gifkit/fetch-api';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageFetcher, startPaging } from './core/index.ts';
import { FirstPicker } from './examples/FirstPicker.tsx';
import { GifWall } from './examples/GifWall.tsx';
import { OwnList } from './examples/OwnList.tsx';
import { OwnPicker } from './examples/OwnPicker.tsx';
import { OwnPlayer } from './examples/OwnPlayer.tsx';
import { OwnRow } from './examples/OwnRow.tsx';
import { OwnSearch } from './examples/OwnSearch.tsx';
import { OwnTile } from './examples/OwnTile.tsx';
import { violationsIn } from './test/axe.ts';
import { makeClip } from './test/make-clip.ts';
import { makeGif } from './test/make-gif.ts';
import { installMedia, settle } from './test/media-element.ts';
import { scrollIntoView } from './test/observers.ts';
import { serveSandbox } from './test/sandbox.ts';
import { serve } from './test/serve.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const readme = read('../README.md');
serveSandbox('https://api.giphy.com/*', 'https://pingback.giphy.com/*');

describe('the README', () => {
  // Checks each example in the final state of its test.
  afterEach(async () => {
    const example = document.body.firstElementChild;
    if (example) expect(await violationsIn(example), 'axe violations').toEqual([]);
  });

  it('shows the wall, which fetches and lays out its first page', async () => {
    expect(readme).toContain(`\`\`\`tsx\n${read('examples/GifWall.tsx')}\`\`\``);
    const { container } = render(<GifWall />);
    scrollIntoView(container.lastElementChild as Element, 1);
    await waitFor(() => expect(screen.getAllByRole('img').length).toBeGreaterThan(2));
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveStyle({ top: '0px', left: '0px' });
    expect(second).toHaveStyle({ top: '0px' });
    expect(screen.getByRole('list')).not.toHaveStyle({ height: '0px' });
  });

  it('shows a tile, which reports clicks', () => {
    expect(readme).toContain(`\`\`\`tsx\n${read('examples/OwnTile.tsx')}\`\`\``);
    const onPick = vi.fn();
    const gif = makeGif('a');
    render(<OwnTile gif={gif} onPick={onPick} />);
    fireEvent.click(screen.getByRole('link', { name: 'Picture a' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(gif, expect.anything());
  });

  it('shows a clip player with controls', async () => {
    expect(readme).toContain(`\`\`\`tsx\n${read('examples/OwnPlayer.tsx')}\`\`\``);
    installMedia();
    render(<OwnPlayer clip={makeClip()} />);
    await settle();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('shows a list of tiles, which announces results', async () => {
    expect(readme).toContain(`\`\`\`tsx\n${read('examples/OwnList.tsx')}\`\`\``);
    const { container } = render(<OwnList term="cat" />);
    scrollIntoView(container.firstElementChild?.lastElementChild as Element, 1);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(1));
    expect(screen.getByRole('status')).toHaveTextContent(/GIFs of cat/);
  });

  it('shows a row of tiles, which loads more and scrolls by buttons', async () => {
    expect(readme).toContain(`\`\`\`tsx\n${read('examples/OwnRow.tsx')}\`\`\``);
    render(<OwnRow />);
    scrollIntoView(screen.getByText('Loading…'), 1);
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1));
    expect(screen.getByRole('button', { name: 'Next Trending' })).toBeInTheDocument();
  });

  it('shows a search field, which reaches its suggestions by keyboard', () => {
    expect(readme).toContain(`\`\`\`tsx\n${read('examples/OwnSearch.tsx')}\`\`\``);
    const onSearch = vi.fn();
    render(<OwnSearch terms={['cat', 'dog']} onSearch={onSearch} />);
    const field = screen.getByRole('combobox');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(screen.getByRole('option', { name: 'dog' })).toHaveAttribute('aria-selected', 'true');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('dog');
    expect(field).toHaveValue('dog');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  it.each([
    ['shows a picker, which returns the file and the alt text', OwnPicker, [/^https:/, /./]],
    ['links to a picker of ten lines, which returns the file', FirstPicker, [/^https:/]],
  ])('%s of the chosen GIF', async (_, Picker, sent) => {
    expect(readme).toContain(`\`\`\`tsx\n${read('examples/OwnPicker.tsx')}\`\`\``);
    const onSend = vi.fn();
    render(<Picker onSend={onSend} />);
    scrollIntoView(screen.getByText('Loading…'), 1);
    const [row] = await screen.findAllByRole('row');
    fireEvent.click(within(row as HTMLElement).getByRole('button'));
    const texts = sent.map((text) => expect.stringMatching(text));
    expect(onSend).toHaveBeenCalledExactlyOnceWith(...texts);
  });

  it('shows a wall that renders on the server', () => {
    expect(serve(<GifWall />)).toContain('class="wall"');
  });

  it('fetches a page without React', async () => {
    const client = new GiphyFetch('your api key');
    const fetcher = createPageFetcher(startPaging([]), 250, () => ({
      fetchGifs: (offset, { signal }) => client.trending({ offset, signal }),
    }));
    const counts: number[] = [];
    fetcher.subscribe(() => counts.push(fetcher.getPages().gifs.length));
    fetcher.onSentinelInView(true);
    await waitFor(() => expect(counts.at(-1)).toBeGreaterThan(2));
    fetcher.stop();
  });
});
