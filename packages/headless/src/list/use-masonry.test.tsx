import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeGifs } from '../test/make-gif.ts';
import { type MasonryProps, type MasonryWindow, useMasonry } from './use-masonry.ts';

let masonry: MasonryWindow;

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

  it('throws for invalid columns in development', () => {
    expect(() => show({ columns: 1.5 })).toThrow(RangeError);
    vi.mocked(console.error).mockClear();
  });

  it('keeps a pinned tile and its neighbors mounted, and mounts a revealed tile immediately', () => {
    show({ gifs: makeGifs(5000) });
    act(() => masonry.pin(4000));
    expect(masonry.indices.slice(-3)).toEqual([3999, 4000, 4001]);
    let element: HTMLElement | null | undefined;
    act(() => {
      element = masonry.reveal(4500);
    });
    expect(element).toBeInTheDocument();
    expect(masonry.indices).not.toContain(4000);
  });

  it('unpins tiles in a new list', () => {
    const { rerender } = show({ gifs: makeGifs(5000), list: 0 });
    act(() => masonry.pin(4000));
    rerender(<Tiles gifs={makeGifs(5000)} list={1} />);
    expect(masonry.indices).not.toContain(4000);
  });
});
