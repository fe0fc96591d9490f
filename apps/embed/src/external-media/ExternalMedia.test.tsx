// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ExternalMedia } from './ExternalMedia.tsx';
import { toExternalVideo } from './external-video.ts';

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
