/** What `/gif` at the start of a line searches for, '' for what is trending; undefined where it is not there. */
export const readSlashCommand = (line: string): string | undefined =>
  /^\/gif(?:\s+(?<term>.*))?$/.test(line) ? line.slice('/gif'.length).trim() : undefined;
