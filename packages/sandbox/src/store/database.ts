import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** A database whose statements are prepared once. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): StatementSync;
  /** Runs all of `work` or, when it throws, none of it. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

export const openDatabase = (path = ':memory:'): Database => {
  const database = new DatabaseSync(path);
  const statements = new Map<string, StatementSync>();
  return {
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    transaction(work) {
      database.exec('BEGIN');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
};
