import type { PlatformContext } from './context.ts';

/** The keys of the public API, one for each area of the platform (spec.md section 6). */
export interface ApiKeys {
  web?: string | undefined;
  /** In place of `web` on mobile. @default `web` */
  mobile?: string | undefined;
  /** Stories and TV. */
  stories?: string | undefined;
  tagger?: string | undefined;
  /** The page for what does not exist. */
  notFound?: string | undefined;
}

/** A part of the platform with a key of its own; `web` has another one on mobile. */
export type ApiArea = Exclude<keyof ApiKeys, 'mobile'>;

/** @throws Error when the platform has no key for the area. */
export function getApiKey({ apiKeys, isMobile }: PlatformContext, area: ApiArea): string {
  const mobile = area === 'web' && isMobile() ? apiKeys.mobile : undefined;
  const key = mobile ?? apiKeys[area];
  if (!key) throw new Error(`No API key for the area "${area}"`);
  return key;
}
