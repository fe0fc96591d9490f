import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { installMedia } from '../../headless/src/test/media-element.ts';
import { scrollIntoView } from '../../headless/src/test/observers.ts';
import { serveSandbox } from '../../headless/src/test/sandbox.ts';
import { forgiveReact18 } from '../../headless/src/test/serve.ts';
import { CalmGrid } from './examples/CalmGrid.tsx';
import { ChatComposer } from './examples/ChatComposer.tsx';
import { ClipPlayer } from './examples/ClipPlayer.tsx';
import { CountedGrid } from './examples/CountedGrid.tsx';
import { GermanGrid } from './examples/GermanGrid.tsx';
import { OneGif } from './examples/OneGif.tsx';
import { OwnControls } from './examples/OwnControls.tsx';
import { PickerRoute } from './examples/PickerRoute.tsx';
import { renderPage } from './examples/render-page.tsx';
import { SearchExperience } from './examples/SearchExperience.tsx';
import { SearchGrid } from './examples/SearchGrid.tsx';
import { StickerCarousel } from './examples/StickerCarousel.tsx';
import { TrendingGrid } from './examples/TrendingGrid.tsx';
import { showEnd } from './test/render-grid.tsx';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const readme = read('../README.md');
const client = new GiphyFetch('your api key');
serveSandbox('https://api.giphy.com/*', 'https://api.klipy.com/*', 'https://pingback.giphy.com/*');

async function showFirstPage(role = 'article') {
  await waitFor(() => {
    // A lazy-loaded component has no sentinel yet.
    showEnd();
    expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
  });
}

describe('the README', () => {
  it.each(readdirSync(join(import.meta.dirname, 'examples')))('shows %s', (name) => {
    expect(readme).toContain(`\`\`\`tsx\n${read(`examples/${name}`)}\`\`\``);
  });

  it.each([
    ['GIFs with events only if they are enabled', <CountedGrid key="a" mayCount={false} />],
    ['trending GIFs', <TrendingGrid key="a" />],
  ])('shows %s', async (_, example) => {
    render(example);
    await showFirstPage();
  });

  it('lets the user pause everything', async () => {
    render(<CalmGrid />);
    await showFirstPage();
    await userEvent.click(screen.getByRole('button', { name: 'Pause all' }));
    expect(screen.getByRole('button', { name: 'Play all' })).toHaveFocus();
  });

  describe('shows a clip', () => {
    const showClip = async (Example: typeof ClipPlayer) => {
      installMedia();
      const { data } = await client.trending({ type: 'videos', limit: 1 });
      return render(<Example clip={data[0] as IGif} />).container;
    };

    it('in a player', async () => {
      const container = await showClip(ClipPlayer);
      expect(container.querySelector('video')?.src).toMatch(/\.mp4$/);
      expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
    });

    it('with custom controls', async () => {
      const container = await showClip(OwnControls);
      await userEvent.click(screen.getByRole('button', { name: 'Captions: Off' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
      expect(container.querySelector('track')?.src).toMatch(/\.vtt$/);
    });
  });

  it('has German labels', async () => {
    render(<GermanGrid />);
    showEnd();
    expect(screen.getByRole('status')).toHaveTextContent('GIFs werden geladen');
    const [status] = await screen.findAllByText(/^Nichts gefunden/);
    expect(status).toBeVisible();
  });

  it('shows stickers in a row', async () => {
    const { container } = render(<StickerCarousel />);
    const sentinel = container.querySelector('ul + div > div');
    if (sentinel) scrollIntoView(sentinel, 1);
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  });

  it('searches, and restarts for a new term', async () => {
    render(<SearchGrid />);
    await showFirstPage();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyzzy' } });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    showEnd();
    expect(await screen.findByText('No GIFs for “xyzzy”.')).toBeInTheDocument();
  });

  it('searches with suggestions', async () => {
    render(<SearchExperience />);
    await showFirstPage();
    await userEvent.type(screen.getByRole('combobox'), 'xyzzy{Enter}');
    expect(await screen.findByText('No GIFs found.')).toBeInTheDocument();
  });

  it('picks a GIF for a chat from KLIPY', async () => {
    const onSend = vi.fn();
    render(<ChatComposer onSend={onSend} />);
    await userEvent.click(screen.getByRole('button', { name: 'GIF' }));
    await showFirstPage('row');
    const [gif] = within(screen.getByRole('grid')).getAllByRole('button');
    await userEvent.click(gif ?? document.body);
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^!\[.+\]\(<http.+>\)$/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('restores the scroll position', async () => {
    render(<PickerRoute />);
    await showFirstPage('row');
    const before = screen.getAllByRole('row').length;
    await userEvent.click(screen.getAllByRole('button')[3] ?? document.body);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Back from/ }));
    expect(screen.getAllByRole('row').length).toBeGreaterThanOrEqual(before);
  });

  it('shows one GIF with an overlay', async () => {
    const { data: gif } = await client.random();
    const { container } = render(<OneGif gif={gif} />);
    scrollIntoView(container.firstElementChild ?? container, 1);
    await userEvent.hover(screen.getByAltText(/./));
    expect(screen.getByRole('heading')).toHaveTextContent(gif.title);
  });

  it('renders a page on the server', async () => {
    const html = await renderPage('n0nce');
    forgiveReact18();
    expect(html).toContain('<style nonce="n0nce"');
    expect(html).toContain('class="giphy-gif-img"');
  });
});
