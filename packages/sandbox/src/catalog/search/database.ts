import { createRequire } from 'node:module';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import packageJson from '../../../package.json' with { type: 'json' };
import { needsNewerNode } from '../../node-version.ts';

/** How long a statement waits for other processes that write to the same file, in ms. */
const BUSY_TIMEOUT = 10_000;
/** Pause before the next try to change a file that is in use, in ms. */
const RETRY_PAUSE = 20;
/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/** A SQLite database that prepares each statement once. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): StatementSync;
  /** Runs `work` as a transaction: if it throws, nothing is changed. Other writers wait until it ends. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** A static import would fail in an older Node with an unhelpful error. */
const loadSqlite = (): typeof import('node:sqlite') => {
  try {
    return createRequire(import.meta.url)('node:sqlite');
  } catch (cause) {
    const message =
      needsNewerNode(process.versions.node, packageJson.engines.node) ??
      'The sandbox needs node:sqlite, and this Node runs without it.';
    throw new Error(message, { cause });
  }
};

const sqlite = loadSqlite();

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const pause = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

/** SQLite does not wait by itself when several processes change the journal mode at the same time. */
const enableWriteAheadLog = (database: DatabaseSync): void => {
  const deadline = Date.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      pause(RETRY_PAUSE);
    }
  }
};

/**
 * Opens a database. Several processes can use the same file.
 *
 * @param path of a file; without one, the database is in memory
 */
export function openDatabase(path?: string): Database {
  const database = new sqlite.DatabaseSync(path ?? ':memory:', { timeout: BUSY_TIMEOUT });
  if (path !== undefined) enableWriteAheadLog(database);
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
