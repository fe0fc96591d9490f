import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Service } from '../service/service.ts';
import { apiUrl, sandboxFetch, withSandbox } from '../test/render-app.tsx';
import { ChatPage } from './ChatPage.tsx';

withSandbox();

const show = (service: Partial<Service> = {}) => {
  const fetcher = vi.fn<typeof fetch>(sandboxFetch);
  render(<ChatPage service={{ apiUrl, apiKey: 'key', fetch: fetcher, ...service }} />);
  return fetcher;
};

const log = () => within(screen.getByRole('log', { name: 'Conversation' }));
const say = (text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Message' }), `${text}{Enter}`);

describe('the chat', () => {
  it('sends no request before the first message', () => {
    expect(show()).not.toHaveBeenCalled();
  });

  it('has a bot that responds with a GIF, and clears the field', async () => {
    show();
    await say('cat');
    expect(await log().findByRole('img')).toHaveAccessibleName(/cat/i);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  it('has a bot that uses the selected service', async () => {
    const fetcher = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Tenor' }));
    await say('cat');
    await log().findByRole('img');
    const [first] = fetcher.mock.calls;
    expect(new URL(String(first?.[0])).pathname).toBe('/v2/search');
  });

  it('has a bot that reports missing GIFs and failed requests', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetcher = show();
    await say('qwxzvy');
    expect(await log().findByText(/know no GIF for “qwxzvy”/)).toBeVisible();
    fetcher.mockRejectedValue(new TypeError('Failed to fetch'));
    await say('dog');
    expect(await log().findByText(/could not reach the service/)).toBeVisible();
  });

  it('offers the services of the visitor’s own key: GIPHY in two dialects', () => {
    show({ apiUrl: undefined, isOwn: true });
    const names = screen
      .getAllByRole('radio')
      .flatMap((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? []);
    expect(names).toEqual(expect.arrayContaining(['GIPHY', 'Tenor']));
    expect(names).not.toContain('KLIPY');
  });
});
