import { isDeepStrictEqual } from 'node:util';
import type { Node } from 'jsonc-parser';
import { applyEdits, type Edit } from '../edit/edits.ts';
import {
  elementsOf,
  type JsonText,
  keyOf,
  propertiesOf,
  propertyValue,
  readJson,
} from './read-json.ts';
import { type Replacements, replaceItems } from './replace-items.ts';

/** What a reader of the JSON gets, once the replacements are made. Of two equal names, the last one counts. */
function meaningOf(node: Node | undefined, replacements: Replacements): unknown {
  if (node?.type === 'array') {
    return elementsOf(node).flatMap((element) => {
      const own = meaningOf(element, replacements);
      return replacements.get(element)?.map(({ value = own }) => value) ?? [own];
    });
  }
  if (node?.type !== 'object') return node?.value;
  const entries = propertiesOf(node).flatMap((property) => {
    const own = meaningOf(propertyValue(property), replacements);
    const items = replacements.get(property) ?? [{}];
    return items.map(({ key = keyOf(property), value = own }) => [key, value] as const);
  });
  return Object.fromEntries(entries);
}

function isStrict(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}

/**
 * The edits that make replacements in JSON. What they give is read before anybody writes it.
 *
 * @throws {Error} where it is no JSON, or means something else than it should.
 */
export function rewriteJson(json: JsonText, replacements: Replacements): Edit[] {
  const edits = replaceItems(json, replacements);
  const result = applyEdits(json.text, edits);
  const expected = meaningOf(json.root, replacements);
  if (!isDeepStrictEqual(meaningOf(readJson(result).root, new Map()), expected)) {
    throw new Error('would not mean what it should after the change');
  }
  if (isStrict(json.text) && !isStrict(result)) {
    throw new Error('would be no JSON after the change');
  }
  return edits;
}
