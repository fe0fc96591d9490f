import type { NonPaginatedGifsResult } from '@gifkit/fetch-api';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeGif, makeGifs } from '../test/make-gif.ts';
import { EmojiVariationsList } from './EmojiVariationsList.tsx';

const emoji = makeGif('smile', { variation_count: 3 });
const answer: NonPaginatedGifsResult = {
  data: makeGifs(3),
  meta: { msg: 'OK', status: 200, response_id: 'r' },
};

const Dots = ({ className }: { className?: string }) => <i className={className}>on their way</i>;

describe('EmojiVariationsList', () => {
  it('shows an emoji and its variations', async () => {
    const onVariationsFetched = vi.fn();
    const fetchVariations = vi.fn(async () => answer);
    render(
      <EmojiVariationsList
        gif={emoji}
        gifHeight={50}
        fetchVariations={fetchVariations}
        onVariationsFetched={onVariationsFetched}
      />,
    );
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(4));
    expect(fetchVariations).toHaveBeenCalledExactlyOnceWith('smile', {
      signal: expect.any(AbortSignal),
    });
    expect(onVariationsFetched).toHaveBeenCalledExactlyOnceWith(answer.data);
  });

  it('keeps their place free until they come', () => {
    const { container } = render(
      <EmojiVariationsList
        gif={emoji}
        gifHeight={50}
        loader={Dots}
        fetchVariations={() => new Promise(() => {})}
      />,
    );
    expect(screen.getByText('on their way')).toHaveClass(EmojiVariationsList.loaderClassName);
    expect(container.querySelector('.giphy-emoji-variations-container')).toHaveStyle({
      minWidth: '312px',
    });
  });

  it('offers another try where they cannot be fetched', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetchVariations = vi.fn(async () => answer).mockRejectedValueOnce(new Error('down'));
    render(<EmojiVariationsList gif={emoji} gifHeight={50} fetchVariations={fetchVariations} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again?' }));
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(4));
    expect(warn).toHaveBeenCalledOnce();
  });

  it('aborts what nobody waits for any more', () => {
    const fetchVariations = vi.fn(
      (_id: unknown, _options: { signal: AbortSignal }) =>
        new Promise<NonPaginatedGifsResult>(() => {}),
    );
    const element = (gif = emoji) => (
      <EmojiVariationsList gif={gif} gifHeight={50} fetchVariations={fetchVariations} />
    );
    const { rerender, unmount } = render(element());
    rerender(element(makeGif('frown')));
    unmount();
    const aborted = fetchVariations.mock.calls.map(([, { signal }]) => signal.aborted);
    expect(aborted).toEqual([true, true]);
  });
});
