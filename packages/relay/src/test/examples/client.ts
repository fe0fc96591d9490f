import { relayed } from '@gifkit/relay';

export async function connect(baseUrl: string) {
  const response = await fetch(`${baseUrl}/capabilities`);
  return relayed({ baseUrl, capabilities: await response.json() });
}
