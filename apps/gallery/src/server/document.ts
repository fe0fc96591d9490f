import { type ClientSettings, SETTINGS_ID } from '../settings.ts';

const PLACEHOLDER = '<!--settings-->';

/** What every page says of itself, until it says something better. */
const GENERAL = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;

/** Puts the settings into the page, as JSON that no value can break out of. */
export function withSettings(
  html: string,
  { apiUrl, apiKey, embedUrl }: ClientSettings,
  nonce = '',
): string {
  const settings: ClientSettings = { apiUrl, apiKey, embedUrl };
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  // styled-components reads the nonce for its styles from this tag.
  const nonceTag = nonce ? `<meta property="csp-nonce" nonce="${nonce}" />\n    ` : '';
  return html.replace(
    PLACEHOLDER,
    () => `${nonceTag}<script type="application/json" id="${SETTINGS_ID}">${json}</script>`,
  );
}

/** Puts the title of a page, and what else it says of itself, in place of what all pages say. */
export const withHead = (html: string, head: string): string =>
  html.replace(GENERAL, '').replace('</head>', () => `${head}\n  </head>`);
