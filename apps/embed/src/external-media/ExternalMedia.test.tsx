// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ExternalMedia } from './ExternalMedia.tsx';
import { toExternalVideo } from './external-video.ts';

afterEach(cleanup);

it('says that Vimeo cannot know a video, asks nobody, and leads back', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const onBack = vi.fn();
  const video = toExternalVideo({
    provider_name: 'vimeo',
    asset_uid: 'my-video',
  } as Parameters<typeof toExternalVideo>[0]);
  if (!video) throw new Error('There is no video');
  const { container } = render(
    <ExternalMedia
      video={video}
      title="A title"
      showsBack={false}
      onPausedChange={() => {}}
      onBack={onBack}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('“my-video” is not a vimeo.com url.');
  expect(container.querySelector('iframe')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Back to GIF' }));
  expect(onBack).toHaveBeenCalledOnce();
});

it('plays a Vimeo video without Vimeo’s library, where that did not come', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.doMock('@vimeo/player', () => {
    throw new Error('404');
  });
  const video = toExternalVideo({
    provider_name: 'vimeo',
    asset_uid: '76979871',
  } as Parameters<typeof toExternalVideo>[0]);
  if (!video) throw new Error('There is no video');
  const { container } = render(
    <ExternalMedia
      video={video}
      title="A title"
      showsBack
      onPausedChange={() => {}}
      onBack={() => {}}
    />,
  );
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(container.querySelector('iframe')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to GIF' })).toBeVisible();
});
