import { type IGif, normalizeGif } from '@gifkit/model';
import { toPlainText } from './plain-text.ts';

/** How long the texts of a GIF may be on a page, in UTF-16 code units: more than any service lets one write. */
const TITLE_LENGTH = 200;
/** As long as X takes it with a card, less the `…`. */
const ALT_LENGTH = 419;
const NAME_LENGTH = 100;
const TAG_COUNT = 50;

const ownLine = (text: string, maxLength: number): string => toPlainText(text, maxLength).trim();

/** The named fields that are texts, in one line and not too long. */
const plainFields = <T extends object>(from: T, names: readonly (keyof T)[], maxLength: number) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name];
      return typeof value === 'string' ? [[name, ownLine(value, maxLength)]] : [];
    }),
  );

/**
 * A GIF whose texts a page can hold, whatever a service sends. What server and browser draw is the same then: a
 * parser of HTML drops some characters that JSON keeps.
 */
export function toPlainGif(gif: IGif): IGif {
  const { user, tags } = gif;
  const names = ['username', 'display_name', 'attribution_display_name'] as const;
  return {
    ...gif,
    ...plainFields(gif, ['title', 'slug'], TITLE_LENGTH),
    ...plainFields(gif, ['alt_text'], ALT_LENGTH),
    tags: tags.slice(0, TAG_COUNT).map((tag) => ownLine(tag, NAME_LENGTH)),
    ...(user && { user: { ...user, ...plainFields(user, names, NAME_LENGTH) } }),
  };
}

/** A GIF as a page can show it, whoever has written it into a store; undefined where that is none. */
export function readGif(value: unknown): IGif | undefined {
  try {
    const { response_id = '' } = Object(value) as { response_id?: unknown };
    return toPlainGif(normalizeGif(value, String(response_id)));
  } catch {
    return undefined;
  }
}
