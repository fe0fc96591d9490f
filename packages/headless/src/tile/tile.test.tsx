import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OwnTile } from '../examples/OwnTile.tsx';
import { violationsIn } from '../test/axe.ts';
import { makeGif } from '../test/make-gif.ts';
import { scrollIntoView } from '../test/observers.ts';
import * as Tile from './index.ts';

const gif = makeGif('a');
const image = () => document.querySelector('img') as HTMLImageElement;

/** Renders a tile in view whose picture has loaded. */
function showTile(tile = <OwnTile gif={gif} />) {
  const rendered = render(tile);
  const root = rendered.container.firstElementChild as HTMLElement;
  scrollIntoView(root, 1);
  Object.defineProperty(image(), 'currentSrc', { value: image().src, configurable: true });
  fireEvent.load(image());
  return { root, ...rendered };
}

describe('the parts of a tile', () => {
  it('form a link with the name of the GIF, an unnamed picture and a button', () => {
    showTile();
    expect(screen.getByRole('link', { name: 'Picture a' })).toHaveAttribute('href', gif.url);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pause Picture a' })).toHaveTextContent('Pause');
  });

  it('have only the classes of their host and no styles', () => {
    const { root } = showTile();
    expect(root.querySelectorAll('[style]')).toHaveLength(0);
    const classes = [...root.querySelectorAll('[class]')].map((element) => element.className);
    expect([root.className, ...classes]).toEqual(['tile', 'tile-play']);
  });

  it('expose their state as attributes', () => {
    const { root } = showTile();
    const picture = root.querySelector('picture');
    expect(picture).toHaveAttribute('data-loaded');
    expect(root).not.toHaveAttribute('data-hovered');
    fireEvent.mouseEnter(root);
    expect(root).toHaveAttribute('data-hovered');
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('data-playback', 'playing');
    fireEvent.click(button);
    expect(button).toHaveAttribute('data-playback', 'paused');
    expect(button).toHaveAccessibleName('Play Picture a');
  });

  it('mark a missing picture', () => {
    const renderImage = vi.fn((props: ComponentProps<'img'>) => <img {...props} alt="" />);
    showTile(
      <Tile.Root gif={makeGif('b', { images: {} })} width={200}>
        <Tile.Picture renderImage={renderImage} />
      </Tile.Root>,
    );
    expect(image()).toHaveAttribute('data-missing');
    expect(renderImage.mock.lastCall).toEqual([expect.anything(), { isMissing: true }]);
  });

  it('show the uploader on hover until Escape, and on the next hover', () => {
    const { root } = showTile();
    expect(screen.queryByText(/Paintbox Studio/)).toBeNull();
    fireEvent.mouseEnter(root);
    expect(screen.getByText(/Paintbox Studio/)).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByText(/Paintbox Studio/)).not.toBeVisible();
    fireEvent.mouseLeave(root);
    fireEvent.mouseEnter(root);
    expect(screen.getByText(/Paintbox Studio/)).toBeVisible();
  });

  it('have no axe violations, at rest and hovered, as a link and as a button', async () => {
    const { root, container } = showTile();
    expect(await violationsIn(container)).toEqual([]);
    fireEvent.mouseEnter(root);
    expect(screen.getByText(/Paintbox Studio/)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    const button = render(<Tile.Root gif={gif} width={200} noLink onGifClick={() => {}} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(await violationsIn(button.container)).toEqual([]);
  });
});
