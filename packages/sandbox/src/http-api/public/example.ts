import { emojiEntries } from '../../catalog/emoji-entries.ts';
import type { Catalog } from '../../catalog/search/catalog.ts';
import type { Endpoint } from '../endpoint.ts';

type Placeholder = 'gif' | 'sticker' | 'video' | 'emoji';

const exampleId = (catalog: Catalog, kind: Placeholder): string => {
  const entry =
    kind === 'emoji' ? emojiEntries[0]?.[0] : catalog.list({ kind, rating: 'g' }, 0, 1).entries[0];
  return entry?.id ?? '';
};

/** An endpoint's example with ids of real items in it and, where the endpoint needs one, an API key. */
export function examplePath(
  catalog: Catalog,
  { example, isOpen, method }: Pick<Endpoint, 'example' | 'isOpen' | 'method'>,
  key: string,
): string {
  const path = example.replace(/\{(gif|sticker|video|emoji)\}/g, (_, kind: Placeholder) =>
    exampleId(catalog, kind),
  );
  if (isOpen) return path;
  // Pingbacks are the only endpoint with POST and a key, and their parameter has another name.
  const name = method === 'POST' ? 'apikey' : 'api_key';
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${key}`;
}
