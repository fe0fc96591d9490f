import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const EMBED = join(import.meta.dirname, '../../apps/embed');

const readCommand = (): string =>
  /nginx:stable.*?- >-\n(.*?)\n {4}healthcheck/s
    .exec(readFileSync(join(EMBED, 'compose.yaml'), 'utf8'))?.[1]
    ?.replaceAll('$$', '$')
    .replaceAll(/\n\s+/g, ' ') ?? 'exit 1';

interface ComposeNginx {
  nginx: string;
  folder: string;
  /** Ports of nginx, of the copies, and of the DNS resolver. */
  ports: { own: number; copies: number; names: number };
}

/** Starts nginx with compose.yaml's command, on these ports. */
export function startComposeNginx({ nginx, folder, ports }: ComposeNginx): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const command = readCommand()
    .replace('/etc/gifkit/nginx.conf', `'${EMBED}/nginx.conf'`)
    .replaceAll('/tmp/nginx.conf', `'${folder}/nginx.conf'`)
    .replace('/var/lib/gifkit', `'${folder}'`)
    .replace('127.0.0.11', `127.0.0.1:${ports.names}`)
    .replace('embed:4001', `embed:${ports.copies}`)
    .replace('s|^http {|', `s|listen 8080|listen 127.0.0.1:${ports.own}|; s|^http {|`);
  const PATH = `${dirname(nginx)}:${process.env.PATH}`;
  return spawn('sh', ['-c', command], { env: { PATH }, stdio: 'ignore' });
}

/** Stands in for Docker's resolver: resolves every name to the current addresses (RFC 1035). */
export async function startResolver(port: number, addresses: () => readonly number[][]) {
  const socket = createSocket('udp4', (query, { port: from, address }) => {
    const end = query.indexOf(0, 12) + 5;
    const isForIpv4 = query.readUInt16BE(end - 4) === 1;
    const answers = (isForIpv4 ? addresses() : []).map((bytes) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 2, 88, 0, 4, ...bytes]),
    );
    const head = Buffer.from([
      ...query.subarray(0, 2),
      0x81,
      0x80,
      0,
      1,
      0,
      answers.length,
      0,
      0,
      0,
      0,
    ]);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), from, address);
  });
  socket.bind(port, '127.0.0.1');
  await once(socket, 'listening');
  return { close: () => socket.close() };
}
