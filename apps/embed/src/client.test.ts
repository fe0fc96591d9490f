// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydratePage } from './client.tsx';
// Loaded before the tests, so that none ends while it loads.
import './related/RelatedGrid.tsx';
import { createEmbed } from './server/app.ts';
import { stubBrowser } from './test/browser.ts';
import { openSandbox } from './test/sandbox.ts';
import { ASSETS, SETTINGS } from './test/settings.ts';
import { STARTED } from './ui/page-signs.ts';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.reset();
  vi.stubGlobal('fetch', sandbox.fetch);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function openPage(): Promise<string> {
  const response = await createEmbed(SETTINGS, ASSETS).request(`/embed/${await sandbox.firstId()}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.head.replaceChildren(...page.head.childNodes);
  document.body.replaceChildren(...page.body.childNodes);
  document.documentElement.setAttribute(STARTED, '');
  return document.body.innerHTML;
}

let unmount: (() => void) | undefined;
afterEach(() => act(() => unmount?.()));

async function hydrate(): Promise<void> {
  let hydrated: ReturnType<typeof hydratePage> | undefined;
  await act(async () => {
    hydrated = hydratePage();
  });
  unmount = await hydrated;
}

const player = () => within(screen.getByRole('region', { name: 'Player' }));
const film = () => document.querySelector('video');

describe('hydratePage', () => {
  it('hydrates without console messages and keeps the film and the related stills', async () => {
    const complain = vi.spyOn(console, 'error');
    const warn = vi.spyOn(console, 'warn');
    stubBrowser();
    await openPage();
    const stills = () => [...document.querySelectorAll('.related img')];
    const before = [film(), ...stills()];
    expect(before).toHaveLength(7);
    await hydrate();
    expect([film(), ...stills()]).toEqual(before);
    expect(complain).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('pauses on the still and plays again', async () => {
    const { play, pause } = stubBrowser();
    await openPage();
    await hydrate();
    await userEvent.click(player().getByRole('button', { name: 'PausePlay' }));
    expect(pause).toHaveBeenCalled();
    play.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(play).toHaveBeenCalledOnce();
  });

  it('starts on the still with reduced motion and plays on click', async () => {
    const complain = vi.spyOn(console, 'error');
    stubBrowser({ prefersReducedMotion: true });
    await openPage();
    const conditions = () =>
      [...(film()?.querySelectorAll('source') ?? [])].map(({ media }) => media);
    expect(conditions().every((media) => media.includes('(prefers-reduced-motion:no-'))).toBe(true);
    await hydrate();
    // Media queries choose which label shows; jsdom does not evaluate them.
    await userEvent.click(player().getByRole('button', { name: /Pause|Play/ }));
    expect(conditions().join()).not.toContain('prefers-reduced-motion');
    expect(player().getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(complain).not.toHaveBeenCalled();
  });
});
