import type { GifProvider, GifReference } from '@gifkit/providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { providers, refusing } from '../stories/service.ts';
import { GifMessage } from './GifMessage.tsx';

const NOTHING: GifReference = {
  provider: 'giphy',
  id: 'none-such',
  type: 'gifs',
  width: 480,
  height: 270,
  alt: 'A cat that waves',
};

/** References of trending GIFs, as a chat would store them. */
function Transcript({ provider, count }: { provider: GifProvider; count: number }) {
  const [references, setReferences] = useState<readonly GifReference[]>([]);
  useEffect(() => {
    providers.giphy.trending({ limit: 8 }).then(({ data }) => {
      setReferences(data.slice(0, count).map((gif) => providers.giphy.toReference(gif)));
    });
  }, [count]);
  return (
    <div style={{ display: 'grid', gap: 12, padding: 12 }}>
      {[...references, NOTHING].map((reference) => (
        <GifMessage
          key={reference.id}
          reference={reference}
          provider={provider}
          borderRadius={12}
        />
      ))}
    </div>
  );
}

const meta = {
  component: Transcript,
  args: { provider: providers.giphy, count: 3 },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three GIFs that the service has, and one that it has removed. */
export const InATranscript: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No longer available: A cat that waves');
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3));
  },
};

/** The service fails: each message keeps its size and its alt text. */
export const FailedService: Story = {
  args: {
    count: 1,
    provider: {
      ...providers.giphy,
      id: 'a service that fails',
      resolve: refusing(503),
    },
  },
  play: async ({ canvasElement }) => {
    const buttons = () => within(canvasElement).getAllByRole('button', { name: 'Try again?' });
    // Each message retries only its own GIF.
    await waitFor(() => expect(buttons()).toHaveLength(2));
  },
};
