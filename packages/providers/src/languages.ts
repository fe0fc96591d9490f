/**
 * GIPHY's languages: developers.giphy.com/docs/optional-settings/language-support, read on 2026-11-23. A list is
 * one text, because that is shorter than an array.
 */
export const GIPHY_LANGUAGES =
  'ar bn cs da de en es fa fi fr he hi hu id it ja ko ms nl no pl pt ro ru sv th tl tr uk vi zh-CN zh-TW';

/**
 * Tenor's languages, which other hosts with its API have taken over: developers.google.com/tenor/guides/localization,
 * read on 2026-11-23. It has Filipino as `fil`, too, but the hosts take codes of two letters alone
 * (docs.klipy.com/migrate-from-tenor/search, as zulip/zulip#39284 quotes it on 2026-05-12).
 */
export const TENOR_LANGUAGES =
  'ar be bn bs ca cs da de el en es fa fi fr he hi hr hu id it ja ko lo mn ms nl nn no pl pt ro ru sk sq sr sv th tl tr uk ur vi zh-CN zh-HK zh-TW';

/** Languages that the services know by another code than BCP 47 does, or by that of a wider language. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  fil: 'tl',
  nb: 'no',
  nn: 'no',
  yue: 'zh-HK',
};

/** The codes that a language may have in a list, the best one first. */
function codesOf(lang: Intl.Locale): readonly string[] {
  const { language } = lang;
  if (language !== 'zh') return [language, OTHER_CODES[language] ?? language];
  const { script, region } = lang.maximize();
  // A code without a region says nothing of the script, and one with it only where that is the usual one.
  return script === 'Hant' ? [`zh-${region}`, 'zh-TW'] : ['zh-CN'];
}

/**
 * The code of a language in the list of a service.
 *
 * @param list codes separated by spaces, as in {@link GIPHY_LANGUAGES}.
 * @returns undefined where the service does not have the language: it is left out of the request then.
 */
export function codeIn(list: string, lang: Intl.Locale | undefined): string | undefined {
  const known = list.split(' ');
  return lang && codesOf(lang).find((code) => known.includes(code));
}

/**
 * The country of a tag, in upper case: `GB` of `en-GB`. A wider region, such as Latin America in `es-419`, is
 * none.
 */
export const countryOf = (lang: Intl.Locale | undefined): string | undefined =>
  /^[A-Z]{2}$/.exec(lang?.region ?? '')?.[0];

/**
 * The country of a tag, else the usual one of its language: `DE` of `de`. None where the tag names a region that
 * is no country, because the usual country of `es-419` is not Spain.
 */
export const usualCountryOf = (lang: Intl.Locale | undefined): string | undefined =>
  countryOf(lang?.maximize());

/** `xx`, or `xx_YY` with the country, in exactly this upper and lower case: one host refuses everything else. */
export function tenorLocale(lang: Intl.Locale | undefined): string | undefined {
  const code = codeIn(TENOR_LANGUAGES, lang);
  const country = countryOf(lang);
  if (!code || code.includes('-')) return code?.replace('-', '_');
  return country ? `${code}_${country}` : code;
}

/** `xx_YY`: without a country, that of the language. */
export function klipyLocale(lang: Intl.Locale | undefined): string | undefined {
  const locale = tenorLocale(lang);
  const country = usualCountryOf(lang);
  if (!locale || locale.includes('_')) return locale;
  return country && `${locale}_${country}`;
}
