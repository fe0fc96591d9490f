import { assertOptions } from '../options/check-options.ts';
import { EMBED_OPTIONS, type FrameOptions, withDefaults } from '../options/embed-options.ts';
import type { EmbedOption } from '../options/fragment-options.ts';

/**
 * Returns the address of a GIF's page or bare player on an embed server. The server responds with 404 to an invalid
 * id.
 *
 * @throws {EmbedError} with code `argument` if `apiKey` is invalid.
 */
export function frameUrl(options: FrameOptions): string {
  assertOptions(options, ['apiKey']);
  const { id, origin, view, params } = withDefaults(options);
  const url = new URL(`${origin}/${view}/${encodeURIComponent(id)}`);
  const fragment = new URLSearchParams();
  const values: Readonly<Record<string, unknown>> = { ...options };
  for (const [name, option] of Object.entries<EmbedOption>(EMBED_OPTIONS)) {
    const value = values[name];
    if (value === undefined || value === option.default) continue;
    const text = value ? String(value) : 'off';
    if (option.fragment) fragment.set(option.fragment, text);
    else if (option.query) url.searchParams.set(option.query, text);
  }
  for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, value);
  url.hash = String(fragment);
  return url.href;
}
