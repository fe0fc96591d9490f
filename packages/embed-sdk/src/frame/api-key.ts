import { EmbedError } from '../embed-error.ts';

/** What is in an API key stands in any address as it is. */
const API_KEY = /^[\w.-]{1,128}$/;

/** What to say of a key that is none; never the key itself. */
export const API_KEY_RULE = 'has 1 to 128 letters, digits, "-", "_" and "."';

/** Name of the key in the query and in the fragment of a frame's address. */
export const API_KEY_NAME = 'api_key';

/** Whether a text can be a key of the GIF API. */
export const isApiKey = (text: string): boolean => API_KEY.test(text);

/** @throws {EmbedError} with code `argument` when a text can be no key. */
export function assertApiKey(key: string): void {
  if (!isApiKey(key)) throw new EmbedError('argument', `apiKey ${API_KEY_RULE}.`);
}
