import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { service, withSandbox } from '../test/render-app.tsx';
import { ChatPage } from './ChatPage.tsx';

withSandbox();

it('shows a message of the chat and clears the field', async () => {
  render(<ChatPage service={service} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'Hello{Enter}');
  expect(within(screen.getByRole('log')).getByText('Hello')).toBeVisible();
  expect(field).toHaveValue('');
});
