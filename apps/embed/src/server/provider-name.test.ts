import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { openSandbox } from '../test/sandbox.ts';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { createEmbed } from './app.ts';
import { readSettings } from './settings.ts';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const DEPLOYED = { GIF_API_KEY: 'abc', PUBLIC_URL: 'https://embed.example.com' };
const OWN_API = { GIF_API_URL: 'https://gifs.example.com/v1', SITE_URL: 'https://example.com' };

/** An embed whose API answers as the sandbox does. */
const createApp = (environment: Record<string, string>) => {
  const settings = readSettings({ ...DEPLOYED, ...environment });
  const fetch: typeof globalThis.fetch = (input, init) =>
    sandbox.fetch(String(input).replace(settings.apiUrl, SETTINGS.apiUrl), init);
  return createEmbed(settings, ASSETS, { fetch });
};

async function trendingId(): Promise<string> {
  const query = 'api_key=test&limit=1';
  const response = await sandbox.fetch(`${SETTINGS.apiUrl}/gifs/trending?${query}`);
  const { data } = (await response.json()) as { data: [{ id: string }] };
  return data[0].id;
}

/** What a page says: no addresses, which are the API's, and no names of styles. */
const wordsOf = (page: string): string =>
  page
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/ (?:href|src|srcset|class)="[^"]*"/gi, '')
    .replace(/<meta [^>]*(?:url|image|video)[^>]*>/g, '');

describe('the name on a page', () => {
  it.each(LANGUAGES)(
    'names no other service beside the logo where the API is one of one’s own: %s',
    async (language) => {
      const id = await trendingId();
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

  it('says Gifkit beside its own mark, speaks of the website, and lets cards and oEmbed name nobody', async () => {
    const id = await trendingId();
    const app = createApp(OWN_API);
    const page = await (await app.request(`/embed/${id}`)).text();
    expect(page).toMatch(/<\/svg>Gifkit<\/a>/);
    expect(page).toContain('Continue Watching on the website');
    expect(page).not.toContain('og:site_name');
    const url = encodeURIComponent(`${DEPLOYED.PUBLIC_URL}/embed/${id}`);
    const oembed = await (await app.request(`/oembed?url=${url}`)).json();
    expect(oembed).toHaveProperty('title');
    expect(oembed).not.toHaveProperty('provider_name');
  });

  it('names the public service where the API is that service’s, without its own mark beside', async () => {
    const app = createApp({ GIF_API_URL: 'https://api.giphy.com/v1' });
    const page = await (await app.request(`/embed/${await trendingId()}`)).text();
    expect(page).toMatch(/>GIPHY<\/a>/);
    expect(page).not.toMatch(/<\/svg>GIPHY<\/a>/);
    expect(page).toContain('Continue Watching on GIPHY');
    expect(page).toContain('property="og:site_name" content="GIPHY"');
  });

  it('puts a name that was set beside the mark, whatever the API is', async () => {
    for (const GIF_API_URL of ['https://api.giphy.com/v1', OWN_API.GIF_API_URL]) {
      const app = createApp({ ...OWN_API, GIF_API_URL, PROVIDER_NAME: 'Example' });
      const page = await (await app.request(`/embed/${await trendingId()}`)).text();
      expect(page).toMatch(/<\/svg>Example<\/a>/);
    }
  });
});
