import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilThere } from '../../scripts/follow/terminals.ts';

/** nginx that gives each request to the next server, and keeps nothing itself. */
const configOf = (port: number, servers: readonly string[]): string => `
pid nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream copies {
    ${servers.map((url) => `server ${new URL(url).host};`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://copies;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`;

export async function startBalancer(nginx: string, port: number, servers: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gifkit-copies-'));
  // nginx's workers run as a user of their own.
  chmodSync(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(port, servers));
  const errors = join(folder, 'error.log');
  const args = ['-p', folder, '-c', file, '-e', errors, '-g', 'daemon off;'];
  const server = spawn(nginx, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilThere(`${url}/healthz`);
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
