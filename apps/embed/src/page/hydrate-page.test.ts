// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbed } from '../server/app.ts';
import { stubBrowser } from '../test/browser.ts';
import { openSandbox } from '../test/sandbox.ts';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { hydratePage } from './hydrate-page.tsx';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.reset();
  vi.stubGlobal('fetch', sandbox.fetch);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function firstId(): Promise<string> {
  const response = await sandbox.fetch(`${SETTINGS.apiUrl}/gifs/trending?api_key=test&limit=1`);
  const { data } = (await response.json()) as { data: [{ id: string }] };
  return data[0].id;
}

/** The page as the server sends it, before any script. */
async function openPage(): Promise<string> {
  const response = await createEmbed(SETTINGS, ASSETS).request(`/embed/${await firstId()}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.head.replaceChildren(...page.head.childNodes);
  document.body.replaceChildren(...page.body.childNodes);
  return document.body.innerHTML;
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydratePage(document);
  });
}

const player = () => within(screen.getByRole('region', { name: 'Player' }));
const picture = () => player().getAllByRole('img')[0];

describe('hydratePage', () => {
  it('refuses a document without a page', () => {
    expect(() => hydratePage(document.implementation.createHTMLDocument())).toThrow(
      'This document has no page to hydrate.',
    );
  });

  it('hydrates without a word on the console', async () => {
    const complain = vi.spyOn(console, 'error');
    const warn = vi.spyOn(console, 'warn');
    stubBrowser();
    await openPage();
    const before = picture();
    await hydrate();
    expect(picture()).toBe(before);
    expect(complain).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('offers no control before it works', async () => {
    stubBrowser();
    await openPage();
    expect(screen.queryByRole('button')).toBeNull();
    await hydrate();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled();
  });

  it('pauses on the still and plays again', async () => {
    stubBrowser();
    await openPage();
    await hydrate();
    expect(picture()).toHaveAttribute('src', expect.stringMatching(/giphy\.gif$/));
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(picture()).toHaveAttribute('src', expect.stringMatching(/giphy_s\.gif$/));
    expect(picture()?.parentElement?.querySelector('source')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(picture()).toHaveAttribute('src', expect.stringMatching(/giphy\.gif$/));
  });

  it('starts on the still with reduced motion, and plays when asked to', async () => {
    const complain = vi.spyOn(console, 'error');
    stubBrowser({ prefersReducedMotion: true });
    await openPage();
    await hydrate();
    const stillSource = () => picture()?.parentElement?.querySelector('source[media]');
    expect(stillSource()).toHaveAttribute('media', '(prefers-reduced-motion: reduce)');
    await userEvent.click(player().getByRole('button', { name: 'Play' }));
    expect(stillSource()).toBeNull();
    expect(player().getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(complain).not.toHaveBeenCalled();
  });

  it('links related GIFs to their own embeds, before and after it has a grid', async () => {
    stubBrowser();
    await openPage();
    const related = () => within(screen.getByRole('region', { name: 'Related GIFs' }));
    const links = () =>
      related()
        .getAllByRole<HTMLAnchorElement>('link')
        .map(({ href }) => href);
    const before = links();
    expect(before.length).toBeGreaterThan(0);
    expect(before.every((href) => href.startsWith(`${location.origin}/embed/`))).toBe(true);
    await hydrate();
    expect(links()).toEqual(expect.arrayContaining(before));
  });
});
