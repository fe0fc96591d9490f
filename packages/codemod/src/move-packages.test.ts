import fs from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './test/app.ts';
import { move, moveApp } from './test/move.ts';

const manifest = (...peers: string[]) =>
  JSON.stringify({ name: 'x', dependencies: Object.fromEntries(peers.map((peer) => [peer, '5'])) });

const APP = {
  'good/package.json': manifest('@giphy/js-types'),
  'good/a.ts': "import { IGif } from '@giphy/js-types'\n",
  'bad/package.json': manifest('@giphy/js-types'),
  'bad/a.ts': "import { IGif } from '@giphy/js-types'\n",
  'bad/b.ts': "import { IUser } from '@giphy/js-types'\n",
};

afterEach(() => vi.restoreAllMocks());

describe('all files of a package change or none', () => {
  /** Expects that one package is unchanged and the other one moved. */
  function expectOneMoved({ files, left }: ReturnType<typeof move>, fault: string) {
    const others = Object.entries(files).filter(([path]) => path.startsWith('good'));
    expect(others.map(([, text]) => text).join()).not.toContain('@giphy');
    expect(Object.keys(files).filter((path) => path.endsWith('.tmp'))).toEqual([]);
    expect(left).toEqual([fault]);
  }

  it('none if one is not UTF-8; that file keeps every byte', () => {
    const latin1 = Buffer.from("import '@giphy/js-util';\n// caf\xe9\n", 'latin1');
    const result = move({ ...APP, 'bad/latin.js': latin1 });
    expectOneMoved(result, 'bad/latin.js: is not UTF-8 (line 2): save it as UTF-8');
    expect(fs.readFileSync(`${result.app.root}/bad/latin.js`)).toEqual(latin1);
    expect(result.files).toMatchObject({
      'bad/a.ts': APP['bad/a.ts'],
      'bad/b.ts': APP['bad/b.ts'],
    });
    expect(result.report).toContain(`Left as they are:
bad/latin.js: is not UTF-8 (line 2): save it as UTF-8
and therefore 3 other files of bad: a package changes as a whole or not at all
`);
  });

  it.each([
    [
      'UTF-16 with a byte order mark',
      Buffer.from("\uFEFFimport '@giphy/js-util'", 'utf16le'),
      'is not UTF-8 (line 1)',
    ],
    [
      'UTF-16 without a byte order mark',
      Buffer.from("import '@giphy/js-util'", 'utf16le'),
      'has null bytes',
    ],
  ])('none if one is %s', (_, bytes, message) => {
    expectOneMoved(move({ ...APP, 'bad/c.js': bytes }), `bad/c.js: ${message}: save it as UTF-8`);
  });

  it('none if the manifest is not JSON', () => {
    const text = '{\n  "dependencies": { "@giphy/js-types": }\n}';
    const result = move({ ...APP, 'bad/package.json': text });
    expectOneMoved(result, 'bad/package.json: is not JSON (2:40)');
    expect(result.files).toMatchObject({
      ...APP,
      'bad/package.json': text,
      'good/a.ts': expect.anything(),
      'good/package.json': expect.anything(),
    });
  });

  it('none if one cannot be written, which a dry run reports as well', () => {
    vi.spyOn(fs, 'accessSync').mockImplementation((path) => {
      if (String(path).endsWith('bad/b.ts')) throw new Error('EACCES: permission denied, access');
    });
    const fault = 'bad/b.ts: cannot be written (EACCES: permission denied)';
    expect(move(APP, { dry: true }).left).toEqual([fault]);
    const result = move(APP);
    expectOneMoved(result, fault);
    expect(result.files['bad/a.ts']).toBe(APP['bad/a.ts']);
    expect(result.report).toContain('and therefore 2 other files of bad');
  });

  it('none of those that share a manifest above', () => {
    const files = {
      'package.json': manifest('@giphy/js-util'),
      'a/package.json': '{ "name": "a" }',
      'a/a.ts': "import '@giphy/js-util'",
      'b/package.json': '{ "name": "b" }',
      'b/b.ts': "import '@giphy/js-util'; let = = 1",
    };
    expect(move(files).files).toEqual(files);
  });

  it('all if the unreadable file does not mention the peer', () => {
    const { files, left } = move({ ...APP, 'bad/film.ts': Buffer.from([0x47, 0xff, 0, 0x47]) });
    expect(files['bad/a.ts']).toContain('@gifkit');
    expect(left).toEqual([]);
  });
});

describe('the manifest of a package', () => {
  it('lists only what its own sources use', () => {
    const { files } = move({
      'a/package.json': manifest('@giphy/js-util'),
      'a/a.ts': "import { Logger } from '@giphy/js-util'",
      'b/package.json': manifest('@giphy/js-util'),
      'b/b.ts': "import { take } from '@giphy/js-util'",
    });
    expect(JSON.parse(files['a/package.json'] ?? '').dependencies).toEqual({
      '@gifkit/fetch-api': '^0.0.0',
    });
    expect(JSON.parse(files['b/package.json'] ?? '').dependencies).toEqual({
      '@gifkit/model': '^0.0.0',
    });
  });

  it('is the one above if a package.json has only module settings', () => {
    const { files } = move(
      {
        'package.json': manifest('@giphy/js-types'),
        'esm/package.json': '{ "type": "module" }',
        'esm/a.js': "import '@giphy/js-types'",
      },
      { paths: ['esm'] },
    );
    expect(files['package.json']).toContain('@gifkit/model');
  });

  it('is not searched for above the repository', () => {
    const files = {
      'package.json': manifest('@giphy/js-types'),
      'repository/.git/HEAD': '',
      'repository/a.ts': "import '@giphy/js-types'",
    };
    const result = move(files, { paths: ['repository'] });
    expect(result.files['package.json']).toBe(files['package.json']);
  });

  it('is the one above that lists the imports, and keeps what others need', () => {
    const { files, report } = move(
      {
        'package.json': manifest('@giphy/js-util'),
        'a/package.json': '{ "name": "a" }',
        'a/a.ts': "import { Logger, take } from '@giphy/js-util'",
        'b/package.json': '{ "name": "b" }',
        'b/b.ts': "import { take } from '@giphy/js-util'",
      },
      { paths: ['a'] },
    );
    expect(JSON.parse(files['package.json'] ?? '').dependencies).toEqual({
      '@giphy/js-util': '5',
      '@gifkit/model': '^0.0.0',
      '@gifkit/fetch-api': '^0.0.0',
    });
    expect(report).toContain('b/b.ts:1  Not named, so package.json keeps @giphy/js-util for it');
  });

  it('is changed at its target if it is a symbolic link', () => {
    const app = createApp({ ...APP, 'elsewhere.json': manifest('@giphy/js-types') });
    fs.rmSync(`${app.root}/bad/package.json`);
    fs.symlinkSync('../elsewhere.json', `${app.root}/bad/package.json`);
    const { files } = moveApp(app);
    expect(files['elsewhere.json']).toContain('@gifkit/model');
    expect(fs.lstatSync(`${app.root}/bad/package.json`).isSymbolicLink()).toBe(true);
  });
});

describe('files that were not named', () => {
  const FILES = {
    'package.json': manifest('@giphy/js-util'),
    'src/a.ts': "import { take } from '@giphy/js-util'",
    'test/setup.ts': "\nimport { Logger } from '@giphy/js-util'",
    'own/package.json': manifest('@giphy/js-util'),
    'own/a.ts': "import '@giphy/js-util'",
  };

  it('keep their dependencies and get a note', () => {
    const { files, report } = move(FILES, { paths: ['src'] });
    expect(files['test/setup.ts']).toBe(FILES['test/setup.ts']);
    expect(JSON.parse(files['package.json'] ?? '').dependencies).toEqual({
      '@giphy/js-util': '5',
      '@gifkit/model': '^0.0.0',
    });
    const kept =
      'Not named, so package.json keeps @giphy/js-util for it: run the codemod on it as well.';
    expect(report).toContain(`To look at:
test/setup.ts:2  ${kept}

2 files changed, 1 place to look at.`);
  });

  it('lose their old dependencies after their own run', () => {
    const { app, files } = move(FILES, { paths: ['src'] });
    const again = moveApp(app, { paths: ['src'] });
    expect(again.files).toEqual(files);
    expect(again.report).toContain('0 files changed');
    const { 'package.json': text = '' } = moveApp(app, { paths: ['test'] }).files;
    expect(JSON.parse(text).dependencies).toEqual({
      '@gifkit/model': '^0.0.0',
      '@gifkit/fetch-api': '^0.0.0',
    });
  });

  it('get a note if a package that they use is not listed', () => {
    const { report } = move({
      'package.json': '{ "name": "x" }',
      'a.ts': "import '@gifkit/model'",
    });
    expect(report).toContain('package.json  Add @gifkit/model: used here now, and not listed.\n');
  });
});

describe('symbolic links', () => {
  it('to other folders are not followed', () => {
    const app = createApp({ 'src/a.ts': '', 'other/b.ts': "import '@giphy/js-types'" });
    fs.symlinkSync('../other', `${app.root}/src/other`);
    const { files } = moveApp(app, { paths: ['src'] });
    expect(files['other/b.ts']).toContain('@giphy');
  });

  it('stay links when their target changes', () => {
    const app = createApp({ 'src/a.ts': "import '@giphy/js-types'" });
    fs.symlinkSync('a.ts', `${app.root}/src/b.ts`);
    fs.symlinkSync('src/b.ts', `${app.root}/c.ts`);
    expect(moveApp(app, { paths: ['c.ts', 'src'] }).report).toContain('1 file changed');
    expect(fs.lstatSync(`${app.root}/src/b.ts`).isSymbolicLink()).toBe(true);
    expect(fs.readFileSync(`${app.root}/c.ts`, 'utf8')).toBe("import '@gifkit/model'");
  });
});
