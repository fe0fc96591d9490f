import { redactUrl } from '@gifkit/fetch-api/internal';
import { MAX_TEXT_LENGTH } from '../constants.ts';

/** Anything that looks like a URL with a query or a fragment. */
const ADDRESS = /\S+[?#]\S+/g;

/** Removes keys and tokens from a text, and cuts it at 1000 characters. */
export const tidyText = (text: string): string =>
  text.replace(ADDRESS, redactUrl).slice(0, MAX_TEXT_LENGTH);

/** Copies a report's data and tidies every text in it. */
export const tidy = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, value) =>
    typeof value === 'string' ? tidyText(value) : value,
  );
