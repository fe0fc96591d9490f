import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Service } from '../service/service.ts';
import { apiUrl, sandboxFetch, withSandbox } from '../test/render-app.tsx';
import { ChatPage } from './ChatPage.tsx';

withSandbox();

const show = (service: Partial<Service> = {}) =>
  render(<ChatPage service={{ apiUrl, apiKey: 'key', fetch: sandboxFetch, ...service }} />);

describe('the chat', () => {
  it('shows a message and clears the field', async () => {
    show();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Hello{Enter}');
    expect(within(screen.getByRole('log')).getByText('Hello')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('offers no choice of services with the user’s own key, which is for GIPHY', () => {
    show({ apiUrl: undefined, isOwn: true });
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
