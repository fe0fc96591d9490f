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

describe('the published package.json', () => {
  it('has ranges instead of exact versions, so that hosts install one copy', () => {
    expect(toPublished(manifest, {}).dependencies).toEqual({
      hono: '^4.13.19',
      'left-pad': '^1.0.0',
      beta: '^1.0.0-beta.2',
    });
  });

  it('has entry points for both module systems', () => {
    const exports = {
      '.': './src/index.ts',
      './labels/*': './src/labels/*.ts',
      './package.json': './package.json',
    };
    const conditions = (path: string) => ({
      import: { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` },
      require: { types: `./dist/${path}.d.cts`, default: `./dist/${path}.cjs` },
    });
    expect(toPublished({ ...manifest, exports }, {})).toMatchObject({
      exports: {
        '.': conditions('index'),
        './labels/*': conditions('labels/*'),
        './package.json': './package.json',
      },
      main: './dist/index.cjs',
      module: './dist/index.js',
      types: './dist/index.d.ts',
      typesVersions: { '*': { 'labels/*': ['./dist/labels/*.d.ts'] } },
    });
  });

  it('keeps entry points in publishConfig', () => {
    const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
    expect(toPublished({ ...manifest, exports }, {})).toMatchObject({ exports });
    expect(toPublished({ ...manifest, exports }, {})).not.toHaveProperty('typesVersions');
  });

  it('has no workspace-only fields', () => {
    expect(toPublished(manifest, {})).not.toHaveProperty('devDependencies');
    expect(toPublished(manifest, {})).not.toHaveProperty('scripts');
    expect(toPublished(manifest, {}).peerDependencies).toEqual(manifest.peerDependencies);
  });

  it('has the repository of the workspace', () => {
    expect(toPublished(manifest, { repository })).toMatchObject({
      repository: { ...repository, directory: 'packages/model' },
      homepage: 'https://git.example/us/gifkit/tree/main/packages/model#readme',
      bugs: 'https://git.example/us/gifkit/issues',
    });
  });

  it('has no repository if the workspace has none', () => {
    expect(toPublished(manifest, {})).not.toHaveProperty('repository');
    expect(toPublished(manifest, {})).not.toHaveProperty('homepage');
  });

  it('leaves private packages unchanged', () => {
    const own = { ...manifest, private: true };
    expect(toPublished(own, { repository })).toBe(own);
  });
});
