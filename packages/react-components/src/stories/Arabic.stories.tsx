import { LabelsProvider } from '@gifkit/headless';
import { ar } from '@gifkit/labels/ar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/Grid.tsx';
import { SearchBar } from '../search/SearchBar.tsx';
import { SearchContextManager } from '../search/SearchContextManager.tsx';
import { SuggestionBar } from '../search/SuggestionBar.tsx';
import { client, trending } from './service.ts';

/** Right to left, with the labels of `@gifkit/labels/ar`. */
const meta: Meta = {
  title: 'languages/Arabic',
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <LabelsProvider labels={ar}>
          <Story />
        </LabelsProvider>
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj;

const leftOf = (element?: Element) => element?.getBoundingClientRect().left ?? 0;

/** The first GIF is on the right. */
export const InAGrid: Story = {
  render: () => <Grid columns={3} fetchGifs={trending()} />,
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('article');
    await expect(leftOf(first)).toBeGreaterThan(leftOf(second));
  },
};

/** The search button is on the left. */
export const InASearch: Story = {
  render: () => (
    <SearchContextManager apiKey="storybook" client={client}>
      <SearchBar />
      <br />
      <SuggestionBar />
    </SearchContextManager>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('listbox', { name: 'عمليات البحث الرائجة' });
    const search = canvas.getByRole('button', { name: 'بحث' });
    await expect(leftOf(search)).toBeLessThan(leftOf(canvas.getByRole('combobox')));
  },
};
