import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstId, renderApp, withSandbox } from './test/render-app.tsx';

withSandbox();
beforeEach(() => localStorage.clear());

const found = () => within(screen.getByRole('region', { name: /GIFs|stickers/ }));
const search = () => screen.getByRole('searchbox');

describe('the gallery', () => {
  it('begins with what is trending', async () => {
    renderApp();
    expect(screen.getByRole('heading', { name: 'Trending GIFs' })).toBeVisible();
    expect(await found().findAllByRole('article')).not.toHaveLength(0);
  });

  it('searches as you type, and says so in the address', async () => {
    const user = userEvent.setup();
    renderApp();
    await user.type(search(), 'coffee');
    expect(await screen.findByRole('heading', { name: '“coffee” in GIFs' })).toBeVisible();
    expect(window.location.search).toBe('?q=coffee');
  });

  it('searches a suggestion at once, as a step to go back from', async () => {
    const user = userEvent.setup();
    renderApp();
    const steps = window.history.length;
    await user.click(screen.getByRole('button', { name: 'applause' }));
    expect(search()).toHaveValue('applause');
    expect(screen.getByRole('button', { name: 'applause' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(window.history.length).toBe(steps + 1);
  });

  it('follows a slash to the search field, except while somebody types', async () => {
    const user = userEvent.setup();
    renderApp();
    await user.keyboard('/');
    expect(search()).toHaveFocus();
    await user.keyboard('a/b');
    expect(search()).toHaveValue('a/b');
  });

  it('says when nothing was found, and what to try', async () => {
    renderApp('/?q=qwxzvy&type=stickers');
    expect(await screen.findByText(/No stickers for “qwxzvy”/)).toBeVisible();
  });

  it('opens a GIF in the embed, with its code and its link', async () => {
    const user = userEvent.setup();
    renderApp();
    const [gif] = await found().findAllByRole('link');
    await user.click(gif as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    const id = new URLSearchParams(window.location.search).get('gif');
    const url = `https://embed.example/embed/${id}`;
    expect(dialog.querySelector('iframe')).toHaveAttribute('src', url);
    expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(url);
    await user.click(within(dialog).getByRole('button', { name: 'Copy embed code' }));
    expect(await within(dialog).findByText('Embed code copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain(`src="${url}"`);
  });

  it('lets visitors stop everything that moves', async () => {
    const user = userEvent.setup();
    renderApp();
    await user.click(screen.getByRole('button', { name: 'Pause all' }));
    const [play] = await screen.findAllByRole('button', { name: /^Play (?!all)/ });
    expect(play).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play all' }));
    expect(screen.queryByRole('button', { name: /^Play (?!all)/ })).toBeNull();
  });

  it('closes a GIF by a click beside it, in browsers without closedby too', async () => {
    const user = userEvent.setup();
    renderApp(`/?gif=${await firstId('gifs/search?q=coffee')}`);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('heading'));
    expect(dialog).toBeInTheDocument();
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the GIF that the address names, and closes it', async () => {
    const user = userEvent.setup();
    renderApp(`/?gif=${await firstId('gifs/search?q=coffee')}`);
    expect(await screen.findByRole('textbox', { name: 'Embed code' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says when the address names no GIF', async () => {
    renderApp('/?gif=nothing-here');
    expect(await screen.findByText('There is no GIF with this id.')).toBeVisible();
  });

  it('keeps the colours that a visitor chose', async () => {
    const user = userEvent.setup();
    const { unmount } = renderApp();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    unmount();
    renderApp();
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});
