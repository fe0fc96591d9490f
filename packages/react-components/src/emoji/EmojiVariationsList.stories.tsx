import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { client } from '../stories/service.ts';
import { EmojiVariationsList } from './EmojiVariationsList.tsx';

/** An emoji and its variations, as buttons. */
const meta = { title: 'components/EmojiVariationsList' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  loaders: [
    async () => {
      const { data } = await client.emoji({ limit: 50 });
      return { gif: data.find(({ variation_count = 0 }) => variation_count > 0) };
    },
  ],
  render: (_, { loaded }) => (
    <EmojiVariationsList
      gif={loaded.gif}
      gifHeight={64}
      noLink
      onGifClick={fn()}
      fetchVariations={(id) => client.emojiVariations(id)}
    />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: /^Variations of / });
  },
};
