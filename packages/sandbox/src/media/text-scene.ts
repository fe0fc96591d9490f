import { LRUCache } from 'lru-cache';
import type { CatalogScene } from '../catalog/scenes.ts';
import { parseTextSlug } from '../catalog/text-entries.ts';
import type { Lettering } from './art.ts';
import { LINE_HEIGHT, wrap } from './text-layout.ts';

export interface TextScene extends CatalogScene {
  lettering: Lettering;
  variant: number;
}

/** Number of cached text layouts. Each text is requested in many styles and files. */
const KEPT = 200;
const layouts = new LRUCache({ max: KEPT, memoMethod: (text: string) => wrap(text) });

/** Returns the scene of a text's slug; `undefined` for another slug. */
export function textScene(slug: string): TextScene | undefined {
  const parsed = parseTextSlug(slug);
  if (!parsed) return undefined;
  const { lines, size, width, height } = layouts.memo(parsed.text);
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
