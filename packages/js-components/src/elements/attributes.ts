/** Type of an attribute's value. */
export type Kind = 'string' | 'number' | 'boolean';

/** Kinds of the attributes by prop. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Returns the kinds by prop from space-separated names by kind. */
export const kinds = (names: Partial<Record<Kind, string>>): Kinds =>
  Object.fromEntries(
    Object.entries(names).flatMap(([kind, list]) =>
      list.split(' ').map((name) => [name, kind as Kind]),
    ),
  );

/** Converts a prop to its attribute: `gifHeight` to `gif-height`. */
export const attributeOf = (prop: string): string =>
  prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Parses an attribute. A boolean is true if the attribute is present and not `false`.
 *
 * @returns undefined for a missing attribute or an invalid number.
 */
export function readAttribute(tag: string, name: string, text: string | null, kind: Kind) {
  if (text === null) return undefined;
  if (kind === 'boolean') return text !== 'false';
  if (kind === 'string') return text;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  console.error(
    `<${tag}> has ${name}="${text}", which is ignored: it takes a number, such as ${name}="3".`,
  );
  return undefined;
}
