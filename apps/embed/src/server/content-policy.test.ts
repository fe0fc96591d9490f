import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createContentPolicy } from './content-policy.ts';
import { readSettings } from './settings.ts';

const HASHES = ['sha256-abc', 'sha256-def'];

const policyOf = (
  address: string,
  environment: Record<string, string> = {},
  styleHashes?: string[],
) =>
  createContentPolicy(readSettings(environment))({
    url: new URL(address),
    ...(styleHashes && { styleHashes }),
  }).split('; ');

describe('createContentPolicy', () => {
  it('names the origin of the scripts, because an opaque origin has no self in WebKit', () => {
    expect(policyOf('http://127.0.0.1:4001/embed/a')).toContain(
      "script-src 'self' http://127.0.0.1:4001",
    );
    expect(
      policyOf('http://upstream:4001/embed/a', { PUBLIC_URL: 'https://embed.example.com/gifs' }),
    ).toContain("script-src 'self' https://embed.example.com");
  });

  it('lets in the styles of the page, and an empty one', () => {
    const empty = createHash('sha256').update('').digest('base64');
    expect(policyOf('http://a.example/embed/a', {}, HASHES)).toContain(
      `style-src '${HASHES[0]}' '${HASHES[1]}' 'sha256-${empty}'`,
    );
    expect(policyOf('http://a.example/healthz')).toContain("style-src 'none'");
  });

  it('lets the named pages frame an embed, and nobody anything else', () => {
    const environment = { FRAME_ANCESTORS: 'https://a.example https://b.example' };
    for (const path of ['/embed/a', '/player/a'])
      expect(policyOf(`http://c.example${path}`, environment)).toContain(
        'frame-ancestors https://a.example https://b.example',
      );
    expect(policyOf('http://c.example/oembed', environment)).toContain("frame-ancestors 'none'");
  });
});
