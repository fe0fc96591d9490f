// @vitest-environment node
import { SettingsError } from '@gifkit/server-kit';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const PUBLIC = {
  SITE_URL: 'https://gifs.example.com',
  GIF_API_URL: 'https://api.example.com/v1',
  GIF_API_KEY: 'abc',
  EMBED_URL: 'https://embed.example.com',
};

describe('readSettings', () => {
  it('uses the sandbox and the embed on the same machine by default', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:4000',
      apiUrl: 'http://localhost:4002/v1',
      apiKey: 'gallery',
      embedUrl: 'http://localhost:4001',
      pingbackUrl: 'http://localhost:4002',
      notices: [],
    });
  });

  it('follows the ports of sandbox and embed', () => {
    expect(readSettings({ SANDBOX_PORT: '5002', EMBED_PORT: '5001' })).toMatchObject({
      apiUrl: 'http://localhost:5002/v1',
      embedUrl: 'http://localhost:5001',
    });
  });

  it('sends pingbacks to the public service with that service’s API', () => {
    const settings = readSettings({ ...PUBLIC, GIF_API_URL: 'https://api.giphy.com/v1' });
    expect(settings).toMatchObject({ pingbackUrl: 'https://pingback.giphy.com', notices: [] });
  });

  it('sends no pingbacks with another API, with a notice', () => {
    const settings = readSettings(PUBLIC);
    expect(settings).not.toHaveProperty('pingbackUrl');
    expect(settings.notices).toEqual(['Not set: PINGBACK_URL (no pingbacks are sent).']);
  });

  it.each(['GIF_API_URL', 'EMBED_URL', 'PINGBACK_URL'])(
    'rejects a loopback address in %s if SITE_URL is public',
    (name) => {
      expect(() => readSettings({ ...PUBLIC, [name]: 'http://[::1]:4002' })).toThrow(
        `${name} has to be an address that visitors can reach, because SITE_URL is public (https://gifs.example.com); "http://[::1]:4002" is their own machine.`,
      );
    },
  );

  it('reports problems, and requires a key unless the service is the sandbox', () => {
    expect(() => readSettings({ GALLERY_PORT: '0', GIF_API_URL: PUBLIC.GIF_API_URL })).toThrow(
      new SettingsError([
        'GALLERY_PORT has to be a whole number from 1 to 65535, not "0".',
        'GIF_API_KEY has to be set when GIF_API_URL is.',
      ]),
    );
  });
});
