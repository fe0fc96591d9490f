import { CaptionsButton, useCaptions, Video } from '@gifkit/react-components';
import { useState } from 'react';
import { appCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { LiveProps, Playground } from '../playground.ts';

const propsOf = ({ width }: Values) => ({ width: Number(width), muted: true });

const BOX = { position: 'relative' } as const;

function Live({ clip, values }: LiveProps) {
  const captions = useCaptions(clip, { ccEnabled: values.ccEnabled === true });
  const [video, setVideo] = useState<HTMLVideoElement>();
  return (
    <div style={BOX}>
      <Video gif={clip} {...propsOf(values)} captions={captions} setVideoEl={setVideo} />
      <CaptionsButton captions={captions} video={video} className="button" />
    </div>
  );
}

export const captions: Playground = {
  id: 'captions',
  title: 'CaptionsButton',
  text: 'For controls of one’s own: the languages of a clip’s captions, remembered for all players of a site, and a transcript whose lines lead to their places.',
  controls: [
    { name: 'width', label: 'Width', kind: 'number', initial: 300, min: 160, max: 480, step: 10 },
    { name: 'ccEnabled', label: 'On from the start', kind: 'toggle', initial: false },
  ],
  Live,
  code: (values, { clip }, client) =>
    appCode({
      client,
      components: ['CaptionsButton', 'useCaptions', 'Video'],
      imports: ["import { useState } from 'react';"],
      gifs: { clip: clip.id },
      body: [
        `const captions = useCaptions(clip${values.ccEnabled ? ', { ccEnabled: true }' : ''});`,
        'const [video, setVideo] = useState<HTMLVideoElement>();',
      ].join('\n'),
      element: jsx(
        'div',
        { style: BOX },
        jsx('Video', {
          gif: new Code('clip'),
          ...propsOf(values),
          captions: new Code('captions'),
          setVideoEl: new Code('setVideo'),
        }),
        jsx('CaptionsButton', {
          captions: new Code('captions'),
          video: new Code('video'),
          className: 'button',
        }),
      ),
    }),
};
