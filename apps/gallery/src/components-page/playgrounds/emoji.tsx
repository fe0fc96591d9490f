import { EmojiVariationsList } from '@gifkit/react-components';
import { appCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { Playground } from '../playground.ts';

const propsOf = ({ gifHeight, gutter }: Values) => ({
  gifHeight: Number(gifHeight),
  gutter: Number(gutter),
});

export const emoji: Playground = {
  id: 'emoji',
  title: 'EmojiVariationsList',
  text: 'An emoji in a row with its variations.',
  controls: [
    { name: 'gifHeight', label: 'Height', kind: 'number', initial: 56, min: 32, max: 120 },
    { name: 'gutter', label: 'Gutter', kind: 'number', initial: 6, min: 0, max: 24 },
  ],
  Live: ({ client, emoji: first, values }) => (
    <EmojiVariationsList
      gif={first}
      {...propsOf(values)}
      fetchVariations={(id) => client.emojiVariations(id)}
    />
  ),
  code: (values, { emoji: first }, client) =>
    appCode({
      client,
      components: ['EmojiVariationsList'],
      gifs: { gif: first.id },
      element: jsx('EmojiVariationsList', {
        gif: new Code('gif'),
        ...propsOf(values),
        fetchVariations: new Code('(id) => client.emojiVariations(id)'),
      }),
    }),
};
