import { shorten } from './shorten.ts';

/** Ways to draw a text: eight styles, each in three palettes. */
export const VARIANTS = 24;

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
