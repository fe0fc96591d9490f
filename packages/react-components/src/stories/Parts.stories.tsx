import type { IGif } from '@gifkit/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Attribution } from '../components/Attribution.tsx';
import { EmojiVariationsList } from '../components/EmojiVariationsList.tsx';
import { Loader } from '../components/Loader.tsx';
import { VerifiedBadge } from '../components/VerifiedBadge.tsx';
import { client, findGif } from './service.ts';

/** The smaller components, and the list of an emoji. */
const meta = { title: 'components/Parts' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who uploaded a GIF, on the ground that it is made for. */
export const Named: Story = {
  loaders: [async () => ({ gif: await findGif(({ user }: IGif) => user?.is_verified === true) })],
  render: (_, { loaded }) => (
    <div style={{ width: 240, padding: 16, background: '#121212' }}>
      <Attribution gif={loaded.gif} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Verified' })).toBeVisible();
  },
};

/** Without an avatar of their own, uploaders get one of five. */
export const DefaultAvatar: Story = {
  ...Named,
  loaders: [
    async () => ({ gif: await findGif(({ user }: IGif) => Boolean(user && !user.avatar_url)) }),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[class^=giphy-default-avatar]')).toBeVisible();
  },
};

export const Badge: Story = { render: () => <VerifiedBadge size={48} /> };

export const OnTheWay: Story = { render: () => <Loader /> };

export const Emoji: Story = {
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
      fetchVariations={(id) => client.emojiVariations(id)}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('img')).length).toBeGreaterThan(0);
  },
};
