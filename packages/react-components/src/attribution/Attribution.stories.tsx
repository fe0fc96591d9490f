import type { IGif } from '@gifkit/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { findGif } from '../stories/service.ts';
import { Attribution } from './Attribution.tsx';

/** Avatar, name and badge of the uploader. */
const meta = { title: 'components/Attribution' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a dark background, like the one over a GIF. */
export const Named: Story = {
  loaders: [async () => ({ gif: await findGif(({ user }: IGif) => user?.is_verified === true) })],
  render: (_, { loaded }) => (
    <div style={{ width: 240, padding: 16, background: '#121212' }}>
      <Attribution gif={loaded.gif} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /^By .*, verified \(opens in a new tab\)$/ }),
    ).toBeVisible();
  },
};
