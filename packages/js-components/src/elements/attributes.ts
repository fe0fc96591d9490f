/** How the text of an attribute is read. */
export type Kind = 'string' | 'number' | 'boolean';

/** Props that can be written as attributes, by their kind. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Props by the kind of their attributes: names with a space between. */
export const kinds = (names: Partial<Record<Kind, string>>): Kinds =>
  Object.fromEntries(
    Object.entries(names).flatMap(([kind, list]) =>
      list.split(' ').map((name) => [name, kind as Kind]),
    ),
  );

/** `gifHeight` is `gif-height` in markup. */
export const attributeOf = (prop: string): string =>
  prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Reads the text of an attribute. A boolean is true when it is there, unless it says `false`.
 *
 * @returns undefined for an attribute that is missing, and for a number that is none.
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
