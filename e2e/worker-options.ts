import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiniflareOptions } from 'miniflare';
import { parseConfigFileTextToJson } from 'typescript';

interface WorkerConfig {
  main: string;
  compatibility_date: string;
  assets: { directory: string; binding: string; run_worker_first: boolean };
}

/**
 * Options that run the embed server on workerd as configured in a `wrangler.jsonc`.
 *
 * @param folder of the file.
 * @param settings variables of the worker.
 */
export function workerOptions(folder: string, settings: Record<string, string>): MiniflareOptions {
  const path = join(folder, 'wrangler.jsonc');
  const { config, error } = parseConfigFileTextToJson(path, readFileSync(path, 'utf8'));
  if (error) throw new Error(`${path} cannot be read: ${error.messageText}`);
  const { main, compatibility_date, assets } = config as WorkerConfig;
  return {
    // As wrangler without bundling: the file is not searched for further modules.
    modules: [{ type: 'ESModule', path: join(folder, main) }],
    compatibilityDate: compatibility_date,
    bindings: settings,
    assets: {
      directory: join(folder, assets.directory),
      binding: assets.binding,
      routerConfig: {
        has_user_worker: true,
        invoke_user_worker_ahead_of_assets: assets.run_worker_first,
      },
    },
  };
}
