declare global {
  interface ImportMeta {
    /** Filled in by the build. */
    readonly env: { readonly SSR: boolean };
  }
}

/** The address of a module that could not be loaded, as Chromium and Firefox say it in the error. */
const MODULE_URL = /http\S+\.js/;

/** Each asks for an address of its own. */
let retries = 0;

/**
 * Loads a module, and once more where that fails. Chromium remembers a failure by the address, so the second
 * time another one is asked.
 */
export async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const url = MODULE_URL.exec(String(error))?.[0];
    // Servers load nothing again, and workerd wants no address that is only known later.
    if (import.meta.env.SSR || !url) return load();
    retries += 1;
    return import(/* @vite-ignore */ `${url}?retry=${retries}`);
  }
}
