import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isTooLong, lengthOf, MAX_SUBJECT_LENGTH, readSubjects } from './commit-subjects.ts';

const RULE = 'rule.ts';
const LONG = 'Say everything in one line '.repeat(4).trim();

/** No setting of this machine has a say. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

let folder: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' });

const commit = (subject: string) => git('commit', '--allow-empty', '--message', subject);

function addRule(): void {
  writeFileSync(join(folder, RULE), '');
  git('add', RULE);
  commit('Bring the rule');
}

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'gifkit-subjects-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const subjectsIn = (path: string): string[] =>
  readSubjects(path, RULE).commits.map(({ subject }) => subject);

beforeEach(() => {
  folder = makeFolder();
  git('init', '--quiet', '--initial-branch', 'main');
  commit(LONG);
});

describe('the commits whose subjects count', () => {
  it('are those after the one that brought the rule', () => {
    addRule();
    commit('Add one');
    commit('Add two');
    expect(subjectsIn(folder)).toEqual(['Add two', 'Add one']);
  });

  it('are the same with a detached head', () => {
    addRule();
    commit('Add one');
    git('checkout', '--quiet', '--detach');
    commit('Add two');
    expect(subjectsIn(folder)).toEqual(['Add two', 'Add one']);
  });

  it('are those of a pull request and of its base, without the merge that it is tested as', () => {
    addRule();
    git('checkout', '--quiet', '-b', 'theirs');
    commit('Add one');
    git('checkout', '--quiet', 'main');
    commit('Add two');
    git('checkout', '--quiet', '--detach');
    git('merge', '--quiet', '--no-ff', '--message', LONG, 'theirs');
    expect(subjectsIn(folder).sort()).toEqual(['Add one', 'Add two']);
  });

  it('are those that a shallow clone has, but for its oldest', () => {
    addRule();
    for (const subject of ['Add one', 'Add two', 'Add three']) commit(subject);
    for (const [depth, subjects] of [
      [1, []],
      [2, ['Add three']],
      [50, ['Add three', 'Add two', 'Add one']],
    ] as const) {
      const clone = join(makeFolder(), 'clone');
      git('clone', '--quiet', '--depth', `${depth}`, pathToFileURL(folder).href, clone);
      expect(subjectsIn(clone)).toEqual(subjects);
    }
  });

  it('are none before the rule is committed, and a note says so', () => {
    expect(readSubjects(folder, RULE)).toEqual({
      commits: [],
      note: `No commit has added ${RULE}.`,
    });
  });

  it('are none in a download, also in one that lies in another repository', () => {
    const note = 'This is no clone: it has no commits.';
    expect(readSubjects(makeFolder(), RULE)).toEqual({ commits: [], note });
    addRule();
    const inside = join(folder, 'download');
    mkdirSync(inside);
    expect(readSubjects(inside, RULE)).toEqual({ commits: [], note });
  });
});

describe('a subject', () => {
  const fits = 'a'.repeat(MAX_SUBJECT_LENGTH);
  const withSubject = (subject: string) => ({ id: '1', subject });

  it('is too long from the 73rd character on', () => {
    expect(isTooLong(withSubject(fits))).toBe(false);
    expect(isTooLong(withSubject(`${fits}b`))).toBe(true);
  });

  it('is counted in characters, not in bytes', () => {
    expect(lengthOf(withSubject('Ä👍'))).toBe(2);
  });

  it('is counted without what a forge or a revert adds', () => {
    for (const subject of [`${fits} (#1234)`, `Revert "${fits}"`, `Reapply "${fits}" (#12)`]) {
      expect(isTooLong(withSubject(subject))).toBe(false);
    }
  });

  it('goes on until an empty line: a message without one is too long', () => {
    addRule();
    commit(`${fits}\nand more of it`);
    expect(readSubjects(folder, RULE).commits.filter(isTooLong)).toHaveLength(1);
  });
});
