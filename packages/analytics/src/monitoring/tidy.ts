import { redactUrl } from '@gifkit/fetch-api/internal';
import { MAX_TEXT_LENGTH } from '../constants.ts';

/** Anything with a query. */
const ADDRESS = /\S+\?\S+/g;

/** A text as it may leave the page: without keys and tokens, 1000 characters at most. */
export const tidyText = (text: string): string =>
  text.replace(ADDRESS, redactUrl).slice(0, MAX_TEXT_LENGTH);

/** A copy of a report's data with every text in it tidied. */
export const tidy = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, value) =>
    typeof value === 'string' ? tidyText(value) : value,
  );
