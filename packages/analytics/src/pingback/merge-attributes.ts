import type { PingbackAttributes } from './types.ts';

/**
 * Merges attributes. The new ones win, except for `key`: if both have it, both values are kept.
 *
 * @example mergeAttributes({ layout_type: 'GRID' }, { layout_type: 'VIDEO' }, 'layout_type')
 * // { layout_type: 'GRID, VIDEO' }
 */
export function mergeAttributes(
  attributes: PingbackAttributes,
  newAttributes: PingbackAttributes,
  key: string,
): PingbackAttributes {
  const values = [attributes[key], newAttributes[key]].filter(Boolean);
  const merged = { ...attributes, ...newAttributes };
  return values.length > 1 ? { ...merged, [key]: values.join(', ') } : merged;
}
