import type { CatalogScene } from '../catalog/scenes.ts';
import { manifestFile } from './committed.ts';
import { mediaFile } from './files.ts';

/** Rendition in the service's format: numbers as strings, and only fields that have a file. */
type RawRendition = Listed &
  Partial<
    Record<'height' | 'width' | 'size' | 'mp4_size' | 'webp_size' | 'frames' | 'hash', string>
  >;

type RawImages = Record<string, RawRendition>;

/** Names or URLs of a rendition's files. */
type Listed = Partial<Record<'url' | 'mp4' | 'webp', string>>;

const renditions: Record<string, Listed> = {
  original: { url: 'giphy.gif', mp4: 'giphy.mp4', webp: 'giphy.webp' },
  downsized: { url: 'giphy.gif' },
  downsized_large: { url: 'giphy.gif' },
  downsized_medium: { url: 'giphy.gif' },
  downsized_small: { mp4: 'giphy-downsized-small.mp4' },
  downsized_still: { url: 'giphy_s.gif' },
  fixed_height: { url: '200.gif', mp4: '200.mp4', webp: '200.webp' },
  fixed_height_downsampled: { url: '200_d.gif', webp: '200_d.webp' },
  fixed_height_small: { url: '100.gif', mp4: '100.mp4', webp: '100.webp' },
  fixed_height_small_still: { url: '100_s.gif' },
  fixed_height_still: { url: '200_s.gif' },
  fixed_width: { url: '200w.gif', mp4: '200w.mp4', webp: '200w.webp' },
  fixed_width_downsampled: { url: '200w_d.gif', webp: '200w_d.webp' },
  fixed_width_small: { url: '100w.gif', mp4: '100w.mp4', webp: '100w.webp' },
  fixed_width_small_still: { url: '100w_s.gif' },
  fixed_width_still: { url: '200w_s.gif' },
  looping: { mp4: 'giphy-loop.mp4' },
  original_still: { url: 'giphy_s.gif' },
  original_mp4: { mp4: 'giphy.mp4' },
  preview: { mp4: 'giphy-preview.mp4' },
  preview_gif: { url: 'giphy-preview.gif' },
  preview_webp: { url: 'giphy-preview.webp' },
  hd: { mp4: 'giphy-hd.mp4' },
  source: { url: 'source.gif' },
  '480w_still': { url: '480w_s.jpg' },
};

const sizeFields = { url: 'size', mp4: 'mp4_size', webp: 'webp_size' } as const;

/**
 * Renders the `images` of an item in the service's format.
 *
 * @param base URL prefix of the files, `http://localhost:4002/media/<id>/`
 * @param isText for only GIF and WebP without byte counts, because the files of a text are drawn on demand
 */
export function imagesOf(scene: CatalogScene, base: string, isText = false): RawImages {
  const images: RawImages = {};
  for (const [name, listed] of Object.entries(renditions)) {
    const rendition: RawRendition = {};
    for (const field of ['url', 'mp4', 'webp'] as const) {
      const file = listed[field] && mediaFile(scene, listed[field]);
      if (!file || (isText && file.format === 'mp4')) continue;
      const facts = isText ? undefined : manifestFile(scene, file.name);
      if (name !== 'looping') {
        rendition.height = String(file.height);
        rendition.width = String(file.width);
      }
      if (facts) rendition[sizeFields[field]] = String(facts.bytes);
      rendition[field] = `${base}${listed[field]}`;
      if (facts && name === 'original' && field === 'url') {
        rendition.frames = String(file.frames);
        rendition.hash = facts.hash;
      }
    }
    if (Object.keys(rendition).length) images[name] = rendition;
  }
  return images;
}
