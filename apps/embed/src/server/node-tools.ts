import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Sha256 } from './pages.tsx';
import type { Encoders } from './send-page.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Higher qualities cost more time than they save in transfer. */
const BROTLI_QUALITY = 5;

/** 64 KB, which fits every page. */
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

/** Synchronous; Web Crypto hashes on another thread. */
export const nodeSha256: Sha256 = (text) => createHash('sha256').update(text).digest('base64');
