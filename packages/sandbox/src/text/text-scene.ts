import type { Scene } from '../art/scene.ts';
import { fontOf, measure } from './fonts.ts';
import { shorten } from './shorten.ts';
import { type Lettering, type TextStyle, textStyles } from './styles.ts';
import { LINE_HEIGHT, wrap } from './wrap.ts';

interface Variant {
  style: TextStyle;
  palette: TextStyle['palettes'][number];
}

/** Every style in its first palette, then every style in its second one, and so on. */
const variants: readonly Variant[] = [0, 1, 2].flatMap((index) =>
  textStyles.flatMap((style) => {
    const palette = style.palettes[index];
    return palette ? [{ style, palette }] : [];
  }),
);

/** Number of ways to draw a text. */
export const VARIANTS = variants.length;

/** The slug of a drawn text: it contains all that is needed to draw it again. */
export const textSlug = (text: string, variant: number): string =>
  `text-${variant}-${Buffer.from(shorten(text)).toString('base64url')}`;

/** The text and variant of a slug; `undefined` if it is not the slug of a text. */
export function parseTextSlug(slug: string): { text: string; variant: number } | undefined {
  const [, number, code] = /^text-(\d{1,3})-([\w-]{1,2000})$/.exec(slug) ?? [];
  if (number === undefined || code === undefined) return undefined;
  const text = Buffer.from(code, 'base64url').toString();
  const variant = Number(number);
  return text && variant < VARIANTS && textSlug(text, variant) === slug
    ? { text, variant }
    : undefined;
}

/** The scene of a drawn text; `undefined` if the slug is not that of a text. */
export function textScene(slug: string): Scene | undefined {
  const parsed = parseTextSlug(slug);
  const variant = parsed && variants[parsed.variant];
  if (!variant) return undefined;
  const { lines, size, width, height } = wrap(parsed.text, measure);
  const middle = (lines.length - 1) / 2;
  const lettering: Lettering = {
    width,
    height,
    size,
    lines: lines.map((text, index) => ({ text, y: (index - middle) * size * LINE_HEIGHT })),
  };
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
    draw(pen, t) {
      pen.translate(width / 2, height / 2);
      pen.font = fontOf(size);
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      variant.style.paint(pen, t, lettering, variant.palette);
    },
  };
}
