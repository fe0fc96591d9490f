/** The parts of a table, and the roles that they have by themselves. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const PART = /<(table|thead|tbody|tr|th|td)(?=[\s>])/g;

/** Says what the parts of tables are: on a phone style lays them out as blocks, and browsers would forget it. */
export const withTableRoles = (html: string): string =>
  html.replace(PART, (tag, name: string) => `${tag} role="${ROLES[name]}"`);
