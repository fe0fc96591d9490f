import type { ProviderCategory, RawPage } from '@gifkit/providers';

/** Returns the items of a response. @throws {TypeError} if it has none. */
export function dataIn(body: unknown): readonly unknown[] {
  const { data } = Object(body) as { data?: unknown };
  if (!Array.isArray(data)) throw new TypeError('Not a response of a relay');
  return data;
}

/** @throws {TypeError} if it is not a page. */
export function pageIn(body: unknown): RawPage {
  const { next, ads } = Object(body) as { next?: unknown; ads?: RawPage['ads'] };
  return {
    data: dataIn(body),
    ...(typeof next === 'string' && { next }),
    ...(Array.isArray(ads) && { ads }),
  };
}

/** @throws {TypeError} if it is not a list. */
export const textsIn = (body: unknown): string[] =>
  dataIn(body).filter((text): text is string => typeof text === 'string');

/** Omits categories without a term. @throws {TypeError} if it is not a list. */
export const categoriesIn = (body: unknown): ProviderCategory[] =>
  dataIn(body).filter((category): category is ProviderCategory => {
    const { name, term } = Object(category) as Partial<ProviderCategory>;
    return typeof name === 'string' && typeof term === 'string';
  });
