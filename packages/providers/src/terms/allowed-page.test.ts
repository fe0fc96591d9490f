import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GIPHY_TERMS, KLIPY_TERMS, OWN_TERMS, UNKNOWN_TERMS } from './service-terms.ts';
import { TERM_NAMES, type TermName } from './terms.ts';

const PAGE = new URL(
  '../../../../apps/docs/pages/guides/what-each-service-allows.md',
  import.meta.url,
);

const ROWS: Record<TermName, string> = {
  mayProxyApi: 'API calls through your server',
  mayProxyMedia: 'Media through your server, proxy or CDN',
  mayCacheUrls: 'Storing media addresses or responses',
  mayStoreMedia: 'Copies of media',
  mayFilter: 'Filtering or reordering results in your code',
  mayMix: 'Several services in one list',
  mayChangeUrls: 'Changing media addresses, including the query',
};
const WORDS = {
  yes: 'yes',
  no: '**no**',
  'with-approval': 'with approval',
  unknown: 'not known',
} as const;

const SERVICES = [GIPHY_TERMS, KLIPY_TERMS, UNKNOWN_TERMS, OWN_TERMS];

const attribution = ({ attribution: { text, mark, placeholder } }: (typeof SERVICES)[number]) =>
  [text && `“${text}”`, mark && 'its mark', placeholder && `“${placeholder}” in the field`]
    .filter(Boolean)
    .join(', ') || '–';

it('is what the page “What each service allows” says', () => {
  const table = [
    ...TERM_NAMES.map((name) =>
      [`${ROWS[name]} (\`${name}\`)`, ...SERVICES.map((terms) => WORDS[terms[name]])].join(' | '),
    ),
    ['Visible attribution', ...SERVICES.map(attribution)].join(' | '),
  ].map((row) => `| ${row} |`);
  const page = readFileSync(PAGE, 'utf8');
  expect(page.split('\n').filter((line) => /^\| (?!-)[^|]/.test(line))).toEqual(table);
  for (const { termSources } of [GIPHY_TERMS, KLIPY_TERMS]) {
    const source = termSources.mayProxyApi;
    expect(page).toContain(source?.url);
    expect(page).toContain(source?.readOn);
  }
});
