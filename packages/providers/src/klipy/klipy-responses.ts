import type { GifPage, ProviderAd, ProviderType } from '../gif-provider.ts';
import { toCount } from '../renditions/to-images.ts';
import { toGifs, toTexts } from '../service-client.ts';
import { toRawGif } from './klipy-gif.ts';

const isAd = (item: unknown): boolean => (Object(item) as { type?: unknown }).type === 'ad';

/** Returns the advertisements of a page: `{ type: 'ad', content, width, height }`. */
const toAds = (items: readonly unknown[]): ProviderAd[] =>
  items.filter(isAd).flatMap((item) => {
    const { content, width, height } = Object(item) as Record<string, unknown>;
    if (typeof content !== 'string' || content === '') return [];
    return [{ content, width: toCount(width), height: toCount(height) }];
  });

type Fields = Readonly<Record<string, unknown>>;

const KIND = { gifs: 'gif', stickers: 'sticker', clips: 'video' } as const;

const listIn = (body: unknown): unknown => {
  const { data } = Object(body) as { data?: unknown };
  return data;
};

/** @throws {TypeError} when there is no list. */
export const termsIn = (body: unknown) => toTexts(listIn(body));

/** @throws {TypeError} when there is no list. */
export function toCategories(body: unknown) {
  const { categories } = Object(listIn(body)) as { categories?: unknown };
  if (!Array.isArray(categories)) throw new TypeError('Not a list of categories');
  return categories.flatMap((item) => {
    const { category, query, preview_url: preview } = Object(item) as Fields;
    if (typeof query !== 'string') return [];
    const name = typeof category === 'string' && category ? category : query;
    return [{ name, term: query, ...(typeof preview === 'string' && preview && { preview }) }];
  });
}

/** Converts a page of GIFs and advertisements. @throws {TypeError} when there is no list. */
export const toPage =
  (type: ProviderType) =>
  (body: unknown): GifPage => {
    const {
      data: items,
      current_page: current,
      has_next: hasNext,
    } = Object(listIn(body)) as Fields;
    const list = Array.isArray(items) ? items : undefined;
    const ads = toAds(list ?? []);
    const data = toGifs(
      list?.filter((item) => !isAd(item)),
      (item) => toRawGif(item, KIND[type]),
    );
    const next = Number(current) + 1;
    return {
      data,
      next: hasNext === true && next > 1 ? String(next) : undefined,
      ...(ads.length > 0 && { ads }),
    };
  };
