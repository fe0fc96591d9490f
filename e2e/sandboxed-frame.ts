import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

/**
 * Goes to a host page whose frame may do nothing but run scripts.
 *
 * @returns its frame, and how to end the page's server.
 */
export async function openSandboxedFrame(
  page: Page,
  src: string,
): Promise<{ frame: FrameLocator; close: () => void }> {
  const host = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe sandbox="allow-scripts" src="${src}" width="480" height="480"></iframe>`);
  }).listen(0);
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  return { frame: page.frameLocator('iframe'), close: () => host.close() };
}
