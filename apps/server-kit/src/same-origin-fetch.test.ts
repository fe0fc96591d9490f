import { describe, expect, it, vi } from 'vitest';
import { sameOriginFetch } from './same-origin-fetch.ts';

const API = 'https://api.example.com';

/** A server that redirects from each key to its value, and otherwise responds with `ok`. */
function serve(redirects: Record<string, string>) {
  const asked = vi.fn<(url: string, init?: RequestInit) => void>();
  const server = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked(String(input), init);
    const location = redirects[String(input)];
    return location === undefined
      ? new Response('ok')
      : new Response(null, { status: 302, headers: { Location: location } });
  };
  return { asked, fetch: sameOriginFetch(server) };
}

describe('sameOriginFetch', () => {
  it('follows a redirect within the API’s origin', async () => {
    const { fetch, asked } = serve({ [`${API}/a`]: '/b' });
    expect(await (await fetch(`${API}/a`, { headers: { 'X-A': '1' } })).text()).toBe('ok');
    expect(asked.mock.lastCall).toEqual([
      `${API}/b`,
      { headers: { 'X-A': '1' }, redirect: 'manual' },
    ]);
  });

  it.each([
    'http://api.example.com/a',
    'https://169.254.169.254/latest',
    '//other.example.com/a',
    'file:///etc/passwd',
    'http://[',
  ])('does not follow a redirect to %s', async (location) => {
    const { fetch, asked } = serve({ [`${API}/a`]: location });
    expect((await fetch(`${API}/a`)).status).toBe(502);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stops redirect loops', async () => {
    const { fetch, asked } = serve({ [`${API}/a`]: '/a' });
    expect((await fetch(`${API}/a`)).status).toBe(502);
    expect(asked).toHaveBeenCalledTimes(4);
  });
});
