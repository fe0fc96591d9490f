import type { EngineName } from './driver.ts';

/** Firefox, and WebKitGTK's MiniBrowser, where scripts/e2e.ts has found them. */
export const ENGINE_PATHS: Record<EngineName, string | undefined> = {
  firefox: process.env.FIREFOX_PATH,
  webkit: process.env.WEBKIT_PATH,
};
