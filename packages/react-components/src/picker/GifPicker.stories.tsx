import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { providers } from '../stories/service.ts';
import { GifPicker } from './GifPicker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';

const meta = {
  component: GifPicker,
  args: { provider: providers.giphy, onSelect: fn(), storage: null },
} satisfies Meta<typeof GifPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: HTMLElement) => within(canvas).findAllByRole('row');

/** In the page: what is trending, by the keyboard alone. */
export const Inline: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await rows(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
  },
};

function BesideAButton(props: GifPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(!isOpen)}>
        GIF
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

/** Over the page, beside its button; a bottom sheet where the screen is narrow. */
export const Popover: Story = {
  render: (args) => <BesideAButton {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'GIF' });
    await userEvent.click(button);
    await rows(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await rows(canvasElement);
  },
};

export const Dark: Story = { args: { theme: 'dark' }, parameters: { theme: 'dark' } };
