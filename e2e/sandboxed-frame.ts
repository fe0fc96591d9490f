import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

/**
 * Opens a host page with a sandboxed frame that may only run scripts.
 *
 * @returns its frame, and a function that closes the page's server.
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
