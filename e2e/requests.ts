import type { Page } from '@playwright/test';

/** Records the URLs of requested films and animated pictures, but not those of stills. */
export function movingFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/.*(?<!_s)\.(?:mp4|webp|gif)$/.test(request.url())) files.push(request.url());
  });
  return files;
}

/** Holds requests back. @returns a function that lets them go. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => held.then(() => route.continue()));
  return release;
}
