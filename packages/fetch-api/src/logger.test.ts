import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Logger, LogLevel } from './logger.ts';

const methods = ['debug', 'info', 'warn', 'error'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockReturnValue(undefined);
});

afterEach(() => {
  Logger.ENABLED = false;
  Logger.LEVEL = LogLevel.DEBUG;
});

describe('Logger', () => {
  test.each(methods)('is silent by default: %s', (method) => {
    Logger[method]('hello');
    expect(console[method]).not.toHaveBeenCalled();
  });

  test.each(methods)('writes with its prefix when it is enabled: %s', (method) => {
    Logger.ENABLED = true;
    Logger[method]('hello', 1);
    expect(console[method]).toHaveBeenCalledExactlyOnceWith('Gifkit', 'hello', 1);
  });

  test('writes nothing below its level', () => {
    Logger.ENABLED = true;
    Logger.LEVEL = LogLevel.WARN;
    Logger.info('hello');
    Logger.warn('hello');
    expect(console.info).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('is enabled by giphy-debug in the query of the page', async () => {
    vi.resetModules();
    vi.stubGlobal('location', { search: '?giphy-debug' });
    const enabled = await import('./logger.ts');
    expect(enabled.Logger.ENABLED).toBe(true);
  });
});
