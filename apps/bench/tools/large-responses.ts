/**
 * A server whose every response is valid JSON of 50 MB, as plain text or, under /gzip/, compressed; under
 * /sized/ it says beforehand how large it is. The process that starts it is told the port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const BYTES = 50_000_000;
const START = '{"meta":{"msg":"OK","status":200,"response_id":"r1"},"data":"';
const END = '"}';
const CHUNK = 'x'.repeat(65_536);

function* body() {
  yield START;
  for (let sent = 0; sent < BYTES; sent += CHUNK.length) yield CHUNK;
  yield END;
}

const SIZE = START.length + Math.ceil(BYTES / CHUNK.length) * CHUNK.length + END.length;

const server = createServer(async (request, response) => {
  const isCompressed = request.url?.includes('/gzip/');
  response.writeHead(200, {
    'Content-Type': 'application/json',
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    ...(request.url?.includes('/sized/') && { 'Content-Length': SIZE }),
  });
  try {
    if (isCompressed) await pipeline(Readable.from(body()), createGzip({ level: 1 }), response);
    else await pipeline(Readable.from(body()), response);
  } catch {
    // The client has ended the request.
  }
});

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
