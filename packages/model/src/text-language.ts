/** ISO 15924 code of a script, and its letters. */
const SCRIPTS: readonly (readonly [tag: string, letters: RegExp])[] = [
  ['Latn', /\p{sc=Latn}/gu],
  ['Jpan', /[\p{sc=Hira}\p{sc=Kana}]/gu],
  ['Kore', /\p{sc=Hang}/gu],
  ['Hani', /\p{sc=Hani}/gu],
  ['Arab', /\p{sc=Arab}/gu],
  ['Cyrl', /\p{sc=Cyrl}/gu],
  ['Deva', /\p{sc=Deva}/gu],
  ['Beng', /\p{sc=Beng}/gu],
  ['Taml', /\p{sc=Taml}/gu],
  ['Thai', /\p{sc=Thai}/gu],
  ['Hebr', /\p{sc=Hebr}/gu],
  ['Grek', /\p{sc=Grek}/gu],
];

/** Japanese mixes kana and Han characters. */
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;

const WITH_HAN: readonly string[] = ['Jpan', 'Hans', 'Hant'];

/** Number of characters examined to detect the script. */
const BEGINNING = 200;

/** Language of the services' texts in Latin script. */
export const SERVICE_LANGUAGE = 'en';

/** Parsed tags. Browsers take long for each, and every GIF is asked about. */
const known = new Map<string, Intl.Locale | undefined>();

/** Maximum number of tags in {@link known}, because a service may send any. */
const MOST_KNOWN = 100;

/** Parses a language tag and adds likely subtags; undefined if it is invalid. */
function likely(tag: string): Intl.Locale | undefined {
  if (known.size >= MOST_KNOWN) known.clear();
  try {
    if (!known.has(tag)) known.set(tag, new Intl.Locale(tag).maximize());
  } catch {
    known.set(tag, undefined);
  }
  return known.get(tag);
}

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
 * Detects the language of a text from the service by its script. Latin script counts as English. Any other script
 * counts as the user's language if that is written in it, else as the script's most common language. Only the first
 * 200 characters are examined.
 *
 * @param userLang the user's language, as a BCP 47 tag.
 * @returns the BCP 47 tag; undefined for the user's language, and for a text without letters.
 */
export function languageOf(text: string, userLang: string): string | undefined {
  const script = scriptOf(text.slice(0, BEGINNING));
  if (script === undefined) return undefined;
  const own = likely(userLang);
  if (script === 'Latn') return own?.language === SERVICE_LANGUAGE ? undefined : SERVICE_LANGUAGE;
  const isOwn =
    own?.script === script || (script === 'Hani' && WITH_HAN.includes(own?.script ?? ''));
  return isOwn ? undefined : likely(`und-${script}`)?.language;
}

export const isSameLanguage = (one: string, other: string): boolean =>
  likely(one)?.language === likely(other)?.language;
