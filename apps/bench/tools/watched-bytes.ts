import type { Browser, Request } from '@playwright/test';
import { serveHostPage } from './host-page.ts';
import { FRAME, withPage } from './slow-page.ts';

/** What a page loads for a visitor who only watches; bytes as they are transferred, headers included. */
export interface WatchedBytes {
  script: number;
  scriptFiles: number;
  relatedStills: number;
  avatar: number;
}

/** ms that the visitor looks on and does nothing. */
const LOOKING_ON = 6000;

/** A page whose frame is addressed as `createEmbed` addresses it. */
function serveHostOf(url: string) {
  const invitation = new URLSearchParams({
    'gifkit-host': 'http://localhost',
    'gifkit-token': 'bench',
  });
  const { width, height } = FRAME;
  return serveHostPage(
    `<body style="margin:0"><iframe src="${url}#${invitation}" width="${width}" height="${height}" frameborder="0">`,
  );
}

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/**
 * What comes without a touch within 6 s.
 *
 * @param savesData the visitor's browser asks for less.
 * @param isInvited it is in a frame on a host page, which listens to it.
 */
export const watchedBytes = (
  browser: Browser,
  url: string,
  { savesData = false, isInvited = false }: { savesData?: boolean; isInvited?: boolean } = {},
): Promise<WatchedBytes> =>
  withPage(browser, {}, async (page) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    if (savesData) await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    const host = isInvited ? await serveHostOf(url) : undefined;
    await page.goto(host?.url ?? url);
    await page.waitForTimeout(LOOKING_ON);
    host?.close();
    const player = page.frames().at(-1) ?? page.mainFrame();
    const sourcesOf = (images: string) =>
      player.locator(images).evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    const stills = await sourcesOf('.related img');
    const avatars = await sourcesOf('footer img');
    const sum = async (isCounted: (url: string) => boolean) => {
      const counted = requests.filter((request) => isCounted(request.url()));
      const bytes = await Promise.all(counted.map(bytesOf));
      return bytes.reduce((total, one) => total + one, 0);
    };
    const isScript = (file: string) => new URL(file).pathname.endsWith('.js');
    return {
      script: await sum(isScript),
      scriptFiles: requests.filter((request) => isScript(request.url())).length,
      relatedStills: await sum((file) => stills.includes(file)),
      avatar: await sum((file) => avatars.includes(file)),
    };
  });
