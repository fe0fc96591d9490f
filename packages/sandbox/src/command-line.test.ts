import { describe, expect, it } from 'vitest';
import { readCommand } from './command-line.ts';

describe('the command line', () => {
  it('has defaults for everything', () => {
    expect(readCommand([], {})).toEqual({
      help: false,
      version: false,
      port: 4002,
      host: 'localhost',
      db: undefined,
      catalog: undefined,
      seed: undefined,
      apiKeys: [],
    });
  });

  it('takes every option', () => {
    const line =
      '--port 0 --host 0.0.0.0 --db a.sqlite --catalog 200 --seed 7 --api-key k1,k2 --api-key k3';
    expect(readCommand(line.split(' '), {})).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      db: 'a.sqlite',
      catalog: 200,
      seed: 7,
      apiKeys: ['k1', 'k2', 'k3'],
    });
  });

  it('prefers the option to the environment', () => {
    const environment = { SANDBOX_PORT: '4102' };
    expect(readCommand([], environment).port).toBe(4102);
    expect(readCommand(['--port', '4202'], environment).port).toBe(4202);
  });

  it.each([
    [['--port', 'http'], '--port must be a whole number from 0 to 65535, not "http".'],
    [['--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536".'],
    [['--catalog', '-1'], "Option '--catalog' argument is ambiguous; see --help."],
    [['--seed', '1.5'], '--seed must be a whole number from 0 to 4294967295, not "1.5".'],
    [['--prot', '1'], "Unknown option '--prot'; see --help."],
    [['--db'], "Option '--db <value>' argument missing; see --help."],
    [['file.sqlite'], "Unexpected argument 'file.sqlite'; see --help."],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => readCommand(args, {})).toThrow(message);
  });

  it('names the variable that is wrong', () => {
    expect(() => readCommand([], { SANDBOX_PORT: 'x' })).toThrow(/^SANDBOX_PORT must be/);
  });
});
