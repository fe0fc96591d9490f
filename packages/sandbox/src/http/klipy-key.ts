/** What is below `/api/v1/` on the wider platform. Any other segment there is a key of KLIPY's API. */
const PLATFORM = ['analytics', 'gifs', 'proxy-gif', 'search-service', 'users'];

const KEY_IN_PATH = new RegExp(`(/api/v1/)(?!(?:${PLATFORM.join('|')})(?:/|$))[^/?#\\s]+`, 'g');
const CUSTOMER_IN_PATH = /(\/api\/v1\/[^/]+\/[^/]+\/recent\/)[^/]+/;

/** KLIPY repeats a key that it does not know. */
export const unknownKey = (key: string): string => `The app key ${key} is not known.`;

/** A path, or a text with URLs, in which `mark` stands for each key. */
export const withoutPathKey = (text: string, mark: string): string =>
  text.replace(KEY_IN_PATH, `$1${mark}`);

/** A path in which `mark` stands for the id of a customer. */
export const withoutCustomer = (path: string, mark: string): string =>
  path.replace(CUSTOMER_IN_PATH, `$1${mark}`);

/** The body of a response in which `mark` stands for a key that it repeats. */
export const withoutRepeatedKey = (body: string, mark: string): string =>
  body.replace(/The app key .*? is not known\./g, unknownKey(mark));
