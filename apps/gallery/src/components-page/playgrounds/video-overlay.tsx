import { Gif, type GifOverlayProps, VideoOverlay } from '@gifkit/react-components';
import { useMemo } from 'react';
import { appCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { LiveProps, Playground } from '../playground.ts';

const propsOf = ({ muted, hideMuteButton }: Values) => ({
  muted: muted === true,
  hideMuteButton: hideMuteButton === true,
});

function Live({ clip, values }: LiveProps) {
  const { muted, hideMuteButton } = propsOf(values);
  const Overlay = useMemo(
    () => (props: GifOverlayProps) => (
      <VideoOverlay {...props} muted={muted} hideMuteButton={hideMuteButton} />
    ),
    [muted, hideMuteButton],
  );
  return <Gif gif={clip} width={Number(values.width)} overlay={Overlay} />;
}

export const videoOverlay: Playground = {
  id: 'video-overlay',
  title: 'VideoOverlay',
  text: 'Plays a clip over its GIF while one points at it, with its sound where the browser allows that.',
  controls: [
    { name: 'width', label: 'Width', kind: 'number', initial: 300, min: 160, max: 480, step: 10 },
    { name: 'muted', label: 'Muted', kind: 'toggle', initial: true },
    {
      name: 'hideMuteButton',
      label: 'Without a button for the sound',
      kind: 'toggle',
      initial: false,
    },
  ],
  Live,
  code: (values, { clip }, client) =>
    appCode({
      client,
      components: ['Gif', 'type GifOverlayProps', 'VideoOverlay'],
      gifs: { clip: clip.id },
      before: `const Overlay = (props: GifOverlayProps) => (\n  ${jsx('VideoOverlay', { '{...props}': true, ...propsOf(values) })}\n);`,
      element: jsx('Gif', {
        gif: new Code('clip'),
        width: Number(values.width),
        overlay: new Code('Overlay'),
      }),
    }),
};
