import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, withSandbox } from './test/render-app.tsx';

withSandbox();

const search = () => screen.getByRole('searchbox');

describe('the gallery', () => {
  it('searches while typing and updates the address', async () => {
    const { user } = renderApp();
    await user.type(search(), 'coffee');
    expect(await screen.findByRole('heading', { name: '“coffee” in GIFs' })).toBeVisible();
    expect(window.location.search).toBe('?q=coffee');
  });

  it('searches a trending term immediately, as a new history entry', async () => {
    const { user } = renderApp();
    const terms = within(screen.getByRole('list', { name: 'Trending searches' }));
    const [first] = await terms.findAllByRole('button');
    const steps = window.history.length;
    await user.click(first as HTMLElement);
    expect(search()).toHaveValue(first?.textContent);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(window.history.length).toBe(steps + 1);
  });

  it('adds one history entry for a typed search, with or without Enter', async () => {
    const { user } = renderApp();
    const steps = window.history.length;
    await user.type(search(), 'coffee');
    expect(await screen.findByRole('heading', { name: '“coffee” in GIFs' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(window.history.length).toBe(steps + 1);
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Trending GIFs' })).toBeVisible();
    expect(search()).toHaveValue('');
  });

  it('reports that nothing was found and offers other searches', async () => {
    const { user } = renderApp('/?q=qwxzvy&type=stickers');
    expect(await screen.findByText(/No stickers for “qwxzvy”/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search in GIFs' }));
    expect(await screen.findByText(/No GIFs for “qwxzvy”/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '“qwxzvy” in GIFs' })).toHaveFocus();
  });

  it('shows the end of a list', async () => {
    renderApp('/?q=%40animalparade');
    expect(await screen.findByText(/That’s all of them/)).toBeVisible();
  });

  it('shows clips', async () => {
    const { user } = renderApp('/?q=animal');
    await user.click(screen.getByRole('radio', { name: 'Clips' }));
    expect(window.location.search).toContain('type=clips');
  });

  it('lets users stop all motion', async () => {
    const { user } = renderApp();
    await user.click(screen.getByRole('button', { name: 'Pause all' }));
    const [play] = await screen.findAllByRole('button', { name: /^Play (?!all)/ });
    expect(play).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play all' }));
    expect(screen.queryByRole('button', { name: /^Play (?!all)/ })).toBeNull();
  });
});
