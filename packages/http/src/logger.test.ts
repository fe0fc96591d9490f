import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Logger, LogLevel } from './logger.ts';

const methods = ['debug', 'info', 'warn', 'error'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockReturnValue(undefined);
});

afterEach(() => {
  Logger.ENABLED = false;
  Logger.LEVEL = LogLevel.DEBUG;
});

// The next test file in this process needs fresh modules.
afterAll(() => void vi.resetModules());

describe('Logger', () => {
  it.each(methods)('is silent by default: %s', (method) => {
    Logger[method]('hello');
    expect(console[method]).not.toHaveBeenCalled();
  });

  it.each(methods)('writes with its prefix when it is enabled: %s', (method) => {
    Logger.ENABLED = true;
    Logger[method]('hello', 1);
    expect(console[method]).toHaveBeenCalledExactlyOnceWith('Gifkit', 'hello', 1);
  });

  it('writes nothing below its level', () => {
    Logger.ENABLED = true;
    Logger.LEVEL = LogLevel.WARN;
    Logger.info('hello');
    Logger.warn('hello');
    expect(console.info).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('is enabled by giphy-debug in the query of the page', async () => {
    vi.resetModules();
    vi.stubGlobal('location', { search: '?giphy-debug' });
    const enabled = await import('./logger.ts');
    expect(enabled.Logger.ENABLED).toBe(true);
  });
});
