import { type ClientSettings, SETTINGS_ID } from '../settings.ts';

const PLACEHOLDER = '<!--settings-->';

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

/** What the page may load, and from where. Pictures may come from any server that the service names. */
export const contentSecurityPolicy = (
  { apiUrl, embedUrl }: ClientSettings,
  nonce: string,
): string =>
  [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    'img-src http: https: data:',
    'media-src http: https:',
    `connect-src 'self' ${new URL(apiUrl).origin}`,
    `frame-src ${new URL(embedUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
