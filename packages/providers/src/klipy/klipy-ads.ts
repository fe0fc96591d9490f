import type { ProviderAd } from '../gif-provider.ts';

const toLength = (value: unknown): number => {
  const length = Number(value);
  return length > 0 && Number.isFinite(length) ? length : 0;
};

export const isAd = (item: unknown): boolean => (Object(item) as { type?: unknown }).type === 'ad';

/** The advertisements among the items of a page: `{ type: 'ad', content, width, height }`. */
export const toAds = (items: readonly unknown[]): ProviderAd[] =>
  items.filter(isAd).flatMap((item) => {
    const { content, width, height } = Object(item) as Record<string, unknown>;
    if (typeof content !== 'string' || content === '') return [];
    return [{ content, width: toLength(width), height: toLength(height) }];
  });
