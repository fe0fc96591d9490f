import fs from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { migrate } from './migrate.ts';
import { createApp } from './test/app.ts';
import { move, moveApp } from './test/move.ts';

const manifest = (...peers: string[]) =>
  JSON.stringify({ name: 'x', dependencies: Object.fromEntries(peers.map((peer) => [peer, '5'])) });

const APP = {
  'good/package.json': manifest('@giphy/js-types'),
  'good/a.ts': "import { IGif } from '@giphy/js-types'\n",
  'bad/package.json': manifest('@giphy/js-types'),
  'bad/a.ts': "import { IGif } from '@giphy/js-types'\n",
};

afterEach(() => vi.restoreAllMocks());

describe('all files of a package change or none', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');

  it.each([
    ['is not UTF-8', 'c.js', Buffer.from("import '@giphy/js-util' // caf\xe9", 'latin1')],
    ['is not UTF-8', 'c.js', utf16("\uFEFFimport '@giphy/js-util'")],
    ['Unexpected', 'c.js', utf16("import '@giphy/js-util'")],
    ['is not JSON', 'package.json', '{ "dependencies": { "@giphy/js-types": }\n}'],
  ])('none if one %s: %s', (fault, name, bytes) => {
    const { app, files, left, report } = move({ ...APP, [`bad/${name}`]: bytes });
    expect(files['good/a.ts']).toContain('@gifkit');
    expect(files['good/package.json']).toContain('@gifkit');
    expect(files['bad/a.ts']).toBe(APP['bad/a.ts']);
    expect(fs.readFileSync(`${app.root}/bad/${name}`)).toEqual(Buffer.from(bytes));
    expect(left).toEqual([expect.stringContaining(`bad/${name}: ${fault}`)]);
    expect(report).toContain(`Left as they are, with all files of their packages:\n${left[0]}`);
  });

  it('none if one cannot be written, which a dry run reports as well', () => {
    vi.spyOn(fs, 'accessSync').mockImplementation((path) => {
      if (String(path).endsWith('bad/a.ts')) throw new Error('EACCES');
    });
    const fault = 'bad/a.ts: cannot be written (EACCES)';
    expect(move(APP, { dry: true }).left).toEqual([fault]);
    const { files, left } = move(APP);
    expect(left).toEqual([fault]);
    expect(files).toMatchObject({ 'bad/package.json': APP['bad/package.json'] });
    expect(files['good/a.ts']).toContain('@gifkit');
  });

  it('none if the disk is full before the last is written, and no temporary file stays', () => {
    const { writeFileSync } = fs;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((path, ...rest) => {
      if (String(path).endsWith('bad/package.json.gifkit.tmp')) throw new Error('ENOSPC');
      writeFileSync(path, ...rest);
    });
    const { files, left } = move(APP);
    expect(left).toEqual(['bad/package.json: cannot be written (ENOSPC)']);
    expect(files['good/a.ts']).toContain('@gifkit');
    const { 'bad/a.ts': source, 'bad/package.json': own } = APP;
    expect(files).toMatchObject({ 'bad/a.ts': source, 'bad/package.json': own });
    expect(Object.keys(files).sort()).toEqual(Object.keys(APP).sort());
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
    const { dependenciesOf } = move({
      'a/package.json': manifest('@giphy/js-util'),
      'a/a.ts': "import { Logger } from '@giphy/js-util'",
      'b/package.json': manifest('@giphy/js-util'),
      'b/b.ts': "import { take } from '@giphy/js-util'",
    });
    expect(dependenciesOf('a/package.json')).toEqual({ '@gifkit/fetch-api': '^0.0.0' });
    expect(dependenciesOf('b/package.json')).toEqual({ '@gifkit/model': '^0.0.0' });
  });

  it('lists packages that were installed only as dependencies of another', () => {
    const { dependenciesOf, report } = move({
      'package.json': manifest('@giphy/react-components'),
      'a.ts': "import type { IGif } from '@giphy/js-types'",
    });
    expect(dependenciesOf()).toEqual({
      '@gifkit/react-components': '^0.0.0',
      '@gifkit/model': '^0.0.0',
    });
    expect(report).toContain('0 places');
  });

  it('is the one above if a package.json has only module settings', () => {
    const app = {
      'package.json': manifest('@giphy/js-types'),
      'esm/package.json': '{ "type": "module" }',
      'esm/a.js': "import '@giphy/js-types'",
    };
    expect(move(app, { paths: ['esm'] }).files['package.json']).toContain('@gifkit/model');
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
    'a/package.json': '{ "name": "a" }',
    'a/a.ts': "import { take } from '@giphy/js-util'",
    'test/setup.svelte': "<script>\nimport { Logger } from '@giphy/js-util'\n</script>",
    'own/package.json': manifest('@giphy/js-util'),
    'own/a.ts': "import '@giphy/js-util'",
  };

  it('keep their dependencies and get a note, until their own run', () => {
    const { app, files, dependenciesOf, report } = move(FILES, { paths: ['a'] });
    expect(files['test/setup.svelte']).toBe(FILES['test/setup.svelte']);
    expect(dependenciesOf()).toEqual({ '@giphy/js-util': '5', '@gifkit/model': '^0.0.0' });
    expect(report).toContain(`To look at:
test/setup.svelte:2  Mentions @giphy/js-util and was not named: run the codemod on it as well.

2 files changed, 1 place to look at.`);
    const again = moveApp(app, { paths: ['a'] });
    expect(again.files).toEqual(files);
    expect(again.report).toContain('0 files changed');
    expect(moveApp(app, { paths: ['test'] }).dependenciesOf()).toEqual({
      '@gifkit/model': '^0.0.0',
      '@gifkit/fetch-api': '^0.0.0',
    });
  });
});

describe('symbolic links', () => {
  it('to other folders are not followed', () => {
    const app = createApp({ 'src/a.ts': '', 'other/b.ts': "import '@giphy/js-types'" });
    fs.symlinkSync('../other', `${app.root}/src/other`);
    expect(moveApp(app, { paths: ['src'] }).files['other/b.ts']).toContain('@giphy');
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

it('changes nothing in a dry run and prints the changes', () => {
  const files = {
    'a.ts': "import { IGif } from '@giphy/js-types'\nlet a\nlet b\nlet c\nlet d\n",
    'package.json': '{\n  "dependencies": {\n    "@giphy/js-types": "5"\n  }\n}',
  };
  const dry = move(files, { dry: true });
  expect(dry.files).toEqual(files);
  expect(dry.report).toContain(`--- a.ts
+++ a.ts
@@ -1,3 +1,3 @@
-import { IGif } from '@giphy/js-types'
+import { IGif } from '@gifkit/model'
 let a
 let b
--- package.json`);
  expect(dry.report).toContain('2 files would change');
});

it('ignores installed and built files, but not sources in a folder named build', () => {
  const text = "require('@giphy/js-util')";
  const others = { 'node_modules/x/index.js': text, 'build/a.js': text, 'src/dist/a.js': text };
  const { files } = move({ ...others, 'package.json': '{}', 'src/build/a.js': text });
  expect(files).toMatchObject({ ...others, 'src/build/a.js': "require('@gifkit/model')" });
});

it('rejects paths that contain no sources', () => {
  const { root } = createApp({ 'readme.md': '' });
  expect(() => migrate([root], { dry: false })).toThrow('There is no JavaScript or TypeScript in');
});
