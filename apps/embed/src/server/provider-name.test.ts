import { languages } from '@gifkit/labels';
import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../test/sandbox.ts';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { createEmbed } from './app.ts';
import { readSettings } from './settings.ts';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const DEPLOYED = { GIF_API_KEY: 'abc', PUBLIC_URL: 'https://embed.example.com' };
const OWN_API = { GIF_API_URL: 'https://gifs.example.com/v1', SITE_URL: 'https://example.com' };

const createApp = (environment: Record<string, string>) => {
  const settings = readSettings({ ...DEPLOYED, ...environment });
  const fetch: typeof globalThis.fetch = (input, init) =>
    sandbox.fetch(String(input).replace(settings.apiUrl, SETTINGS.apiUrl), init);
  return createEmbed(settings, ASSETS, { fetch });
};

/** Visible text of a page, without URLs and class names. */
const wordsOf = (page: string): string =>
  page
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/ (?:href|src|srcset|class)="[^"]*"/gi, '')
    .replace(/<meta [^>]*(?:url|image|video)[^>]*>/g, '');

describe('the name on a page', () => {
  it.each(Object.keys(languages))(
    'names no service beside the logo if the API is self-hosted: %s',
    async (language) => {
      const id = await sandbox.firstId();
      const app = createApp(OWN_API);
      for (const device of ['desktop', 'phone']) {
        for (const path of [`/embed/${id}`, `/player/${id}`, '/embed/unknown']) {
          const page = await app.request(`${path}?lang=${language}`, {
            headers: { 'Gifkit-Device': device },
          });
          expect(wordsOf(await page.text())).not.toMatch(/giphy|undefined/i);
        }
      }
    },
  );

  it('draws Gifkit beside its own mark, without a font, calls the site “the website” and names no provider in cards', async () => {
    const id = await sandbox.firstId();
    const app = createApp(OWN_API);
    const page = await (await app.request(`/embed/${id}`)).text();
    expect(page).toMatch(/aria-label="Gifkit"[^>]*><svg.*?<\/svg><svg viewBox="0 0 47 24"/);
    expect(page).toContain('Continue Watching on the website');
    expect(page).not.toContain('og:site_name');
    const url = encodeURIComponent(`${DEPLOYED.PUBLIC_URL}/embed/${id}`);
    const oembed = await (await app.request(`/oembed?url=${url}`)).json();
    expect(oembed).toHaveProperty('title');
    expect(oembed).not.toHaveProperty('provider_name');
  });

  it('names the public service, without the product’s mark, if the API is that service’s', async () => {
    const app = createApp({ GIF_API_URL: 'https://api.giphy.com/v1' });
    const page = await (await app.request(`/embed/${await sandbox.firstId()}`)).text();
    expect(page).toMatch(/>GIPHY<\/a>/);
    expect(page).not.toMatch(/<\/svg>GIPHY<\/a>/);
    expect(page).toContain('Continue Watching on GIPHY');
    expect(page).toContain('property="og:site_name" content="GIPHY"');
  });

  it('shows a configured name beside the mark, with any API', async () => {
    for (const GIF_API_URL of ['https://api.giphy.com/v1', OWN_API.GIF_API_URL]) {
      const app = createApp({ ...OWN_API, GIF_API_URL, PROVIDER_NAME: 'Example' });
      const page = await (await app.request(`/embed/${await sandbox.firstId()}`)).text();
      expect(page).toMatch(/<\/svg>Example<\/a>/);
    }
  });
});
