import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { reportWidth } from '../test/fake-observers.ts';
import { makeGifs } from '../test/make-gif.ts';
import { type MasonryProps, useMasonry } from './use-masonry.ts';

let masonry: ReturnType<typeof useMasonry>;

function Tiles({ gifs, ...props }: Partial<MasonryProps>) {
  const container = useRef<HTMLUListElement>(null);
  masonry = useMasonry(container, {
    gifs: gifs ?? [],
    columns: 2,
    gutter: 10,
    width: 410,
    ...props,
  });
  return (
    <ul ref={container}>
      {masonry.indices.map((index) => (
        <li
          key={gifs?.[index]?.id}
          data-giphy-index={index}
          style={masonry.layout.positions[index]}
        />
      ))}
    </ul>
  );
}

const show = (props: Partial<MasonryProps>) => render(<Tiles {...props} />);

describe('useMasonry', () => {
  it('mounts tiles near the viewport, and no more for a longer list', () => {
    show({ gifs: makeGifs(5000) });
    const { length } = screen.getAllByRole('listitem');
    expect(length).toBeLessThan(100);
    show({ gifs: makeGifs(10_000) });
    expect(screen.getAllByRole('listitem')).toHaveLength(2 * length);
  });

  it('lays nothing out before an animation of the width around it ends', async () => {
    const { container } = render(<Tiles width={undefined} />);
    const list = screen.getByRole('list');
    act(() => reportWidth(list, 600));
    let end = () => {};
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    const animation = (property: string) =>
      ({
        playState: 'running',
        finished,
        effect: {
          getComputedTiming: () => ({ endTime: 300 }),
          getKeyframes: () => [{ [property]: '0' }],
        },
      }) as unknown as Animation;
    let running = [animation('width')];
    container.getAnimations = () => running;
    act(() => reportWidth(list, 300));
    expect(masonry.width).toBe(600);
    running = [animation('opacity')];
    await act(async () => end());
    expect(masonry.width).toBe(300);
    act(() => reportWidth(list, 200));
    expect(masonry.width).toBe(200);
  });

  it('warns once about a list without width', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(<Tiles width={undefined} />);
    const list = screen.getByRole('list');
    act(() => reportWidth(list, 0));
    // Not displayed, so it needs no width.
    expect(warn).not.toHaveBeenCalled();
    vi.spyOn(list, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    act(() => reportWidth(list, 0));
    act(() => reportWidth(list, 0));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no width'), list);
  });

  it('throws for invalid columns in development', () => {
    expect(() => show({ columns: 1.5 })).toThrow(RangeError);
    vi.mocked(console.error).mockClear();
  });

  it('keeps a pinned tile and its neighbors mounted until another is revealed or the list is new', () => {
    const { rerender } = show({ gifs: makeGifs(5000), list: 0 });
    act(() => masonry.pin(4000));
    expect(masonry.indices.slice(-3)).toEqual([3999, 4000, 4001]);
    let element: HTMLElement | null | undefined;
    act(() => {
      element = masonry.reveal(4500);
    });
    expect(element).toBeInTheDocument();
    expect(masonry.indices).not.toContain(4000);
    act(() => masonry.pin(4000));
    rerender(<Tiles gifs={makeGifs(5000)} list={1} />);
    expect(masonry.indices).not.toContain(4000);
  });
});
