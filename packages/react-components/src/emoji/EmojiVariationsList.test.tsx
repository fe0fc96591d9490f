import type { NonPaginatedGifsResult } from '@gifkit/fetch-api';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeGif, makeGifs } from '../../../headless/src/test/make-gif.ts';
import { EmojiVariationsList } from './EmojiVariationsList.tsx';
import type { EmojiVariationsListProps } from './emoji-variations-list-props.ts';

const emoji = makeGif('smile', { variation_count: 3 });
const variations: NonPaginatedGifsResult = {
  data: makeGifs(3),
  meta: { msg: 'OK', status: 200, response_id: 'r' },
};

const show = (props: Partial<EmojiVariationsListProps>) =>
  render(
    <EmojiVariationsList
      gif={emoji}
      gifHeight={50}
      fetchVariations={async () => variations}
      {...props}
    />,
  );

const Dots = ({ className }: { className?: string }) => <i className={className}>on their way</i>;

describe('EmojiVariationsList', () => {
  it('shows an emoji and its variations', async () => {
    const onVariationsFetched = vi.fn();
    const fetchVariations = vi.fn(async () => variations);
    show({ fetchVariations, onVariationsFetched });
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(4));
    expect(fetchVariations).toHaveBeenCalledExactlyOnceWith('smile', {
      signal: expect.any(AbortSignal),
    });
    expect(onVariationsFetched).toHaveBeenCalledExactlyOnceWith(variations.data);
  });

  it('lists variations with different names, and announces how many there are', async () => {
    const one = makeGif('one', { title: 'Thumbs up', alt_text: '', tags: ['u1f44d', 'yes'] });
    const data = [1, 2].map((number) =>
      makeGif(`v${number}`, { ...one, id: `v${number}`, variation: `variation_0${number}` }),
    );
    const fetchVariations = async () => ({ ...variations, data });
    show({ gif: one, noLink: true, onGifClick() {}, fetchVariations });
    const list = await screen.findByRole('list', { name: 'Variations of Thumbs up' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Thumbs up',
      'Thumbs up, light skin tone',
      'Thumbs up, medium-light skin tone',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Variations of Thumbs up: 2 loaded');
  });

  it('reserves space for the variations until they arrive', () => {
    const { container } = show({ loader: Dots, fetchVariations: () => new Promise(() => {}) });
    expect(screen.getByText('on their way')).toHaveClass(EmojiVariationsList.loaderClassName);
    expect(container.firstElementChild).toHaveStyle({ '--_width': '312px' });
  });

  it('offers a retry if the variations cannot be fetched', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetchVariations = vi.fn(async () => variations).mockRejectedValueOnce(new Error('down'));
    show({ fetchVariations });
    const button = await screen.findByRole('button', { name: 'Try again?' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(screen.getByRole('status')).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(4));
    expect(warn).toHaveBeenCalledOnce();
  });

  it('shows an error if the response has no list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetchVariations = async () => ({}) as NonPaginatedGifsResult;
    show({ fetchVariations });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading GIFs.');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
