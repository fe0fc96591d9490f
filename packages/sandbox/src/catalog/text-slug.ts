import { shorten } from './shorten.ts';

/** Number of styles: eight, each in three palettes. */
export const VARIANTS = 24;

export const textSlug = (text: string, variant: number): string =>
  `text-${variant}-${Buffer.from(shorten(text)).toString('base64url')}`;

/** Decodes a slug. @returns undefined if it is not a text's slug */
export function parseTextSlug(slug: string): { text: string; variant: number } | undefined {
  const [, number, code] = /^text-(\d{1,3})-([\w-]{1,2000})$/.exec(slug) ?? [];
  if (number === undefined || code === undefined) return undefined;
  const text = Buffer.from(code, 'base64url').toString();
  const variant = Number(number);
  return text && variant < VARIANTS && textSlug(text, variant) === slug
    ? { text, variant }
    : undefined;
}
