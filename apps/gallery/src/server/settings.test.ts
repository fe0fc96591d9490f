// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('shows the sandbox and the embed of the same machine when nothing is set', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:4000',
      apiUrl: 'http://localhost:4002/v1',
      apiKey: 'gallery',
      embedUrl: 'http://localhost:4001',
    });
  });

  it('follows the sandbox and the embed to other ports', () => {
    const { apiUrl, embedUrl } = readSettings({ SANDBOX_PORT: '5002', EMBED_PORT: '5001' });
    expect(apiUrl).toBe('http://localhost:5002/v1');
    expect(embedUrl).toBe('http://localhost:5001');
  });

  it('listens on another address when HOST names one', () => {
    expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each([
    [
      { GIF_API_URL: 'ftp://user:hunter22@api.example' },
      'GIF_API_URL has to be an http or https URL.',
    ],
    [{ EMBED_URL: '/embed?token=hunter22' }, 'EMBED_URL has to be an http or https URL.'],
    [
      { GIF_API_URL: 'https://user:hunter22@api.example' },
      'GIF_API_URL has to be a URL without a user name and a password.',
    ],
  ])('repeats no secret of %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(new Error(message));
  });

  it.each([
    [{ GALLERY_PORT: 'many' }, 'GALLERY_PORT has to be a port from 1 to 65535, not "many".'],
    [{ GALLERY_PORT: '70000' }, 'GALLERY_PORT has to be a port from 1 to 65535, not "70000".'],
    [
      { GIF_API_URL: 'javascript:alert(1)' },
      'GIF_API_URL has to be an http or https URL, not "javascript:alert(1)".',
    ],
    [{ EMBED_URL: 'nowhere' }, 'EMBED_URL has to be an http or https URL, not "nowhere".'],
  ])('says what is wrong with %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
