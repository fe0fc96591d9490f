import { Gif } from '@gifkit/react-components';
import { appCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { Playground } from '../playground.ts';
import { mediaControl, mediaOf } from './media-control.ts';

const propsOf = ({
  width,
  borderRadius,
  controls,
  hideAttribution,
  noLink,
  paused,
  ...others
}: Values) => ({
  width: Number(width),
  borderRadius: Number(borderRadius),
  controls: controls as 'auto' | 'always' | 'never',
  media: mediaOf(others),
  hideAttribution: hideAttribution === true,
  noLink: noLink === true,
  paused: paused === true ? true : undefined,
});

const kindOf = ({ kind }: Values) => (kind === 'sticker' ? 'sticker' : 'gif');

export const gif: Playground = {
  id: 'gif',
  title: 'Gif',
  text: 'One GIF or sticker, with its attribution on hover. It can be paused. With reduced motion it starts paused, on its still.',
  controls: [
    { name: 'kind', label: 'Content', kind: 'choice', initial: 'gif', choices: ['gif', 'sticker'] },
    { name: 'width', label: 'Width', kind: 'number', initial: 280, min: 60, max: 480, step: 10 },
    { name: 'borderRadius', label: 'Radius', kind: 'number', initial: 4, min: 0, max: 40 },
    {
      name: 'controls',
      label: 'Play button',
      kind: 'choice',
      initial: 'always',
      choices: ['auto', 'always', 'never'],
    },
    mediaControl,
    { name: 'hideAttribution', label: 'Without attribution', kind: 'toggle', initial: false },
    { name: 'noLink', label: 'Without link', kind: 'toggle', initial: false },
    { name: 'paused', label: 'Paused', kind: 'toggle', initial: false },
  ],
  Live: ({ values, ...showpieces }) => (
    <Gif gif={showpieces[kindOf(values)]} {...propsOf(values)} />
  ),
  code: (values, showpieces, client) =>
    appCode({
      client,
      components: ['Gif'],
      gifs: { gif: showpieces[kindOf(values)].id },
      element: jsx('Gif', { gif: new Code('gif'), ...propsOf(values) }),
    }),
};
