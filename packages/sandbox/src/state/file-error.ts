/** A file that cannot be opened, or that is not a database. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';

  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot open ${path} as a database: ${reason}.`, { cause });
  }
}
