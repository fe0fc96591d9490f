/** An expression of code, where a value alone will not do. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** px of a line that the code fits beside what it makes. */
const LINE = 76;

/** A value as it is written in code. */
export function literal(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string')
    return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${literal(field)}`);
  return `{ ${fields.join(', ')} }`;
}

// In an attribute's quotes nothing is escaped by a backslash.
const isPlain = (text: string): boolean => !/["&\\\n]/.test(text);

function attribute([name, value]: [string, unknown]): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [name];
  if (typeof value === 'string' && isPlain(value)) return [`${name}="${value}"`];
  return [`${name}={${literal(value)}}`];
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/**
 * An element as JSX. Props that are undefined or false are left out, as they say nothing.
 *
 * @param children JSX of the elements inside.
 */
export function jsx(name: string, props: object, ...children: string[]): string {
  const attributes = Object.entries(props).flatMap(attribute);
  const one = [`<${name}`, ...attributes].join(' ');
  const isShort = one.length <= LINE && !one.includes('\n');
  const open = isShort ? one : `<${name}\n${indent(attributes.join('\n'))}\n`;
  if (children.length === 0) return `${open}${isShort ? ' ' : ''}/>`;
  return `${open}>\n${indent(children.join('\n'))}\n</${name}>`;
}

export { indent };
