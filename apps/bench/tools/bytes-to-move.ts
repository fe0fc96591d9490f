import type { Browser } from '@playwright/test';
import { withPage } from './slow-page.ts';

/** Whether the GIF moves. It runs in the page. */
function isMoving(): boolean {
  const film = document.querySelector<HTMLVideoElement>('[data-film]');
  if (film && film.currentTime > 0) return true;
  const picture = document.querySelector<HTMLImageElement>('section .giphy-gif-img');
  return !!picture?.complete && picture.naturalWidth > 0;
}

/** Bytes of the pictures and films of one GIF that a page loads until the GIF moves, its first frame among them. */
export const bytesToMove = (browser: Browser, url: string, id: string): Promise<number> =>
  withPage(browser, {}, async (page, cdp) => {
    const files = new Set<string>();
    let bytes = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const isMedia = type === 'Image' || type === 'Media';
      if (isMedia && request.url.includes(id)) files.add(requestId);
    });
    cdp.on('Network.dataReceived', ({ requestId, dataLength }) => {
      if (files.has(requestId)) bytes += dataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(isMoving);
    await page.waitForLoadState('networkidle');
    return bytes;
  });
