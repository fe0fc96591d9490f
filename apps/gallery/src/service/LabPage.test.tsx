import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp, withSandbox } from '../test/render-app.tsx';
import { LabPage } from './LabPage.tsx';
import { forgetOwnKey, readOwnKey } from './own-key.ts';
import { serviceOf } from './service.ts';

withSandbox();
afterEach(forgetOwnKey);

const settings = {
  apiUrl: 'https://sandbox.example/v1',
  apiKey: 'gallery',
  sandboxUrl: 'https://sandbox.example',
};

describe('the link to the sandbox’s admin page', () => {
  const link = () => screen.queryByRole('link', { name: 'its admin page' });

  it('exists with a sandbox', () => {
    render(<LabPage service={serviceOf(settings, undefined)} />);
    expect(link()).toHaveAttribute('href', 'https://sandbox.example/_sandbox/admin');
  });

  it.each([
    ['without one', { ...settings, sandboxUrl: undefined }, undefined],
    ['for a user with a key of their own', settings, 'my-secret-key'],
  ])('does not exist %s', (_, service, ownKey) => {
    render(<LabPage service={serviceOf(service, ownKey)} />);
    expect(screen.getByRole('region', { name: 'Your own key' })).toBeVisible();
    expect(link()).toBeNull();
  });
});

describe('the user’s own key', () => {
  it('is not stored if it is invalid', async () => {
    const user = userEvent.setup();
    renderApp('/lab');
    const form = within(await screen.findByRole('region', { name: 'Your own key' }));
    await user.type(form.getByLabelText('API key'), 'a b');
    await user.click(form.getByRole('button', { name: 'Use it' }));
    expect(form.getByLabelText('API key')).toBeInvalid();
    expect(readOwnKey()).toBeUndefined();
    expect(document.cookie).not.toContain('own-key');
  });

  it('switches to the real service', () => {
    expect(serviceOf(settings, undefined)).toEqual(settings);
    expect(serviceOf(settings, 'my-secret-key').apiUrl).toBeUndefined();
  });
});
