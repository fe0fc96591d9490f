import type { Environment } from '@gifkit/server-kit';
import { describe, expect, it } from 'vitest';
import { DEPLOYED, problemsOf } from '../test/settings.ts';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('uses the sandbox on this machine by default', () => {
    expect(readSettings({})).toEqual({
      apiUrl: 'http://localhost:4002/v1',
      apiKey: 'sandbox',
      pingbackUrl: 'http://localhost:4002',
      siteUrl: 'http://localhost:4000',
      publicUrl: 'http://localhost:4001',
      isPublicUrlSet: false,
      providerName: 'Gifkit',
      frameAncestors: ['*'],
      tracking: {},
      logsRequests: false,
      drainSeconds: 5,
      port: 4001,
      notices: [],
    });
  });

  it.each([
    ['HTTPS://Embed.Example.com:443/', 'https://embed.example.com'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('normalizes PUBLIC_URL %s to the browser’s origin', (PUBLIC_URL, origin) => {
    expect(readSettings({ ...DEPLOYED, PUBLIC_URL }).publicUrl).toBe(origin);
  });

  it('rejects a PUBLIC_URL with a path, because frames would not find their assets', () => {
    expect(problemsOf({ ...DEPLOYED, PUBLIC_URL: 'https://example.com/player' })).toEqual([
      'PUBLIC_URL has to be a URL without a path, not "https://example.com/player".',
    ]);
    expect(problemsOf({ ...DEPLOYED, PUBLIC_URL: 'embed.example.com' })).toHaveLength(1);
  });

  it('follows the ports of the other servers', () => {
    const settings = readSettings({
      EMBED_PORT: '5001',
      SANDBOX_PORT: '5002',
      GALLERY_PORT: '5000',
    });
    expect(settings).toMatchObject({
      apiUrl: 'http://localhost:5002/v1',
      pingbackUrl: 'http://localhost:5002',
      siteUrl: 'http://localhost:5000',
      publicUrl: 'http://localhost:5001',
      port: 5001,
    });
  });

  it('reads every setting, without trailing slashes in URLs', () => {
    const environment = {
      GIF_API_URL: 'https://api.example.com/v1/',
      GIF_API_KEY: 'abc',
      PINGBACK_URL: 'https://pingback.example.com/v2/pingback',
      SITE_URL: 'https://example.com/',
      PUBLIC_URL: 'https://embed.example.com',
      PROVIDER_NAME: 'Example',
      FRAME_ANCESTORS: 'https://a.example.com https://b.example.com:8443',
      LOG_REQUESTS: 'on',
      DRAIN_SECONDS: '30',
      EMBED_PORT: '80',
      HOST: '127.0.0.1',
    };
    expect(readSettings(environment)).toEqual({
      apiUrl: 'https://api.example.com/v1',
      apiKey: 'abc',
      pingbackUrl: 'https://pingback.example.com',
      siteUrl: 'https://example.com',
      publicUrl: 'https://embed.example.com',
      isPublicUrlSet: true,
      providerName: 'Example',
      frameAncestors: ['https://a.example.com', 'https://b.example.com:8443'],
      tracking: {},
      logsRequests: true,
      drainSeconds: 30,
      port: 80,
      host: '127.0.0.1',
      notices: [],
    });
  });

  it('uses the hosts of the public service with that service’s API', () => {
    const settings = readSettings({ ...DEPLOYED, GIF_API_URL: 'https://api.giphy.com/v1' });
    expect(settings).toMatchObject({
      pingbackUrl: 'https://pingback.giphy.com',
      siteUrl: 'https://giphy.com',
      providerName: 'GIPHY',
      notices: [],
    });
  });

  it('sets no hosts for another API, with a notice', () => {
    const settings = readSettings({ ...DEPLOYED, GIF_API_URL: 'https://api.example.com/v1' });
    expect(settings).not.toHaveProperty('pingbackUrl');
    expect(settings).not.toHaveProperty('siteUrl');
    expect(settings).not.toHaveProperty('providerName');
    expect(settings.notices).toEqual([
      'Not set: PINGBACK_URL (no pingbacks are sent), SITE_URL (the logo has no link).',
    ]);
  });

  it('reports the default address if the API is public and PUBLIC_URL is not set', () => {
    const { notices } = readSettings({
      GIF_API_URL: 'https://api.giphy.com/v1',
      GIF_API_KEY: 'abc',
    });
    expect(notices).toEqual([
      'Not set: PUBLIC_URL (pages use http://localhost:4001 as their address).',
    ]);
  });

  describe('with a public PUBLIC_URL', () => {
    it.each(['GIF_API_URL', 'PINGBACK_URL', 'SITE_URL'])(
      'rejects a loopback address in %s',
      (name) => {
        expect(problemsOf({ ...DEPLOYED, [name]: 'http://2130706433:4002/v1' })).toEqual([
          `${name} has to be an address that visitors can reach, because PUBLIC_URL is public (https://embed.example.com); "http://2130706433:4002/v1" is their own machine.`,
        ]);
      },
    );

    it('does not fall back to the sandbox on the same machine', () => {
      const problems = problemsOf({ PUBLIC_URL: 'https://embed.example.com' });
      expect(problems).toEqual([
        expect.stringMatching(/^GIF_API_URL .*"http:\/\/localhost:4002\/v1"/),
      ]);
    });

    it('lets pages on a developer’s machine and in apps frame it', () => {
      const FRAME_ANCESTORS = 'http://localhost:3000 capacitor://localhost';
      expect(problemsOf({ ...DEPLOYED, FRAME_ANCESTORS })).toEqual([]);
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readSettings({ PROVIDER_NAME: ' ', EMBED_PORT: '' })).toEqual(readSettings({}));
  });

  it.each([
    [
      { EMBED_PORT: 'eighty' },
      'EMBED_PORT has to be a whole number from 0 to 65535, not "eighty".',
    ],
    [
      { SITE_URL: 'javascript:alert(1)' },
      'SITE_URL has to be a URL that starts with http:// or https://, not "javascript:alert(1)".',
    ],
    [
      { GIF_API_URL: 'https://api.example.com/v1?api_key=secret', GIF_API_KEY: 'abc' },
      'GIF_API_URL has to be a URL without user, query and fragment.',
    ],
    [
      { GIF_API_URL: 'https://api.example.com/v1' },
      'GIF_API_KEY has to be set when GIF_API_URL is.',
    ],
    [
      { GIF_CATALOG: 'https://cdn.example/gifs', GIF_API_URL: 'https://api.example.com/v1' },
      'GIF_CATALOG replaces GIF_API_URL and GIF_API_KEY, which have to be unset.',
    ],
    [
      { GIF_CATALOG: 'https://cdn.example/gifs', GIF_API_KEY: 'abc' },
      'GIF_CATALOG replaces GIF_API_URL and GIF_API_KEY, which have to be unset.',
    ],
  ])('reports the problem of %j in one sentence', (environment, sentence) => {
    expect(problemsOf(environment)).toEqual([sentence]);
  });

  it('reports all problems at once', () => {
    expect(problemsOf({ EMBED_PORT: '-1', SITE_URL: 'nowhere' })).toHaveLength(2);
  });

  it.each([
    [{ FRAME_ANCESTORS: 'example.com' }, "FRAME_ANCESTORS has to be *, 'none' or origins"],
    [{ FRAME_ANCESTORS: "* 'none'" }, `not "* 'none'".`],
    [{ FRAME_ANCESTORS: "https://example.com 'none'" }, `not "https://example.com 'none'".`],
    [{ FRAME_ANCESTORS: 'https://example.com/path' }, 'not "https://example.com/path".'],
    [{ FRAME_ANCESTORS: 'https://*.example.com' }, 'not "https://*.example.com".'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS has to be a whole number from 0 to 3600, not "-1".'],
    [{ LOG_REQUESTS: 'yes' }, 'LOG_REQUESTS has to be on or off, not "yes".'],
  ] as [Environment, string][])('reports the problem of %j', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(problem)]);
  });
});
