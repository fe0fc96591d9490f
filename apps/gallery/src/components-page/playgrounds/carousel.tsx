import { Carousel } from '@gifkit/react-components';
import { appCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { Playground } from '../playground.ts';

const propsOf = ({ gifHeight, gutter, hideArrows, noLink }: Values) => ({
  'aria-label': 'Stickers',
  gifHeight: Number(gifHeight),
  gutter: Number(gutter),
  hideArrows: hideArrows === true,
  noLink: noLink === true,
});

export const carousel: Playground = {
  id: 'carousel',
  title: 'Carousel',
  text: 'A row that loads more at its end. Arrow keys, scroll snap, and buttons where there is a mouse.',
  controls: [
    {
      name: 'gifHeight',
      label: 'Height',
      kind: 'number',
      initial: 140,
      min: 60,
      max: 240,
      step: 10,
    },
    { name: 'gutter', label: 'Gutter', kind: 'number', initial: 6, min: 0, max: 24 },
    { name: 'hideArrows', label: 'Without arrows', kind: 'toggle', initial: false },
    { name: 'noLink', label: 'Without links', kind: 'toggle', initial: false },
  ],
  Live: ({ client, values }) => (
    <Carousel
      {...propsOf(values)}
      fetchGifs={(offset, { signal }) => client.trending({ type: 'stickers', offset, signal })}
    />
  ),
  code: (values, _, client) =>
    appCode({
      client,
      components: ['Carousel'],
      element: jsx('Carousel', {
        ...propsOf(values),
        fetchGifs: new Code(
          "(offset, { signal }) =>\n  client.trending({ type: 'stickers', offset, signal })\n",
        ),
      }),
    }),
};
