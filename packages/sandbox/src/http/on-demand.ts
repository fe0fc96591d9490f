type Fields = Record<string, unknown>;

/** What is wanted of an object: all of it, or what is wanted of some of its fields. */
type Wanted = true | Map<string, Wanted>;

/**
 * The renditions of a bundle: developers.giphy.com/docs/optional-settings/renditions-on-demand, as far as it could
 * be read on 2026-11-23. The other bundles (`messaging_non_clips`, `sticker_layering`, `low_bandwidth`) have all.
 */
const BUNDLES: Readonly<Record<string, readonly string[]>> = {
  clips_grid_picker: ['fixed_width', 'original'],
};

/** The texts in a parameter, which are separated by commas; undefined when it has none. */
export function readList(query: URLSearchParams, name: string): readonly string[] | undefined {
  const texts = query
    .get(name)
    ?.split(',')
    .map((text) => text.trim());
  const found = texts?.filter(Boolean) ?? [];
  return found.length > 0 ? found : undefined;
}

/** The entries whose names are in a list; all without a list. */
export const named = <T>(
  fields: Readonly<Record<string, T>>,
  names: readonly string[] | undefined,
): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names?.includes(name) ?? true));

/** @param paths such as `id` and `images.original`; a whole object wins over its parts. */
function readPaths(paths: readonly string[]): Wanted {
  const root = new Map<string, Wanted>();
  for (const path of paths) {
    let at: Wanted = root;
    const names = path.split('.');
    for (const [index, name] of names.entries()) {
      if (at === true) break;
      const isLast = index === names.length - 1;
      const next: Wanted = isLast ? true : (at.get(name) ?? new Map());
      at.set(name, next);
      at = next;
    }
  }
  return root;
}

function pick(value: unknown, wanted: Wanted | undefined): unknown {
  if (wanted === true || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => wanted?.has(name));
  return Object.fromEntries(entries.map(([name, field]) => [name, pick(field, wanted?.get(name))]));
}

/**
 * An item with what its request asks for by `bundle` and `fields` alone; with everything where it does not. Fields
 * that the item does not have are ignored.
 */
export function onDemand(query: URLSearchParams, item: Fields): Fields {
  const images = named(Object(item.images) as Fields, BUNDLES[query.get('bundle') ?? '']);
  const whole = item.images ? { ...item, images } : item;
  const fields = readList(query, 'fields');
  return fields ? (pick(whole, readPaths(fields)) as Fields) : whole;
}
