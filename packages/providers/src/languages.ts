/**
 * GIPHY's languages: developers.giphy.com/docs/optional-settings/language-support, read on 2026-11-23. A string is
 * shorter than an array in the bundle.
 */
export const GIPHY_LANGUAGES =
  'ar bn cs da de en es fa fi fr he hi hu id it ja ko ms nl no pl pt ro ru sv th tl tr uk vi zh-CN zh-TW';

/**
 * Tenor's languages, also used by other hosts with its API: developers.google.com/tenor/guides/localization, read
 * on 2026-11-23. Tenor also lists Filipino as `fil`, but those hosts accept only two-letter codes
 * (docs.klipy.com/migrate-from-tenor/search, quoted in zulip/zulip#39284 on 2026-05-12).
 */
export const TENOR_LANGUAGES =
  'ar be bn bs ca cs da de el en es fa fi fr he hi hr hu id it ja ko lo mn ms nl nn no pl pt ro ru sk sq sr sv th tl tr uk ur vi zh-CN zh-HK zh-TW';

/** Languages whose code at the services differs from BCP 47, or that map to a broader language. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  fil: 'tl',
  nb: 'no',
  nn: 'no',
  yue: 'zh-HK',
};

/** Returns possible codes of a language, the best one first. */
function codesOf(lang: Intl.Locale): readonly string[] {
  const { language } = lang;
  if (language !== 'zh') return [language, OTHER_CODES[language] ?? language];
  const { script, region } = lang.maximize();
  // Chinese depends on the script, which the region may imply.
  return script === 'Hant' ? [`zh-${region}`, 'zh-TW'] : ['zh-CN'];
}

/**
 * Returns the code of a language in a service's list.
 *
 * @param list codes separated by spaces, as in {@link GIPHY_LANGUAGES}.
 * @returns undefined if the service does not support the language.
 */
export function codeIn(list: string, lang: Intl.Locale | undefined): string | undefined {
  const known = list.split(' ');
  return lang && codesOf(lang).find((code) => known.includes(code));
}

/** Returns the country of a tag: `GB` for `en-GB`. A larger region, as in `es-419`, is not a country. */
export const countryOf = (lang: Intl.Locale | undefined): string | undefined =>
  /^[A-Z]{2}$/.exec(lang?.region ?? '')?.[0];

/** Returns `xx` or `xx_YY`, in exactly this case: one host rejects everything else. */
export function tenorLocale(lang: Intl.Locale | undefined): string | undefined {
  const code = codeIn(TENOR_LANGUAGES, lang);
  const country = countryOf(lang);
  if (!code || code.includes('-')) return code?.replace('-', '_');
  return country ? `${code}_${country}` : code;
}

/** Returns `xx_YY`, with the likely country if the tag has none. */
export function klipyLocale(lang: Intl.Locale | undefined): string | undefined {
  const locale = tenorLocale(lang);
  const country = countryOf(lang?.maximize());
  if (!locale || locale.includes('_')) return locale;
  return country && `${locale}_${country}`;
}
