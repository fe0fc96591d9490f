import { describe, expect, it } from 'vitest';
import { makeFilmedGif } from '../../../headless/src/test/make-gif.ts';
import { installMedia } from '../../../headless/src/test/media-element.ts';
import { IMAGE, look, renderGif } from '../test/render-gif.tsx';

const film = () => document.querySelector('video');

// Needs its own file: after a refusal, no film plays on the page.
describe('a browser without autoplay', () => {
  it('is tried once; all GIFs are pictures afterwards', async () => {
    const { play } = installMedia('refuses');
    const first = renderGif({ gif: makeFilmedGif('a'), media: 'video' });
    await look(first.root);
    expect(film()).not.toBeInTheDocument();
    expect(first.image).toHaveAttribute('src', IMAGE);
    first.unmount();
    const second = renderGif({ gif: makeFilmedGif('a'), media: 'video' });
    await look(second.root);
    expect(second.image).toHaveAttribute('src', IMAGE);
    expect(play).toHaveBeenCalledOnce();
  });
});
