const AT_ONCE = 8;

export interface PageRequest {
  url: string;
  headers?: Record<string, string>;
}

async function ask({ url, headers = {} }: PageRequest): Promise<number> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Requests pages, eight at a time, round-robin, until `count` is reached.
 *
 * @returns duration in seconds.
 * @throws {Error} if a page has another status or no response.
 */
export async function load(
  requests: readonly PageRequest[],
  { count = requests.length, status = 200 } = {},
): Promise<number> {
  const began = performance.now();
  let started = 0;
  const visit = async () => {
    while (started < count) {
      const request = requests[started % requests.length] as PageRequest;
      started += 1;
      const got = await ask(request);
      if (got !== status) throw new Error(`${request.url} responds with ${got}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return (performance.now() - began) / 1000;
}
