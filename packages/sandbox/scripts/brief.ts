/** Limits of what is shown of a response. */
const MAX_KEYS = 8;
const MAX_TEXT = 64;
const MAX_DEPTH = 4;
/** Lines are broken after this many characters. */
const MAX_LINE = 92;

const text = (value: string): string =>
  JSON.stringify(value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value);

const block = (open: string, lines: readonly string[], close: string, indent: string): string => {
  const line = `${open} ${lines.join(', ')} ${close}`;
  if (lines.length === 0) return open + close;
  if (line.length <= MAX_LINE && !line.includes('\n')) return line;
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
};

/** Shortens a JSON value for readers: the first item of a list, the first fields of an object. */
export function brief(value: unknown, depth = 0): string {
  const indent = '  '.repeat(depth);
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    const [first] = value;
    if (value.length === 0) return '[]';
    if (typeof first !== 'object')
      return JSON.stringify(value.slice(0, 4)).replace(/]$/, value.length > 4 ? ', …]' : ']');
    const more = value.length > 1 ? [`… ${value.length - 1} more`] : [];
    return block('[', [brief(first, depth + 1), ...more], ']', indent);
  }
  const fields = Object.entries(value);
  if (depth >= MAX_DEPTH) return fields.length > 0 ? '{ … }' : '{}';
  const shown = fields
    .slice(0, MAX_KEYS)
    .map(([name, field]) => `"${name}": ${brief(field, depth + 1)}`);
  return block('{', fields.length > MAX_KEYS ? [...shown, '…'] : shown, '}', indent);
}
