import type { ProviderCategory, RawPage } from '@gifkit/providers';

/** A link of a relay that sends media, too. */
const LINK = /^media\/\d{1,10}\/[\w-]{43}\/[\w-]+$/;

/** JSON in which the relay's links are addresses. */
function withAddresses(value: unknown, toUrl: (link: string) => string): unknown {
  if (typeof value === 'string') return LINK.test(value) ? toUrl(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => withAddresses(item, toUrl));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withAddresses(field, toUrl)]);
  return Object.fromEntries(fields);
}

/** A path of the page's own host becomes an address, which everything that shows GIFs takes. */
const addressIn =
  (base: string) =>
  (link: string): string => {
    const page = (globalThis as { location?: { href: string } }).location?.href;
    const url = `${base}/${link}`;
    return URL.canParse(url, page) ? new URL(url, page).href : url;
  };

/** The items of an answer. @throws {TypeError} where it has none. */
export const dataIn =
  (base: string) =>
  (body: unknown): readonly unknown[] => {
    const { data } = Object(body) as { data?: unknown };
    if (!Array.isArray(data)) throw new TypeError('No answer of a relay');
    return withAddresses(data, addressIn(base)) as unknown[];
  };

/** @throws {TypeError} where it is no page. */
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

/** @throws {TypeError} where it is no list. */
export const textsIn = (body: unknown): string[] =>
  dataIn('')(body).filter((text): text is string => typeof text === 'string');

/** Categories without a term are left out. @throws {TypeError} where it is no list. */
export const categoriesIn =
  (base: string) =>
  (body: unknown): ProviderCategory[] =>
    dataIn(base)(body).filter((category): category is ProviderCategory => {
      const { name, term } = Object(category) as Partial<ProviderCategory>;
      return typeof name === 'string' && typeof term === 'string';
    });
