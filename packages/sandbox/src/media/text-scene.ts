import type { CatalogScene } from '../catalog/scene.ts';
import { parseTextSlug } from '../catalog/text-slug.ts';
import { createRecent } from '../recent.ts';
import type { Lettering } from './art.ts';
import { mediaFile } from './files.ts';
import { measure } from './measure-text.ts';
import { type Block, LINE_HEIGHT, wrap } from './wrap-text.ts';

export interface TextScene extends CatalogScene {
  lettering: Lettering;
  variant: number;
}

/** Number of cached text layouts. Each text is requested in many styles and files. */
const KEPT = 200;
const layouts = createRecent<Block>(KEPT);

const layoutOf = (text: string): Block => {
  const layout = layouts.get(text) ?? wrap(text, measure);
  layouts.set(text, layout);
  return layout;
};

/** Returns the scene of a text's slug; `undefined` for another slug. */
export function textScene(slug: string): TextScene | undefined {
  const parsed = parseTextSlug(slug);
  if (!parsed) return undefined;
  const { lines, size, width, height } = layoutOf(parsed.text);
  const middle = (lines.length - 1) / 2;
  return {
    slug,
    title: parsed.text,
    kind: 'sticker',
    tags: [],
    category: 'reactions',
    width,
    height,
    seconds: 1.2,
    fps: 15,
    variant: parsed.variant,
    lettering: {
      width,
      height,
      size,
      lines: lines.map((text, index) => ({ text, y: (index - middle) * size * LINE_HEIGHT })),
    },
  };
}

const ANIMATED = {
  original: 'giphy',
  downsized: 'giphy',
  downsized_large: 'giphy',
  downsized_medium: 'giphy',
  fixed_height: '200',
  fixed_height_downsampled: '200_d',
  fixed_height_small: '100',
  fixed_width: '200w',
  fixed_width_downsampled: '200w_d',
  fixed_width_small: '100w',
} as const;
const STILL = {
  original_still: 'giphy_s.gif',
  downsized_still: 'giphy_s.gif',
  fixed_height_still: '200_s.gif',
  fixed_height_small_still: '100_s.gif',
  fixed_width_still: '200w_s.gif',
  fixed_width_small_still: '100w_s.gif',
  '480w_still': '480w_s.jpg',
} as const;

const sizeOf = (scene: CatalogScene, file: string) => {
  const { width = scene.width, height = scene.height } = mediaFile(scene, file) ?? {};
  return { height: String(height), width: String(width) };
};

/**
 * Renders the `images` of a text: only GIF and WebP, and without byte counts, because the files are drawn on
 * demand.
 *
 * @param base URL prefix of the files
 */
export function textImages(scene: CatalogScene, base: string): Record<string, unknown> {
  const animated = Object.entries(ANIMATED).map(([name, stem]) => [
    name,
    { ...sizeOf(scene, `${stem}.gif`), url: `${base}${stem}.gif`, webp: `${base}${stem}.webp` },
  ]);
  const still = Object.entries(STILL).map(([name, file]) => [
    name,
    { ...sizeOf(scene, file), url: `${base}${file}` },
  ]);
  return Object.fromEntries([...animated, ...still]);
}
