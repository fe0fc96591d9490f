import { Video } from '@gifkit/react-components';
import { appCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { Playground } from '../playground.ts';

const propsOf = ({ width, controls, persistentControls, hideProgressBar, ccEnabled }: Values) => ({
  width: Number(width),
  muted: true,
  controls: controls === true,
  persistentControls: persistentControls === true,
  hideProgressBar: hideProgressBar === true,
  ccEnabled: ccEnabled === true,
});

/** `loop` is on by default, so that leaving it out would not turn it off. */
const loopOf = ({ loop }: Values) => (loop === false ? false : undefined);

export const video: Playground = {
  id: 'video',
  title: 'Video',
  text: 'A clip with sound, muted at first. It has keyboard shortcuts while the focus is inside, and pauses out of view.',
  controls: [
    { name: 'width', label: 'Width', kind: 'number', initial: 300, min: 160, max: 480, step: 10 },
    { name: 'controls', label: 'Controls', kind: 'toggle', initial: true },
    { name: 'persistentControls', label: 'Controls that stay', kind: 'toggle', initial: true },
    { name: 'hideProgressBar', label: 'Without progress', kind: 'toggle', initial: false },
    { name: 'ccEnabled', label: 'Captions', kind: 'toggle', initial: false },
    { name: 'loop', label: 'Again and again', kind: 'toggle', initial: true },
  ],
  Live: ({ clip, values }) => <Video gif={clip} {...propsOf(values)} loop={loopOf(values)} />,
  code: (values, { clip }, client) =>
    appCode({
      client,
      components: ['Video'],
      gifs: { clip: clip.id },
      element: jsx('Video', {
        gif: new Code('clip'),
        ...propsOf(values),
        loop: loopOf(values) === false ? new Code('false') : undefined,
      }),
    }),
};
