import { ar } from '@gifkit/labels/ar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { preferReducedMotion, providers, refusing, withFew } from '../stories/service.ts';
import { GifPicker } from './GifPicker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';

const meta = {
  component: GifPicker,
  args: { provider: withFew(providers.giphy), onSelect: fn(), storage: null },
} satisfies Meta<typeof GifPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: HTMLElement) => within(canvas).findAllByRole('row');

export const Inline: Story = {
  play: async ({ canvasElement }) => {
    await rows(canvasElement);
  },
};

function BesideAButton(props: GifPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        style={{ padding: '8px 16px' }}
        onClick={() => setOpen(!isOpen)}
      >
        Pick a GIF
      </button>
      <GifPicker
        {...props}
        presentation="popover"
        open={isOpen}
        onOpenChange={setOpen}
        anchor={button}
      />
    </>
  );
}

/** Floats beside its button. On a narrow screen, it is a bottom sheet. */
export const Popover: Story = {
  render: (args) => <BesideAButton {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pick a GIF' }));
    await rows(canvasElement);
  },
};

/** Dark, with motion paused, and KLIPY’s placeholder and attribution. */
export const DarkAndStill: Story = {
  args: { provider: withFew(providers.klipy), theme: 'dark' },
  parameters: { theme: 'dark' },
  beforeEach: preferReducedMotion,
  play: async ({ canvasElement }) => {
    await rows(canvasElement);
    // KLIPY has no stills of categories.
    await expect(canvasElement.querySelector('.giphy-picker-category img')).toBeNull();
  },
};

/** A short list and no categories, because tests check everything below a step for being inert. */
const { categories: _, ...little } = withFew(providers.tenor, 2);

/** Asks for the alt text before a GIF is sent. */
export const AltText: Story = {
  args: { editAlt: true, provider: little },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rows(canvasElement);
    const [first] = within(canvas.getByRole('grid')).getAllByRole('button');
    await userEvent.click(first ?? canvasElement);
    await canvas.findByRole('textbox', { name: /Description/ });
  },
};

/** No results, with trending GIFs instead. */
export const Empty: Story = {
  args: { initialTerm: 'xyzzy' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /trending/ });
    await expect(button).toBeVisible();
  },
};

/** Offline; the picker continues when the network is back. */
export const Offline: Story = {
  args: { provider: { ...providers.klipy, trending: refusing(0), search: refusing(0) } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^You are offline/);
  },
};

/** Right to left, with the labels of `@gifkit/labels/ar`. */
export const InArabic: Story = {
  args: { labels: ar },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <GifPicker {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rows(canvasElement);
    const [first, second] = canvas.getAllByRole('tab');
    const left = (element?: Element) => element?.getBoundingClientRect().left ?? 0;
    await expect(left(first)).toBeGreaterThan(left(second));
  },
};
