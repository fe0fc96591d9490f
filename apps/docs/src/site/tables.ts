/** The parts of a table, and the roles that they have by themselves. */
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
 * Says what the parts of tables are: on a phone style lays them out as blocks, and browsers would forget it.
 * An empty cell heads no column.
 */
export const withTableRoles = (html: string): string =>
  html.replace(PART, (_, name: string, rest: string, end = '') => {
    const role = end ? 'cell' : ROLES[name];
    return `<${name} role="${role}"${rest}${end}`;
  });
