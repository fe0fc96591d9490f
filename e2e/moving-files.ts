import type { Page } from '@playwright/test';

/** Records the URLs of requested films and animated pictures, but not those of stills. */
export function movingFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/.*(?<!_s)\.(?:mp4|webp|gif)$/.test(request.url())) files.push(request.url());
  });
  return files;
}
