/** How many redirects of the GIF API are followed. */
const MAX_REDIRECTS = 3;

/** What stands for a response that may not be used. */
const refuse = (reason: string): Response =>
  new Response(null, { status: 502, statusText: reason });

/**
 * A fetch that follows redirects within an origin alone: the API key goes nowhere else, and nobody who can
 * make the API redirect makes this server ask machines that only it can reach.
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
