import { COPY_PREFIX, PART_PATIENCE } from '../constants.ts';

declare global {
  interface ImportMeta {
    /** Filled in by the build. */
    readonly env: { readonly SSR: boolean };
  }
}

/**
 * What the function that imports a module says, as the build writes it: the file's address, and the name of the module
 * in it where it shares the file with others.
 */
const IMPORT = /(\.\/[^`'"]+\.js).\)(?:\.then\(\(?(\w+)\)?=>\2\.(\w+)\))?/;

/** Each asks for an address of its own. */
let retries = 0;

export interface LoadOptions {
  /** For each attempt, in ms. @default 5000 */
  patience?: number;
  /** The build made a copy of the module, and of all that it loads: see vite.client-copy.ts. @default false */
  hasCopy?: boolean;
}

/** Copies that were asked for; what browsers remember of an address holds for them, too. */
const copies = new Set<string>();

/** Another address of the same module. */
function elsewhere(url: string, hasCopy: boolean): string {
  if (hasCopy && !copies.has(url)) {
    copies.add(url);
    return url.replace('./', `./${COPY_PREFIX}`);
  }
  retries += 1;
  return `${url}?retry=${retries}`;
}

/** A module that has not come by then is given up; the browser waits on. */
const inTime = <Module>(coming: Promise<Module>, patience: number): Promise<Module> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`A script did not come within ${patience} ms.`));
    const timer = setTimeout(giveUp, patience);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });

async function loadElsewhere<Module>(
  load: () => Promise<Module>,
  hasCopy: boolean,
): Promise<Module> {
  const [, url, , name] = IMPORT.exec(String(load)) ?? [];
  if (!url) return load();
  const file = await import(/* @vite-ignore */ elsewhere(url, hasCopy));
  return name ? file[name] : file;
}

/**
 * Loads a module, and once more where that fails or takes too long. Browsers remember by the address what fails or
 * hangs, so the second time another one is asked. What comes late is taken all the same.
 *
 * What the module imports is still asked for by its first address, but in a copy, which imports copies alone: the
 * parts of a client that hangs need the client that came, and no second React.
 */
export async function loadTwice<Module>(
  load: () => Promise<Module>,
  { patience = PART_PATIENCE, hasCopy = false }: LoadOptions = {},
): Promise<Module> {
  // Servers load nothing again, and workerd wants no address that is only known later.
  if (import.meta.env.SSR) return load();
  const first = load();
  try {
    return await inTime(first, patience);
  } catch {
    const second = loadElsewhere(load, hasCopy);
    // Of two failures, the second says why.
    return inTime(
      Promise.any([first, second]).catch(() => second),
      patience,
    );
  }
}
