/**
 * Stands in for npx: skips pnpm, which has already installed and built, and runs wrangler's worker in a local workerd
 * with the API in this process.
 */
import { parseArgs } from 'node:util';
import { Miniflare, type Request as WorkerRequest, Response as WorkerResponse } from 'miniflare';
import { workerOptions } from '../worker-options.ts';
import { movedPort } from './moved-ports.ts';
import { fetchFromInternet } from './public-service.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  // Ignores pnpm's arguments.
  strict: false,
  options: { var: { type: 'string', multiple: true } },
});
const [program = ''] = positionals;

async function deploy(): Promise<void> {
  const settings = ((values.var ?? []) as string[]).map((one) => {
    const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(one) ?? [];
    return [name, value];
  });
  const worker = new Miniflare({
    ...workerOptions(process.cwd(), Object.fromEntries(settings)),
    port: movedPort(8787),
    async outboundService({ url, method, headers }: WorkerRequest) {
      const response = await fetchFromInternet(
        new Request(url, { method, headers: Object.fromEntries(headers) }),
      );
      return new WorkerResponse(await response.text(), {
        status: response.status,
        headers: Object.fromEntries(response.headers),
      });
    },
  });
  console.log((await worker.ready).origin);
}

if (/^wrangler@\d+$/.test(program) && positionals[1] === 'deploy') await deploy();
else if (!/^pnpm@[\d.]+$/.test(program)) throw new Error(`npx ${program} is not supported.`);
