import { CHUNK_RETRY_DELAY } from '../constants.ts';
import { warnOnce } from './warn-once.ts';

interface LazyChunk<Module> {
  /** Undefined until the file has loaded. */
  readonly loaded: Module | undefined;
  /** True after the file could not be loaded, also during the next try. */
  readonly hasFailed: boolean;
  /**
   * Loads the file once. After a failure it retries once, because the network may be back. A second failure is logged,
   * the first time. The next call and the browser's `online` event try again.
   *
   * @returns undefined if it could not be loaded.
   */
  load: () => Promise<Module | undefined>;
}

/**
 * Creates a lazy-loaded file.
 *
 * @param name for the console.
 * @param onSettled called after each time that it was loaded or could not be loaded.
 */
export function lazyChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  onSettled: () => void = () => {},
): LazyChunk<Module> {
  let request: Promise<Module | undefined> | undefined;
  const attempt = async () => {
    try {
      chunk.loaded = await importAnew(load).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, CHUNK_RETRY_DELAY));
        return importAnew(load);
      });
    } catch (error) {
      warnOnce(`Gifkit: ${name} could not be loaded`, error);
      chunk.hasFailed = true;
      request = undefined;
      globalThis.addEventListener?.('online', chunk.load, { once: true });
    }
    onSettled();
    return chunk.loaded;
  };
  const chunk = {
    loaded: undefined as Module | undefined,
    hasFailed: false,
    load() {
      request ??= attempt();
      return request;
    },
  };
  return chunk;
}

/** @throws {Error} if the file could not be loaded. */
export async function required<Module>({ load }: LazyChunk<Module>): Promise<Module> {
  const module = await load();
  if (!module) throw new Error('A lazy-loaded file is missing');
  return module;
}

/** Imports a file. Chromium remembers a failure as long as the page, but only of this URL, which its error names. */
async function importAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [, url] = / imported module: (\S+)$/.exec(String(error)) ?? [];
    if (!url) throw error;
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${url}?${Date.now()}`);
  }
}
