import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useContext } from 'react';
import { userEvent, within } from 'storybook/test';
import { Grid } from '../grid/Grid.tsx';
import { client } from '../stories/service.ts';
import { SearchBar } from './SearchBar.tsx';
import { SearchContext } from './SearchContext.ts';
import { SearchContextManager } from './SearchContextManager.tsx';
import { SuggestionBar } from './SuggestionBar.tsx';

function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return (
    <Grid resetKey={searchKey} columns={3} fetchGifs={fetchGifs} noResultsMessage="No GIFs." />
  );
}

const meta = {
  component: SearchContextManager,
  args: { apiKey: 'storybook', client, children: null },
  render: (args: ComponentProps<typeof SearchContextManager>) => (
    <SearchContextManager {...args}>
      <SearchBar />
      <br />
      <SuggestionBar />
      <Results />
    </SearchContextManager>
  ),
} satisfies Meta<typeof SearchContextManager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Search field, suggestions and results. */
export const Experience: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('combobox'), 'xyzzy{Enter}');
    await canvas.findByText('No GIFs.');
  },
};

export const Dark: Story = { args: { theme: { darkMode: true } }, parameters: { theme: 'dark' } };
