import { describe, expect, it } from 'vitest';
import { readCommand, UsageError } from './command-line.ts';

describe('the command line', () => {
  it('has defaults for everything', () => {
    expect(readCommand([], {})).toEqual({
      help: false,
      version: false,
      port: 4002,
      host: '127.0.0.1',
      allowedHosts: [],
      db: undefined,
      catalog: undefined,
      seed: undefined,
      apiKeys: [],
      siteUrl: undefined,
      embedUrl: 'http://localhost:4001/embed/',
    });
  });

  it('reads allowed hosts from the environment, unless an option names them', () => {
    const environment = { SANDBOX_ALLOWED_HOSTS: 'app.test, player.test' };
    expect(readCommand([], environment).allowedHosts).toEqual(['app.test', 'player.test']);
    expect(readCommand(['--allowed-hosts', 'one'], environment).allowedHosts).toEqual(['one']);
    expect(() => readCommand([], { SANDBOX_ALLOWED_HOSTS: 'http://a/' })).toThrow(
      'SANDBOX_ALLOWED_HOSTS must be host names such as sandbox.test, not "http://a/".',
    );
  });

  it('accepts every option', () => {
    const line =
      '--port 0 --host 0.0.0.0 --allowed-hosts sandbox,gallery.test --db a.sqlite --catalog 200 --seed 7 --api-key k1,k2 --api-key k3';
    expect(readCommand(line.split(' '), {})).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      allowedHosts: ['sandbox', 'gallery.test'],
      db: 'a.sqlite',
      catalog: 200,
      seed: 7,
      apiKeys: ['k1', 'k2', 'k3'],
    });
  });

  it('prefers the option to the environment', () => {
    const environment = { SANDBOX_PORT: '4102', HOST: '0.0.0.0' };
    expect(readCommand([], environment)).toMatchObject({ port: 4102, host: '0.0.0.0' });
    const line = ['--port', '4202', '--host', '127.0.0.2'];
    expect(readCommand(line, environment)).toMatchObject({ port: 4202, host: '127.0.0.2' });
  });

  it('links embeds to the local embed server, or to the configured site', () => {
    const embedUrl = (environment: Record<string, string>) => readCommand([], environment).embedUrl;
    expect(embedUrl({ EMBED_PORT: '4231' })).toBe('http://localhost:4231/embed/');
    expect(embedUrl({ EMBED_PORT: '4231', EMBED_URL: 'https://embed.test/' })).toBe(
      'https://embed.test/embed/',
    );
    expect(embedUrl({ EMBED_PORT: '', EMBED_URL: '' })).toBe('http://localhost:4001/embed/');
  });

  it.each([
    [['--port', 'http'], '--port must be a whole number from 0 to 65535, not "http".'],
    [['--host', ' '], '--host must not be empty.'],
    [['--api-key', 'k1,'], '--api-key must not be empty.'],
    [
      ['--allowed-hosts', 'http://a/'],
      '--allowed-hosts must be host names such as sandbox.test, not "http://a/".',
    ],
    [
      ['--allowed-hosts', 'a:80'],
      '--allowed-hosts must be host names such as sandbox.test, not "a:80".',
    ],
    [['--catalog=-1'], '--catalog must be a whole number from 0 to 1000000, not "-1".'],
    [['--seed', '1.5'], '--seed must be a whole number from 0 to 4294967295, not "1.5".'],
    [['--prot', '1'], "Unknown option '--prot'; see --help."],
    [['--db'], "Option '--db <value>' argument missing; see --help."],
  ])('refuses %j', (args, message) => {
    expect(() => readCommand(args, {})).toThrow(new UsageError(message));
  });

  it.each([
    ['SANDBOX_PORT', 'x', 'must be a whole number from 0 to 65535, not "x".'],
    ['EMBED_PORT', 'x', 'must be a whole number from 0 to 65535, not "x".'],
    ['EMBED_URL', 'nowhere', 'must be an http or https URL, not "nowhere".'],
    ['SITE_URL', 'javascript:alert(1)', 'must be an http or https URL, not "javascript:alert(1)".'],
  ])('names the invalid variable: %s', (name, value, message) => {
    expect(() => readCommand([], { [name]: value })).toThrow(`${name} ${message}`);
  });
});
