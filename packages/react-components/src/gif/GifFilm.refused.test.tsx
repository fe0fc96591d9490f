import { expect, it } from 'vitest';
import { makeFilmedGif } from '../../../headless/src/test/make-gif.ts';
import { installMedia } from '../../../headless/src/test/media-element.ts';
import { IMAGE, look, renderGif } from '../test/render-gif.tsx';

// Needs its own file: after a refusal, no film plays on the page.
it('tries one film in a browser without autoplay; all GIFs are pictures afterwards', async () => {
  const { play } = installMedia('refuses');
  for (const id of ['a', 'b']) {
    const { root, image, container } = renderGif({ gif: makeFilmedGif(id), media: 'video' });
    await look(root);
    expect(container.querySelector('video')).not.toBeInTheDocument();
    expect(image).toHaveAttribute('src', IMAGE.replace('/a/', `/${id}/`));
  }
  expect(play).toHaveBeenCalledOnce();
});
