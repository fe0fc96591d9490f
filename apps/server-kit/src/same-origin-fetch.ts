/** Maximum number of redirects of the GIF API. */
const MAX_REDIRECTS = 3;

/** Replaces a response that must not be used. */
const refuse = (reason: string): Response =>
  new Response(null, { status: 502, statusText: reason });

/**
 * Creates a fetch that only follows redirects within one origin. The API key then never reaches another host, and a
 * redirect cannot make this server request internal machines (SSRF).
 */
export const sameOriginFetch =
  (fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { url: asked = String(input) } = input as Partial<Request>;
    let url = new URL(asked);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await fetcher(url.href, { ...init, redirect: 'manual' });
      const location = response.headers.get('Location');
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
      if (!isRedirect) return response;
      const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
      await response.body?.cancel();
      if (next?.origin !== url.origin) return refuse('Redirected to another origin');
      url = next;
    }
    return refuse('Redirected too often');
  };
