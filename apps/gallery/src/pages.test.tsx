import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EXAMPLES } from './components-page/examples.tsx';
import { renderApp, sandboxFetch, withSandbox } from './test/render-app.tsx';

withSandbox();

const files = import.meta.glob<string>(
  ['./components-page/examples/*.tsx', '../../../packages/react-components/src/examples/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

it('the components page shows every example live beside its source', async () => {
  // Everything is in view in jsdom, so lists would load page after page.
  const firstPages: typeof fetch = (input, init) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const isFirst = Number(searchParams.get('offset') ?? 0) === 0;
    return isFirst ? sandboxFetch(input, init) : new Promise<never>(() => {});
  };
  vi.stubGlobal('fetch', firstPages);
  const { user } = renderApp('/components#gif');
  const gif = await screen.findByRole('region', { name: 'Gif' });
  await waitFor(() => expect(gif).toHaveFocus());
  for (const { title, name } of EXAMPLES) {
    const section = screen.getByRole('region', { name: title });
    const code = within(section).getByRole('region', { name: `${title} example` });
    const file = Object.keys(files).find((path) => path.endsWith(`/${name}.tsx`)) ?? '';
    expect(code.querySelector('code')?.textContent).toBe(files[file]?.trim());
    expect(within(code).getAllByText('import')[0]).toHaveClass('keyword');
    const live = () => section.querySelector('.live [class*=giphy], .live svg');
    await waitFor(() => expect(live(), title).toBeInTheDocument());
  }
  await user.click(screen.getByRole('button', { name: 'Copy Gif example' }));
  expect(await navigator.clipboard.readText()).toBe(gif.querySelector('code')?.textContent);
  // Rendering all components takes a while.
}, 60_000);

it('the host page has frames of the embed, and one that it controls', async () => {
  const { container } = renderApp('/host');
  expect(await screen.findByRole('button', { name: 'Pause it' })).toBeVisible();
  // An effect adds the controlled frame, after the buttons.
  await screen.findByTitle(/^Embed of/);
  const frames = [...container.querySelectorAll('iframe')];
  expect(frames).toHaveLength(4);
  // It would not affect the frames, which have their own buttons.
  expect(screen.queryByRole('button', { name: 'Pause all' })).not.toBeInTheDocument();
  for (const { src } of frames.slice(1)) expect(src).toMatch(/^https:\/\/embed\.example\//);
  // The code makes the frame on the page.
  const [controlled] = frames;
  const ratio = /ratio: (\d+) \/ (\d+),/.exec(
    screen.getByRole('region', { name: 'embed-sdk example' }).textContent,
  );
  expect(Number.parseFloat(controlled?.style.aspectRatio ?? '')).toBeCloseTo(
    Number(ratio?.[1]) / Number(ratio?.[2]),
    3,
  );
});

describe('the links between the pages', () => {
  const link = (name: string) => screen.getByRole('link', { name });

  it('marks the current page', () => {
    renderApp('/host');
    expect(document.body).toHaveFocus();
    expect(link('On your page')).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('On your page · Gifkit gallery');
  });

  it('opens a page without a document load and returns to the search', async () => {
    const { user } = renderApp('/?q=coffee');
    await user.click(link('On your page'));
    expect(await screen.findByRole('heading', { name: 'On your page' })).toBeVisible();
    expect(window.location.pathname).toBe('/host');
    expect(link('On your page')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    window.history.back();
    expect(await screen.findByRole('heading', { name: '“coffee” in GIFs' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('coffee');
  });

  it('leaves a modified click to the browser', () => {
    renderApp();
    const prevented: boolean[] = [];
    // jsdom would follow the link later, during the next test.
    const stay = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stay);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      fireEvent.click(link('Components'), { [key]: true });
    }
    window.removeEventListener('click', stay);
    expect(prevented).toEqual([false, false, false, false]);
    expect(window.location.pathname).toBe('/');
  });
});
