/** What Node does faster than the Web's APIs. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Sha256 } from './pages.tsx';
import type { Encoders } from './send-page.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Beyond this a page takes more time than it gets smaller. */
const BROTLI_QUALITY = 5;

/** Of 64 KB: no page is larger. */
const BROTLI_WINDOW = 16;

export const NODE_ENCODERS: Encoders = {
  br: (body) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => toGzip(body),
};

/** At once: the Web's goes by way of another thread. */
export const nodeSha256: Sha256 = (text) => createHash('sha256').update(text).digest('base64');
