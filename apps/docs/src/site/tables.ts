/** Implicit roles of table elements. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const PART = /<(table|thead|tbody|tr|th|td)((?:\s[^>]*)?>)(<\/th>)?/g;

/**
 * Adds explicit roles to tables, because browsers drop implicit ones when phone styles lay tables out as blocks.
 * An empty header cell becomes a plain cell.
 */
export const withTableRoles = (html: string): string =>
  html.replace(PART, (_, name: string, rest: string, end = '') => {
    const role = end ? 'cell' : ROLES[name];
    return `<${name} role="${role}"${rest}${end}`;
  });
