import type { EngineName } from './driver.ts';

/** Paths of Firefox and WebKitGTK's MiniBrowser, as found by scripts/e2e.ts. */
export const ENGINE_PATHS: Record<EngineName, string | undefined> = {
  firefox: process.env.FIREFOX_PATH,
  webkit: process.env.WEBKIT_PATH,
};
