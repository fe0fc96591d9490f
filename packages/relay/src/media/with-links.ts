import type { Answer } from '../answer/answer.ts';

type Sign = (url: string) => Promise<string>;

/** The fields of a GIF or a category that hold addresses of media alone. */
const MEDIA_FIELDS: readonly string[] = ['images', 'video', 'preview'];

const originOf = (text: string): string | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;

/** Longer ones are data, and no link could carry them. */
const MAX_URL = 2000;

/**
 * An answer whose media come through the relay. Media of other hosts would show the reader's address to those, so
 * they are left out; links to pages stay.
 */
export async function withLinks(
  answer: Answer,
  origins: ReadonlySet<string>,
  sign: Sign,
): Promise<Answer> {
  const replace = async (value: unknown, isMedia: boolean): Promise<unknown> => {
    if (typeof value === 'string') {
      const origin = originOf(value);
      if (origin === undefined) return value;
      if (origins.has(origin) && value.length <= MAX_URL) return sign(value);
      return isMedia ? '' : value;
    }
    if (Array.isArray(value)) return Promise.all(value.map((item) => replace(item, isMedia)));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(async ([name, field]) => [
      name,
      await replace(field, isMedia || MEDIA_FIELDS.includes(name)),
    ]);
    return Object.fromEntries(await Promise.all(fields));
  };
  return { ...answer, data: (await replace(answer.data, false)) as readonly unknown[] };
}
