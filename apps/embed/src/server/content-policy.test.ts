import { describe, expect, it } from 'vitest';
import { createContentPolicy } from './content-policy.ts';
import { readSettings } from './settings.ts';

const PUBLIC = {
  GIF_API_URL: 'https://api.example.com/v1',
  GIF_API_KEY: 'abc',
  PUBLIC_URL: 'https://embed.example.com',
};

const policyOf = (address: string, environment: Record<string, string> = {}) =>
  createContentPolicy(readSettings(environment))(new URL(address).pathname).split('; ');

describe('createContentPolicy', () => {
  it('names the origin of the scripts, because an opaque origin has no self in WebKit', () => {
    expect(policyOf('http://localhost:4001/embed/a')).toContain(
      "script-src 'self' http://localhost:4001",
    );
    expect(policyOf('http://upstream:4001/embed/a', PUBLIC)).toContain(
      "script-src 'self' https://embed.example.com",
    );
  });

  it('allows events only to their configured URL, which may have a path', () => {
    const connect = (PINGBACK_URL: string) =>
      policyOf('http://a.example/embed/a', { ...PUBLIC, PINGBACK_URL }).find((directive) =>
        directive.startsWith('connect-src'),
      );
    expect(connect('https://events.example.com/gifs')).toContain(
      ' https://events.example.com/gifs/v2/pingback ',
    );
    expect(connect("https://events.example.com/a;b,c'")).toContain(
      " https://events.example.com/a%3Bb%2Cc'/v2/pingback ",
    );
  });

  it('omits pingbacks if no URL is set', () => {
    const policy = policyOf('http://a.example/embed/a', PUBLIC);
    expect(policy).toContain('connect-src https://api.example.com https://vimeo.com');
    expect(policy).toContain('img-src https: data: https://api.example.com');
  });

  it('omits frame-ancestors if any page may frame it, because * only covers network schemes', () => {
    for (const path of ['/embed/a', '/player/a'])
      expect(policyOf(`http://c.example${path}`).join()).not.toContain('frame-ancestors');
    expect(policyOf('http://c.example/oembed')).toContain("frame-ancestors 'none'");
  });
});
