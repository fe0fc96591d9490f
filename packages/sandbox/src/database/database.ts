import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** A SQLite database that prepares each statement once. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): StatementSync;
  /** Runs all of `work`, or nothing of it if it throws. Other writers wait until it ends. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** @param path of a file; without one, the database is in memory */
export function openDatabase(path = ':memory:'): Database {
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
      database.exec('BEGIN IMMEDIATE');
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
}
