import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Film, FORMATS, type Format } from './films.ts';

const TYPES: Record<Format, string> = {
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** px; so that 50 tiles are in view at once. */
export const VIEWPORT = { width: 1600, height: 900 };
const COLUMNS = 10;
const CELL = { width: 152, height: 172 };

const isFilm = (format: Format) => format === 'mp4' || format === 'webm';

/** Bare tiles, and as much above and below them as is needed to scroll them away. */
function pageOf(format: Format, count: number): string {
  const tiles = Array.from({ length: count }, (_, index) => {
    const src = `/media/${index}.${format}`;
    return isFilm(format)
      ? `<video src="${src}" muted loop playsinline autoplay></video>`
      : `<img src="${src}" alt="">`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tiles</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0; padding: ${VIEWPORT.height}px 0; background: #121212 }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${CELL.width}px); gap: 6px; justify-content: center; min-height: ${VIEWPORT.height}px; align-content: start }
  img, video { width: ${CELL.width}px; height: ${CELL.height}px; object-fit: cover }
</style><main>${tiles.join('')}</main></html>`;
}

/** Serves pages of tiles, each tile with a URL of its own, and counts the bytes of their files. */
export async function serveTiles(films: readonly Film[]) {
  let bytes = 0;
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, index, extension] = /^\/media\/(\d+)\.(\w+)$/.exec(pathname) ?? [];
    const format = FORMATS.find((one) => one === (extension ?? searchParams.get('format')));
    if (!format) return response.writeHead(404).end();
    if (index === undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      return response.end(pageOf(format, Number(searchParams.get('count'))));
    }
    const file = films[Number(index) % films.length]?.[format];
    if (!file) return response.writeHead(404).end();
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const end = Math.min(to ? Number(to) : file.length - 1, file.length - 1);
    const part = file.subarray(Number(from), end + 1);
    bytes += part.length;
    response.writeHead(headers.range ? 206 : 200, {
      'Content-Type': TYPES[format],
      'Content-Length': part.length,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'max-age=3600',
      ...(headers.range && { 'Content-Range': `bytes ${from}-${end}/${file.length}` }),
    });
    return response.end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Bytes of files since the last call. */
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
