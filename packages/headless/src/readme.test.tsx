import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GiphyFetch } from '@gifkit/fetch-api';
import { createSandbox } from '@gifkit/sandbox';
import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageLoader, startPaging } from './core/index.ts';
import { GifWall } from './examples/GifWall.tsx';
import { scrollIntoView } from './test/observers.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const readme = read('../README.md');
const sandbox = createSandbox();
const server = setupServer(
  http.all('https://api.giphy.com/*', ({ request }) => sandbox.fetch(request)),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(async () => {
  server.close();
  await sandbox.close();
});

describe('the README', () => {
  it('shows the wall, which fetches its first page and places it', async () => {
    expect(readme).toContain(`\`\`\`tsx\n${read('examples/GifWall.tsx')}\`\`\``);
    const { container } = render(<GifWall />);
    scrollIntoView(container.lastElementChild as Element, 1);
    await waitFor(() => expect(screen.getAllByRole('img').length).toBeGreaterThan(2));
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveStyle({ top: '0px', left: '0px' });
    expect(second).toHaveStyle({ top: '0px' });
    expect(screen.getByRole('list')).not.toHaveStyle({ height: '0px' });
  });

  it('shows a wall that a server renders', () => {
    expect(renderToString(<GifWall />)).toContain('class="wall"');
  });

  it('fetches a page without React', async () => {
    const client = new GiphyFetch('your api key');
    const loader = createPageLoader(startPaging([]), 250, () => ({
      fetchGifs: (offset, { signal }) => client.trending({ offset, signal }),
    }));
    const counts: number[] = [];
    loader.subscribe(() => counts.push(loader.getPages().gifs.length));
    loader.onLoaderInView(true);
    await waitFor(() => expect(counts.at(-1)).toBeGreaterThan(2));
    loader.stop();
  });

  it('names everything of the core that one calls', () => {
    const names = [...readme.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    const core = read('core/index.ts');
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(core).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
