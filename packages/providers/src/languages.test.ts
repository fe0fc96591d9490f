import { describe, expect, it } from 'vitest';
import { GIPHY_LANGUAGES, TENOR_LANGUAGES } from './languages.ts';
import { SERVICES, sandboxFetch } from './test/services.ts';

/**
 * Languages of Chromium's translations, and alternative tags for them. The columns are codes of the services, `-`
 * if unsupported: GIPHY, Tenor's API, KLIPY's country of lists, KLIPY's language of categories.
 */
const TAGS = `
af     -     -     za    -
am     -     -     et    -
bg     -     -     bg    -
ca     -     ca    es    ca_ES
de-AT  de    de_AT at    de_AT
de-CH  de    de_CH ch    de_CH
el     -     el    gr    el_GR
en-GB  en    en_GB gb    en_GB
en-US  en    en_US us    en_US
en-AU  en    en_AU au    en_AU
en-001 en    en    -     -
es-419 es    es    -     -
es-MX  es    es_MX mx    es_MX
et     -     -     ee    -
fil    tl    tl    ph    tl_PH
fr-CA  fr    fr_CA ca    fr_CA
gu     -     -     in    -
iw     he    he    il    he_IL
hr     -     hr    hr    hr_HR
kn     -     -     in    -
lt     -     -     lt    -
lv     -     -     lv    -
ml     -     -     in    -
mr     -     -     in    -
nb     no    no    no    no_NO
nn     no    nn    no    nn_NO
nl-BE  nl    nl_BE be    nl_BE
pt-BR  pt    pt_BR br    pt_BR
pt-PT  pt    pt_PT pt    pt_PT
sk     -     sk    sk    sk_SK
sl     -     -     si    -
sr     -     sr    rs    sr_RS
sw     -     -     tz    -
ta     -     -     in    -
te     -     -     in    -
ur     -     ur    pk    ur_PK
yue    -     zh_HK hk    zh_HK
zh     zh-CN zh_CN cn    zh_CN
zh-CN  zh-CN zh_CN cn    zh_CN
zh-Hans zh-CN zh_CN cn    zh_CN
zh-Hant zh-TW zh_TW tw    zh_TW
zh-Hant-MO zh-TW zh_TW mo    zh_TW
zh-HK  zh-TW zh_HK hk    zh_HK
zh-SG  zh-CN zh_CN sg    zh_CN
zh-TW  zh-TW zh_TW tw    zh_TW
`;

/** Languages with the same code everywhere, and their country. */
const PLAIN = `
ar-eg bn-bd cs-cz da-dk de-de en-us es-es fa-ir fi-fi fr-fr he-il hi-in hu-hu id-id it-it
ja-jp ko-kr ms-my no-no nl-nl pl-pl pt-br ro-ro ru-ru sv-se th-th tl-ph tr-tr uk-ua vi-vn
`;

const rows = [
  ...TAGS.trim()
    .split('\n')
    .map((line) => line.split(/\s+/).map((cell) => (cell === '-' ? null : cell))),
  ...[...PLAIN.matchAll(/(\w+)-(\w+)/g)].map(([, lang = '', country = '']) => [
    lang,
    lang,
    lang,
    country,
    `${lang}_${country.toUpperCase()}`,
  ]),
];

/** A provider of the sandbox, and the parameters of its last request. Rejected requests throw. */
function asking(name: keyof typeof SERVICES) {
  let asked = new URLSearchParams();
  const provider = SERVICES[name]({
    fetch: (input, init) => {
      asked = new URL(String(input)).searchParams;
      return sandboxFetch(input, init);
    },
  });
  return { provider, asked: (name: string) => asked.get(name) };
}

const viaGiphy = asking('giphy');
const viaTenor = asking('tenor');
const viaKlipy = asking('klipy');

describe.each(rows)('%s', (lang = '', giphyCode, tenorCode, klipyCountry, klipyLocale) => {
  const tag = String(lang);

  it(`is “${giphyCode}” at GIPHY`, async () => {
    await viaGiphy.provider.search('animal', { lang: tag });
    expect(viaGiphy.asked('lang')).toBe(giphyCode);
  });

  it(`is “${tenorCode}” at a host with Tenor’s API, which accepts all calls`, async () => {
    const { provider, asked } = viaTenor;
    const calls = [
      () => provider.search('animal', { lang: tag }),
      () => provider.trending({ lang: tag }),
      () => provider.categories?.({ lang: tag }),
      () => provider.suggestions?.('a', { lang: tag }),
      () => provider.trendingTerms?.({ lang: tag }),
    ];
    for (const call of calls) {
      await call();
      expect(asked('locale')).toBe(tenorCode);
    }
  });

  it(`is “${klipyCountry}” for KLIPY’s lists, and “${klipyLocale}” for its categories`, async () => {
    const { provider, asked } = viaKlipy;
    await provider.search('animal', { lang: tag });
    expect(asked('locale')).toBe(klipyCountry);
    await provider.categories?.({ lang: tag });
    expect(asked('locale')).toBe(klipyLocale);
  });
});

it('covers the 60 most used tags, and each language of each service', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
  const seen = (column: number) =>
    new Set(rows.map((row) => row[column]?.replace(/_(?=TW|CN|HK)/, '-')));
  expect([...seen(1)]).toEqual(expect.arrayContaining(GIPHY_LANGUAGES.split(' ')));
  const rare = ['be', 'bs', 'lo', 'mn', 'sq'];
  const known = TENOR_LANGUAGES.split(' ').filter((code) => !rare.includes(code));
  expect([...seen(2)]).toEqual(expect.arrayContaining(known));
});
