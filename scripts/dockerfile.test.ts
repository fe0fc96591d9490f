import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readInstructions, textsOf as textsOfName } from './dockerfile.ts';

const ROOT = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

const instructions = readInstructions(read('Dockerfile'));
const textsOf = (name: string): string[] => textsOfName(instructions, name);

interface Manifest {
  name: string;
  scripts: Record<string, string>;
}
const manifest = JSON.parse(read('apps/embed/package.json')) as Manifest;

/** Where the build stage leaves things, as they are called in the repository. */
const builtPaths = textsOf('COPY').flatMap((text) => {
  const [, path] = /^--from=build \/src\/(\S+) /.exec(text) ?? [];
  return path ? [path] : [];
});

describe('the image of the embed', () => {
  it('copies what is in the repository, or what its build makes', () => {
    expect(builtPaths).not.toHaveLength(0);
    for (const path of builtPaths) {
      // A folder of the build is there only after one, and is in no clone.
      if (path.endsWith('/dist')) expect(read('.dockerignore').split('\n')).toContain('**/dist');
      else expect(existsSync(new URL(path, ROOT)), path).toBe(true);
      expect(existsSync(new URL(path.replace(/[^/]*$/, 'package.json'), ROOT)), path).toBe(true);
    }
  });

  it('builds the package by a script that it has, with the pnpm that the repository uses', () => {
    const [pnpm] = /pnpm@[\d.]+/.exec(read('scripts/bootstrap.cjs')) ?? [];
    expect(pnpm).toBeDefined();
    const runs = textsOf('RUN').join('\n');
    expect([...runs.matchAll(/pnpm@[\d.]+/g)].map(([name]) => name)).toEqual([pnpm, pnpm]);
    const [, filtered, script = ''] = /--filter (\S+) run (\S+)$/m.exec(runs) ?? [];
    expect(filtered).toBe(manifest.name);
    expect(manifest.scripts).toHaveProperty(script);
  });

  it('starts what the package starts, and not as root', () => {
    const command = JSON.parse(textsOf('CMD').join()) as string[];
    expect(command.join(' ')).toBe(manifest.scripts.start);
    const [user] = textsOf('USER');
    expect(user).toBe('node');
    const names = instructions.map(({ name }) => name);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('FROM'));
  });

  it('asks for its health where it listens, by a program that parses', () => {
    const [health = ''] = textsOf('HEALTHCHECK');
    const [program, flag, source = ''] = JSON.parse(health.slice(health.indexOf('['))) as string[];
    expect([program, flag]).toEqual(['node', '-e']);
    expect(() => new Function(source)).not.toThrow();
    expect(source).toContain("process.env.EMBED_PORT + '/healthz'");
    const port = /EMBED_PORT=(\d+)/.exec(textsOf('ENV').join(' '))?.[1];
    expect(textsOf('EXPOSE')).toEqual([port]);
  });
});
