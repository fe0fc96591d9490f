// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
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

it('asks for Vimeo’s library again where it did not come, and keeps the focus on the button', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  let isThere = false;
  const Player = vi.fn(function Player() {
    return { on() {}, off() {} };
  });
  vi.doMock('@vimeo/player', () => {
    if (!isThere) throw new Error('404');
    return { default: Player };
  });
  const video = toExternalVideo({
    provider_name: 'vimeo',
    asset_uid: '76979871',
  } as Parameters<typeof toExternalVideo>[0]);
  if (!video) throw new Error('There is no video');
  const { container } = render(
    <section>
      <ExternalMedia
        video={video}
        title="A title"
        showsBack={false}
        onPausedChange={() => {}}
        onBack={() => {}}
      />
    </section>,
  );
  const again = () => screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(await again());
  expect(await again()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Vimeo’s player could not be loaded.');
  isThere = true;
  await userEvent.click(await again());
  await act(() => vi.waitFor(() => expect(Player).toHaveBeenCalled()));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(container.querySelector('iframe')).toHaveFocus();
});
