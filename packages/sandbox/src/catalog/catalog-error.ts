/** A catalog of one's own that is not as it must be; the message names the place and what is wrong. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
}
