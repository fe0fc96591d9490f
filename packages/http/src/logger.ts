import { isDebugging } from './is-debugging.ts';

/** Values of `Logger.LEVEL`. */
export const LogLevel = { DEBUG: 0, INFO: 1, WARN: 2, ERROR: 3 } as const;

export type LogLevel = (typeof LogLevel)[keyof typeof LogLevel];

type Method = 'debug' | 'info' | 'warn' | 'error';

const write =
  (method: Method, level: number) =>
  (...message: unknown[]): void => {
    if (Logger.ENABLED && Logger.LEVEL <= level) console[method](Logger.PREFIX, ...message);
  };

/** Logs messages for developers to the console if the page's query has `giphy-debug`. */
export const Logger = {
  ENABLED: isDebugging(),
  LEVEL: LogLevel.DEBUG as number,
  PREFIX: 'Gifkit',
  debug: write('debug', LogLevel.DEBUG),
  info: write('info', LogLevel.INFO),
  warn: write('warn', LogLevel.WARN),
  error: write('error', LogLevel.ERROR),
};
