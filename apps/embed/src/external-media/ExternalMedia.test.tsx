import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ExternalMedia } from './ExternalMedia.tsx';
import { toExternalVideo } from './external-video.ts';

// In all tests: a test that had begun to load the real library would decide what the next one gets.
vi.mock('@vimeo/player', () => {
  throw new Error('404');
});

afterEach(cleanup);

function open(asset_uid: string, showsBack: boolean) {
  const media = { provider_name: 'vimeo', asset_uid } as Parameters<typeof toExternalVideo>[0];
  const video = toExternalVideo(media);
  if (!video) throw new Error('There is no video');
  const onBack = vi.fn();
  const props = { video, title: 'A title', showsBack, onBack, onPausedChange: () => {} };
  return { onBack, container: render(<ExternalMedia {...props} />).container };
}

it('reports an invalid Vimeo id without any request and offers the way back', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const { container, onBack } = open('my-video', false);
  expect(screen.getByRole('alert')).toHaveTextContent('“my-video” is not a vimeo.com url.');
  expect(container.querySelector('iframe')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Back to GIF' }));
  expect(onBack).toHaveBeenCalledOnce();
});

it.each([
  ['was not found', () => new Response(null, { status: 404 })],
  ['is not embeddable', () => new Response(null, { status: 403 })],
  ['is not embeddable', () => Response.json({ domain_status_code: 403 })],
])('says that a Vimeo video %s, and focuses the way back', async (reason, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = open('76979872', true);
  const frame = container.querySelector('iframe');
  frame?.focus();
  expect(frame).toHaveFocus();
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  // An effect moves the focus after the alert has been rendered.
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Back to GIF' })).toHaveFocus());
});

it('plays a Vimeo video if Vimeo’s library fails to load', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = open('76979871', true);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(container.querySelector('iframe')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to GIF' })).toBeVisible();
});
