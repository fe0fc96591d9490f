import type { ApiArea } from './api-keys.ts';
import type { PlatformContext } from './context.ts';

/**
 * The key of the public API for one area of the platform.
 *
 * @throws {Error} when the platform has no key for the area.
 */
export function getApiKey({ apiKeys, isMobile }: PlatformContext, area: ApiArea): string {
  const mobile = area === 'web' && isMobile() ? apiKeys.mobile : undefined;
  const key = mobile ?? apiKeys[area];
  if (!key) throw new Error(`No API key for the area "${area}"`);
  return key;
}
