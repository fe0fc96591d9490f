/** Error codes of a connection that ended, in Node, Deno and Bun. */
const LOST = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

const isLost = (error: unknown): boolean => {
  const { code, cause } = Object(error) as { code?: unknown; cause?: { code?: unknown } };
  return LOST.includes(String(cause?.code ?? code));
};

/**
 * Wraps the `fetch` of a server: if the connection ends before the response begins, a GET is sent once more. Services
 * close idle connections, sometimes while the next request is on its way (RFC 9110, 9.2.2). Browsers do so themselves.
 */
export const resendLost =
  (fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    try {
      return await fetcher(input, init);
    } catch (error) {
      const { method = 'GET', signal } = { ...(input instanceof Request && input), ...init };
      if (method !== 'GET' || signal?.aborted || !isLost(error)) throw error;
      return fetcher(input, init);
    }
  };
