/** How a script is written in a language tag, and its letters. */
const SCRIPTS: readonly (readonly [tag: string, letters: RegExp])[] = [
  ['Latn', /\p{Script=Latin}/gu],
  ['Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Kore', /\p{Script=Hangul}/gu],
  ['Hani', /\p{Script=Han}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
  ['Beng', /\p{Script=Bengali}/gu],
  ['Taml', /\p{Script=Tamil}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Hebr', /\p{Script=Hebrew}/gu],
  ['Grek', /\p{Script=Greek}/gu],
];

/** Japanese is written in them and in Han letters. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Scripts of which Han letters are a part. */
const WITH_HAN: readonly string[] = ['Jpan', 'Hans', 'Hant'];

/** How many characters of a text tell its script. */
const BEGINNING = 200;

/** What the services write in, where they write Latin letters. */
export const SERVICE_LANGUAGE = 'en';

/** A language tag with all that is likely of it; undefined for what is none. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** The script of most letters of a text. */
function scriptOf(text: string): string | undefined {
  let script: string | undefined;
  let most = 0;
  for (const [tag, letters] of SCRIPTS) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [script, most] = [tag, count];
  }
  return script === 'Hani' && KANA.test(text) ? 'Jpan' : script;
}

/**
 * The language of a text from the service, as a BCP 47 tag: of Latin letters English, of others the reader's
 * own where it is written in them, else the one that is written in them most. Only its beginning is looked at.
 *
 * @param reader the reader's language, as a BCP 47 tag.
 * @returns undefined for the reader's own language, and for a text without letters.
 */
export function languageOf(text: string, reader: string): string | undefined {
  const script = scriptOf(text.slice(0, BEGINNING));
  if (script === undefined) return undefined;
  const own = likely(reader);
  if (script === 'Latn') return own?.language === SERVICE_LANGUAGE ? undefined : SERVICE_LANGUAGE;
  const isOwn =
    own?.script === script || (script === 'Hani' && WITH_HAN.includes(own?.script ?? ''));
  return isOwn ? undefined : likely(`und-${script}`)?.language;
}

/** Whether two tags are of the same language, whatever their regions. */
export const isSameLanguage = (one: string, other: string): boolean =>
  likely(one)?.language === likely(other)?.language;
