import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, withSandbox } from './test/render-app.tsx';

withSandbox();

describe('the components page', () => {
  it('shows a component at work beside its code, which follows the controls', async () => {
    const user = userEvent.setup();
    renderApp('/components#gif');
    const section = await screen.findByRole('region', { name: 'Gif' });
    expect(section).toHaveFocus();
    const code = within(section).getByRole('region', { name: 'Gif example' });
    await waitFor(() => expect(code).toHaveTextContent(/export default function App/));
    expect(section.querySelector('.live [class*=giphy]')).toBeInTheDocument();
    expect(code).not.toHaveTextContent('noLink');
    await user.click(within(section).getByRole('checkbox', { name: 'Without link' }));
    expect(code).toHaveTextContent('noLink');
  });
});

describe('the host page', () => {
  it('has frames of the embed, and one that it controls', async () => {
    const { container } = renderApp('/host');
    expect(await screen.findByRole('button', { name: 'Pause it' })).toBeVisible();
    const frames = [...container.querySelectorAll('iframe')];
    expect(frames).toHaveLength(4);
    for (const { src } of frames.slice(1)) expect(src).toMatch(/^https:\/\/embed\.example\//);
    // The code makes the frame that one sees: without bars, at every width.
    const [controlled] = frames;
    const ratio = /ratio: (\d+) \/ (\d+),/.exec(
      screen.getByRole('region', { name: 'embed-sdk example' }).textContent,
    );
    expect(Number.parseFloat(controlled?.style.aspectRatio ?? '')).toBeCloseTo(
      Number(ratio?.[1]) / Number(ratio?.[2]),
      3,
    );
  });
});

describe('the links between the pages', () => {
  const link = (name: string) => screen.getByRole('link', { name });

  it('marks where one is', () => {
    renderApp('/host');
    expect(document.body).toHaveFocus();
    expect(link('On your page')).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('On your page · Gifkit gallery');
  });

  it('opens a page without loading the document again, and goes back to the search', async () => {
    const user = userEvent.setup();
    renderApp('/?q=coffee');
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

  it('begins anew at the first page', async () => {
    const user = userEvent.setup();
    renderApp('/?q=coffee');
    await user.click(link('Gifkit'));
    expect(await screen.findByRole('heading', { name: 'Trending GIFs' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('leaves a click for a new tab to the browser', () => {
    renderApp();
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(fireEvent.click(link('Components'), { [key]: true })).toBe(true);
    }
    expect(window.location.pathname).toBe('/');
  });
});

describe('the page of one component', () => {
  it('shows it alone, with its controls and its code', async () => {
    renderApp('/components/attribution');
    expect(await screen.findByRole('heading', { name: 'Attribution' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getAllByRole('region').length).toBeGreaterThan(0);
  });

  it('says when there is none of that name', async () => {
    renderApp('/components/nothing');
    expect(await screen.findByText('There is no such component.')).toBeVisible();
  });
});
