import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { firstId, renderApp, withSandbox } from '../test/render-app.tsx';

withSandbox();

const region = () => screen.getByRole('region', { name: /in GIFs|Trending GIFs/ });

/** Opens the first GIF of the list. */
async function open(address = '/?q=coffee') {
  const user = userEvent.setup();
  renderApp(address);
  const [link] = await within(region()).findAllByRole('link');
  await user.click(link as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

const titleIn = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('heading', { level: 2 }).textContent;

describe('a GIF that is opened from a list', () => {
  it('has an address and a title, and everything to take it along', async () => {
    const { user, dialog } = await open();
    expect(window.location.pathname).toMatch(/^\/gifs\/[\w-]+$/);
    expect(document.title).toBe(`${titleIn(dialog)} · Gifkit gallery`);
    const id = window.location.pathname.split('-').at(-1);
    const link = `${window.location.origin}${window.location.pathname}`;
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
    await user.click(dialog.getByRole('radio', { name: 'Embed' }));
    const code = dialog.getByRole('textbox', { name: 'Embed code' });
    expect((code as HTMLInputElement).value).toContain(`src="https://embed.example/embed/${id}"`);
    await user.click(dialog.getByRole('button', { name: 'Copy embed code' }));
    expect(await dialog.findByText('Embed code copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('<iframe');
    const files = within(dialog.getByRole('region', { name: 'Download' }));
    expect(files.getByRole('link', { name: /^GIF\d+ × \d+ · [\d.]+ [KM]B/ })).toBeVisible();
    const related = within(dialog.getByRole('region', { name: 'Related' }));
    expect(await related.findAllByRole('article')).not.toHaveLength(0);
  });

  it('turns to its neighbours by buttons and arrow keys, and Back closes them all', async () => {
    const { user, dialog } = await open('/?q=happy');
    const first = titleIn(dialog);
    const previous = dialog.getByRole('button', { name: 'Previous GIF' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    const steps = window.history.length;
    await user.click(dialog.getByRole('button', { name: 'Next GIF' }));
    expect(titleIn(dialog)).not.toBe(first);
    await user.keyboard('{ArrowLeft}');
    expect(titleIn(dialog)).toBe(first);
    expect(window.history.length).toBe(steps);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?q=happy');
    await waitFor(() => expect(document.title).toBe('“happy” in GIFs · Gifkit gallery'));
  });

  it('leaves arrow keys to a field', async () => {
    const { user, dialog } = await open();
    const first = titleIn(dialog);
    await user.click(dialog.getByRole('textbox', { name: 'Link' }));
    await user.keyboard('{ArrowRight}');
    expect(titleIn(dialog)).toBe(first);
  });

  it('closes to the list, however many related ones were opened', async () => {
    const { user, dialog } = await open();
    const related = within(dialog.getByRole('region', { name: 'Related' }));
    const [other] = await related.findAllByRole('link');
    const first = titleIn(dialog);
    await user.click(other as HTMLElement);
    await waitFor(() => expect(titleIn(dialog)).not.toBe(first));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?q=coffee');
  });

  it('closes by a click beside it, in browsers without closedby too', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('heading', { level: 2 }));
    const element = screen.getByRole('dialog');
    await user.click(element);
    await waitFor(() => expect(element).not.toBeInTheDocument());
  });

  it('gives the focus to the tile of the GIF that was shown last', async () => {
    const { user, dialog } = await open('/?q=happy');
    const before = window.location.pathname;
    await user.click(dialog.getByRole('button', { name: 'Next GIF' }));
    expect(window.location.pathname).not.toBe(before);
    const id = window.location.pathname.split('-').at(-1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const focused = () => document.activeElement?.closest('[data-giphy-id]');
    await waitFor(() => expect(focused()).toHaveAttribute('data-giphy-id', id));
  });
});

describe('a GIF that its address opens', () => {
  it('is a page, with its related ones as neighbours', async () => {
    const user = userEvent.setup();
    renderApp(`/gifs/any-words-${await firstId('gifs/search?q=coffee')}`);
    const title = await screen.findByRole('heading', { level: 1, name: /./ });
    await screen.findByRole('textbox', { name: 'Link' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const first = title.textContent;
    const next = screen.getByRole('button', { name: 'Next GIF' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await user.click(next);
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(first ?? '');
    expect(next).toHaveFocus();
  });

  it('opens over its list at an address of earlier versions, and closes to it', async () => {
    const user = userEvent.setup();
    const id = await firstId('gifs/search?q=coffee');
    renderApp(`/?q=space&gif=${id}`);
    expect(await screen.findByRole('textbox', { name: 'Link' })).toBeVisible();
    expect(window.location.pathname).toBe(`/gifs/${id}`);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.search).toBe('?q=space');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('leads to what its uploader and its tags have more of', async () => {
    const user = userEvent.setup();
    renderApp(`/gifs/${await firstId('gifs/search?q=%40animalparade')}`);
    await user.click(await screen.findByRole('link', { name: /@animalparade/ }));
    expect(await screen.findByRole('heading', { name: '“@animalparade” in GIFs' })).toBeVisible();
  });

  it('says when there is no such GIF', async () => {
    renderApp('/gifs/nothing-here');
    expect(await screen.findByText('There is no GIF with this id.')).toBeVisible();
  });
});
