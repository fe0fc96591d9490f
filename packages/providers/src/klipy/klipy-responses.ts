import type { GifPage, ProviderAd, ProviderType } from '../gif-provider.ts';
import { toCount } from '../renditions/to-images.ts';
import { toCategories, toGifs, toTexts } from '../service-client.ts';
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
export const categoriesIn = (body: unknown) =>
  toCategories(
    (Object(listIn(body)) as Fields).categories,
    ({ category, query, preview_url: preview }) => [category, query, preview],
  );

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
