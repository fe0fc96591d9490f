import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetOwnKey, readOwnKey } from '../service/own-key.ts';
import { clientCodeOf, serviceOf } from '../service/service.ts';
import { renderApp, withSandbox } from '../test/render-app.tsx';

withSandbox();
afterEach(forgetOwnKey);

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the fault panel', () => {
  it('shows how lists fail, and that they can be tried again once all is well', async () => {
    const user = userEvent.setup();
    renderApp('/lab');
    const panel = await section('When something goes wrong');
    expect(await panel.findAllByRole('article')).not.toHaveLength(0);
    await user.click(panel.getByRole('radio', { name: '500' }));
    expect(await panel.findAllByText('Error loading GIFs.')).not.toHaveLength(0);
    await user.click(panel.getByRole('radio', { name: 'All well' }));
    expect(panel.getAllByText('Error loading GIFs.')).not.toHaveLength(0);
    await user.click(panel.getByRole('radio', { name: 'Empty' }));
    expect((await panel.findAllByText('No GIFs found.'))[0]).toBeVisible();
  });
});

describe('the events panel', () => {
  it('shows what is told, and what the opt-out stops', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}'));
    const user = userEvent.setup();
    renderApp('/lab');
    const panel = await section('What is told');
    const log = within(panel.getByRole('log', { name: 'Events' }));
    const click = async () => {
      const [tile] = await panel.findAllByRole('article');
      await user.click((tile?.querySelector('.giphy-gif') ?? tile) as HTMLElement);
    };
    await click();
    expect(await log.findByText('CLICK')).toBeVisible();
    expect(log.queryByText('stopped by the opt-out')).toBeNull();
    // Once the service has answered.
    expect((await log.findAllByText('sent', {}, { timeout: 5_000 }))[0]).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Clear' }));
    await user.click(panel.getByRole('checkbox', { name: 'Opt out' }));
    await click();
    expect(await log.findByText('CLICK')).toBeVisible();
    expect(log.getAllByText('stopped by the opt-out')).not.toHaveLength(0);
    expect(log.queryByText('waits')).toBeNull();
  });
});

describe('a key of one’s own', () => {
  it('is refused when it cannot be one, and then nothing is kept', async () => {
    const user = userEvent.setup();
    renderApp('/lab');
    const form = await section('Your own key');
    await user.type(form.getByLabelText('API key'), 'a b');
    await user.click(form.getByRole('button', { name: 'Use it' }));
    expect(form.getByText(/at least 8 letters/)).toBeVisible();
    expect(readOwnKey()).toBeUndefined();
    expect(document.cookie).not.toContain('own-key');
  });

  it('asks the real service, and stands in no code', () => {
    const settings = { apiUrl: 'https://sandbox.example/v1', apiKey: 'gallery' };
    expect(serviceOf(settings, undefined)).toEqual(settings);
    const own = serviceOf(settings, 'my-secret-key');
    expect(own.apiUrl).toBeUndefined();
    expect(JSON.stringify(clientCodeOf(own))).not.toContain('my-secret-key');
  });
});
