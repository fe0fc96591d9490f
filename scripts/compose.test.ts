import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../apps/embed/src/server/settings.ts';
import { readInstructions, textsOf } from './dockerfile.ts';

const FOLDER = new URL('../apps/embed/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8');

interface Service {
  image: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const text = read('compose.yaml');
const { services, volumes } = parse(text) as Compose;
const names = Object.keys(services);
const embeds = Object.entries(services).filter(([name]) => name.startsWith('embed-'));

/** What a shell has, for what the file asks of it. */
const SHELL: Readonly<Record<string, string>> = {
  GIF_API_URL: 'https://api.giphy.com/v1',
  GIF_API_KEY: 'key',
  PUBLIC_URL: 'https://embed.example.com',
};
const filled = (value: string): string =>
  value.replace(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, name: string) => SHELL[name] ?? '');

describe('the compose file', () => {
  it('starts nginx, two copies of the embed and a store, and a relay where one is wanted', () => {
    expect(names).toEqual(['nginx', 'embed-1', 'embed-2', 'store', 'relay']);
  });

  it.each(Object.entries(services))('says of %s what it runs and how it is', (_, service) => {
    expect(service.image).toMatch(/^(\$\{RELAY_IMAGE:-)?[\w-]+(\/[\w-]+)?(:[\w.-]+)?\}?$/);
    const build = service.build && `${service.build}/Dockerfile`;
    const dockerfile = build ? textsOf(readInstructions(read(build)), 'HEALTHCHECK') : [];
    expect(service.healthcheck?.test[0] ?? dockerfile.join()).toMatch(/^CMD$|CMD \[/);
  });

  it.each(Object.entries(services))('has what %s stands on', (_, service) => {
    for (const below of Object.keys(service.depends_on ?? {})) {
      const name = Array.isArray(service.depends_on) ? service.depends_on[Number(below)] : below;
      expect(names).toContain(name);
    }
    for (const mount of service.volumes ?? []) {
      const [from = ''] = mount.split(':');
      if (from.startsWith('.')) expect(existsSync(new URL(from, FOLDER))).toBe(true);
      else expect(Object.keys(volumes)).toContain(from);
    }
  });

  it.each(embeds)('gives %s settings that it knows, and takes', (_, { environment = {} }) => {
    const variables =
      read('./src/server/settings.ts') + read('../server-kit/src/store-settings.ts');
    for (const name of Object.keys(environment)) expect(variables).toContain(`'${name}'`);
    const entries = Object.entries(environment).map(([name, value]) => [name, filled(value)]);
    const settings = readSettings(Object.fromEntries(entries));
    expect(settings).toMatchObject({
      apiUrl: SHELL.GIF_API_URL,
      publicUrl: SHELL.PUBLIC_URL,
      storeUrl: 'redis://store:6379',
    });
    expect(settings.apiCallsPerHour).toBeUndefined();
  });

  it('has nginx ask both copies, at the port of their image', () => {
    const command = services.nginx?.command?.join(' ') ?? '';
    const moves = [...command.matchAll(/s\/([\d.:]+)\/([\w-]+):(\d+)\//g)];
    const image = textsOf(readInstructions(read('../../Dockerfile')), 'EXPOSE');
    expect(moves.map(([, , name]) => name)).toEqual(embeds.map(([name]) => name));
    for (const [, address = '', , port = ''] of moves) {
      expect(read('nginx.conf')).toContain(`server ${address} `);
      expect(image).toContain(port);
    }
    expect(services.nginx?.ports).toEqual(['8080:8080']);
    expect(read('nginx.conf')).toContain('listen 8080;');
  });

  it('has a relay share the store', () => {
    expect(services.relay?.environment).toMatchObject({ STORE_URL: 'redis://store:6379' });
  });
});
