import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstId, renderApp, withSandbox } from '../test/render-app.tsx';

withSandbox();

const results = () => screen.getByRole('region', { name: /in GIFs|Trending GIFs/ });
const region = (name: string) => within(screen.getByRole('region', { name }));
const link = () => screen.findByRole('textbox', { name: 'Link' });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function open(address = '/?q=happy') {
  const { user } = renderApp(address);
  const [first] = await within(results()).findAllByRole('link');
  await user.click(first as HTMLElement);
  await link();
  return user;
}

describe('a GIF that is opened from a list', () => {
  it('has an address, a title, and all share codes', async () => {
    const user = await open();
    expect(window.location.pathname).toMatch(/^\/gifs\/[\w-]+$/);
    expect(document.title).toBe(`${title()} · Gifkit gallery`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const id = window.location.pathname.split('-').at(-1);
    expect(await link()).toHaveValue(`${window.location.origin}${window.location.pathname}`);
    const code = screen.getByRole('textbox', { name: 'Embed code' });
    expect((code as HTMLInputElement).value).toContain(`src="https://embed.example/embed/${id}"`);
    await user.click(screen.getByRole('button', { name: 'Copy embed code' }));
    expect(await screen.findByText('Embed code copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('<iframe');
    expect(await region('Related').findAllByRole('article')).not.toHaveLength(0);
  });

  it('leads back to the list with focus on its tile', async () => {
    const user = await open();
    const id = window.location.pathname.split('-').at(-1);
    await user.click(screen.getByRole('link', { name: 'All GIFs' }));
    await waitFor(() => expect(window.location.search).toBe('?q=happy'));
    const focused = () => document.activeElement?.closest('[data-giphy-id]');
    await waitFor(() => expect(focused()).toHaveAttribute('data-giphy-id', id));
  });
});

describe('a GIF that its address opens', () => {
  it('leads to its related GIFs, whose title takes focus', async () => {
    const { user } = renderApp(`/gifs/any-words-${await firstId('gifs/search?q=coffee')}`);
    await link();
    const first = title();
    const [related] = await region('Related').findAllByRole('link');
    await user.click(related as HTMLElement);
    await waitFor(() => expect(title()).not.toBe(first));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('links to its uploader', async () => {
    renderApp(`/gifs/${await firstId('gifs/search?q=%40animalparade')}`);
    const link = await screen.findByRole('link', { name: /Animal Parade/ });
    expect(link).toHaveAttribute('href', 'https://api.example.com/animalparade/');
  });

  it('reports a missing GIF', async () => {
    renderApp('/gifs/nothing-here');
    expect(await screen.findByText('There is no GIF with this id.')).toBeVisible();
  });
});
