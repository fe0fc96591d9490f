import { redactUrl } from '@gifkit/fetch-api/internal';

/** Maximum length of a text in an error report, in characters. */
export const MAX_TEXT_LENGTH = 1000;

/** Matches text that looks like a URL with a query or fragment. */
const ADDRESS = /\S+[?#]\S+/g;

export const tidyText = (text: string): string =>
  text.replace(ADDRESS, redactUrl).slice(0, MAX_TEXT_LENGTH);

export const tidy = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, value) =>
    typeof value === 'string' ? tidyText(value) : value,
  );
