import { createRequire } from 'node:module';
import type { StatementSync } from 'node:sqlite';
import packageJson from '../../../package.json' with { type: 'json' };

/** Time in ms that a statement waits for other processes writing to the file. */
const BUSY_TIMEOUT = 10_000;

/** Uses `require` at run time: in an older Node, a static import would fail with an unhelpful error. */
const loadSqlite = (): typeof import('node:sqlite') => {
  try {
    return createRequire(import.meta.url)('node:sqlite');
  } catch (cause) {
    const { node } = packageJson.engines;
    const running = process.versions.node;
    throw new Error(`The sandbox needs node:sqlite: Node ${node}. This is Node ${running}.`, {
      cause,
    });
  }
};

const sqlite = loadSqlite();

/**
 * Opens a database with a cache of prepared statements. Several processes can share the file.
 *
 * @param path file; in memory if undefined
 */
export function openDatabase(path?: string) {
  const database = new sqlite.DatabaseSync(path ?? ':memory:', { timeout: BUSY_TIMEOUT });
  if (path !== undefined) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const statements = new Map<string, StatementSync>();
  return {
    exec: (sql: string) => database.exec(sql),
    prepare(sql: string): StatementSync {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    /** Runs `work` as a transaction, which is rolled back if it throws. Other writers wait. */
    transaction<Result>(work: () => Result): Result {
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

export type Database = ReturnType<typeof openDatabase>;
