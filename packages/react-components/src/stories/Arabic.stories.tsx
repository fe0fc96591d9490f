import { LabelsProvider } from '@gifkit/headless';
import { ar } from '@gifkit/headless/labels/ar';
import type { IGif } from '@gifkit/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from '../carousel/Carousel.tsx';
import { Grid } from '../grid/Grid.tsx';
import { SearchBar } from '../search/SearchBar.tsx';
import { SearchContext } from '../search/SearchContext.ts';
import { SearchContextManager } from '../search/SearchContextManager.tsx';
import { SuggestionBar } from '../search/SuggestionBar.tsx';
import { Video } from '../video/Video.tsx';
import { client, failing, findGif, search, trending } from './service.ts';

/** Right to left, with the labels of `@gifkit/react-components/labels/ar`. */
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

const leftOf = (element: Element) => element.getBoundingClientRect().left;

/** The first GIF stands at the right, and what came is said in Arabic. */
export const InAGrid: Story = {
  render: () => <Grid columns={3} fetchGifs={trending()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = await canvas.findAllByRole('article');
    if (!first || !second) throw new Error('The grid has no two GIFs');
    await expect(leftOf(first)).toBeGreaterThan(leftOf(second));
    await canvas.findByText(/^صور GIF: تم العثور على/);
    await expect(canvas.getByRole('feed')).toHaveAccessibleName('صور GIF');
  },
};

export const NothingFound: Story = {
  render: () => <Grid columns={3} fetchGifs={search('xyzzy')} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('لم يتم العثور على أي صور GIF.');
  },
};

export const Failed: Story = {
  render: () => <Grid columns={3} fetchGifs={failing} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'إعادة المحاولة؟' });
  },
};

/** The next ones are at the left. */
export const InACarousel: Story = {
  render: () => (
    <Carousel
      gifHeight={160}
      aria-label="ملصقات"
      fetchGifs={trending({ type: 'stickers', limit: 25 })}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('listitem');
    const next = await canvas.findByRole('button', { name: 'التالي: ملصقات' });
    const previous = canvas.getByRole('button', { name: 'السابق: ملصقات' });
    await expect(leftOf(next)).toBeLessThan(leftOf(previous));
    await userEvent.click(next);
    await waitFor(() => expect(previous).toBeEnabled());
  },
};

function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return <Grid resetKey={searchKey} columns={3} fetchGifs={fetchGifs} />;
}

/** The button of the field is at the left; the arrows reach the suggestions. */
export const InASearch: Story = {
  render: () => (
    <SearchContextManager apiKey="storybook" client={client}>
      <SearchBar />
      <br />
      <SuggestionBar />
      <Results />
    </SearchContextManager>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'البحث في GIPHY' });
    await canvas.findByRole('listbox', { name: 'عمليات البحث الرائجة' });
    await expect(leftOf(canvas.getByRole('button', { name: 'بحث' }))).toBeLessThan(leftOf(field));
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  },
};

/** A title runs as its own script does; time runs as it does everywhere. */
export const InAVideo: Story = {
  loaders: [
    async () => {
      const clip = await findGif(() => true, 'videos');
      return { clip: { ...clip, title: 'قضاعة تلوّح (Otter Wave)' } };
    },
  ],
  render: (_, { loaded }) => (
    <Video gif={loaded.clip as IGif} width={640} height={360} muted controls persistentControls />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'إيقاف مؤقت' });
    await expect(canvas.getByRole('slider', { name: 'موضع التشغيل' })).toHaveAttribute(
      'dir',
      'ltr',
    );
    const name = 'قضاعة تلوّح (Otter Wave) (يُفتح في علامة تبويب جديدة)';
    await expect(getComputedStyle(canvas.getByRole('link', { name })).direction).toBe('rtl');
  },
};
