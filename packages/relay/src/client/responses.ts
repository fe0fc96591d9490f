import { mapStrings } from '@gifkit/http';
import type { ProviderCategory, RawPage } from '@gifkit/providers';

const LINK = /^media\/\d{1,10}\/[\w-]{43}\/[\w-]+$/;

/** Makes a path absolute, because components accept only absolute media URLs. */
const addressIn =
  (base: string) =>
  (link: string): string => {
    const page = (globalThis as { location?: { href: string } }).location?.href;
    const url = `${base}/${link}`;
    return URL.canParse(url, page) ? new URL(url, page).href : url;
  };

/** Returns the items of a response. @throws {TypeError} if it has none. */
export const dataIn =
  (base: string) =>
  (body: unknown): readonly unknown[] => {
    const { data } = Object(body) as { data?: unknown };
    if (!Array.isArray(data)) throw new TypeError('Not a response of a relay');
    const toUrl = addressIn(base);
    // Links of the relay become URLs.
    return mapStrings(data, (text) => (LINK.test(text) ? toUrl(text) : text)) as unknown[];
  };

/** @throws {TypeError} if it is not a page. */
export const pageIn =
  (base: string) =>
  (body: unknown): RawPage => {
    const { next, ads } = Object(body) as { next?: unknown; ads?: RawPage['ads'] };
    return {
      data: dataIn(base)(body),
      ...(typeof next === 'string' && { next }),
      ...(Array.isArray(ads) && { ads }),
    };
  };

/** @throws {TypeError} if it is not a list. */
export const textsIn = (body: unknown): string[] =>
  dataIn('')(body).filter((text): text is string => typeof text === 'string');

/** Omits categories without a term. @throws {TypeError} if it is not a list. */
export const categoriesIn =
  (base: string) =>
  (body: unknown): ProviderCategory[] =>
    dataIn(base)(body).filter((category): category is ProviderCategory => {
      const { name, term } = Object(category) as Partial<ProviderCategory>;
      return typeof name === 'string' && typeof term === 'string';
    });
