import { describe, expect, it } from 'vitest';
import { toPublished } from './published-manifest.mjs';

const manifest = {
  name: '@gifkit/model',
  dependencies: { hono: '4.13.19', 'left-pad': '^1.0.0', beta: '1.0.0-beta.2' },
  peerDependencies: { react: '^18 || ^19' },
  devDependencies: { vitest: '5.1.0' },
  scripts: { build: 'tsup' },
};
const repository = { type: 'git', url: 'git+https://git.example/us/gifkit.git' };

describe('the package.json that is published', () => {
  it('has ranges where the workspace has exact versions, so that hosts install one copy', () => {
    expect(toPublished(manifest, {}).dependencies).toEqual({
      hono: '^4.13.19',
      'left-pad': '^1.0.0',
      beta: '^1.0.0-beta.2',
    });
  });

  it('says where the types of entries are, for TypeScript that knows nothing of exports', () => {
    const of = (folder: string) => ({ types: `./dist/${folder}.d.ts`, default: './dist/a.js' });
    const publishConfig = {
      exports: {
        '.': { import: of('index'), require: of('index') },
        './picker': { import: of('picker'), require: of('picker') },
        './alone': of('alone'),
        './package.json': './package.json',
      },
    };
    expect(toPublished({ ...manifest, publishConfig }, {}).typesVersions).toEqual({
      '*': { picker: ['./dist/picker.d.ts'], alone: ['./dist/alone.d.ts'] },
    });
    expect(toPublished(manifest, {})).not.toHaveProperty('typesVersions');
  });

  it('has nothing that only the workspace needs', () => {
    expect(toPublished(manifest, {})).not.toHaveProperty('devDependencies');
    expect(toPublished(manifest, {})).not.toHaveProperty('scripts');
    expect(toPublished(manifest, {}).peerDependencies).toEqual(manifest.peerDependencies);
  });

  it('says where it comes from, by the address that the workspace has', () => {
    expect(toPublished(manifest, { repository })).toMatchObject({
      repository: { ...repository, directory: 'packages/model' },
      homepage: 'https://git.example/us/gifkit/tree/main/packages/model#readme',
      bugs: 'https://git.example/us/gifkit/issues',
    });
  });

  it('invents no address', () => {
    expect(toPublished(manifest, {})).not.toHaveProperty('repository');
    expect(toPublished(manifest, {})).not.toHaveProperty('homepage');
  });

  it('leaves what is private as it is', () => {
    const own = { ...manifest, private: true };
    expect(toPublished(own, { repository })).toBe(own);
  });
});
