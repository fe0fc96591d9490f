import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** What fits into one line of `git log --oneline` and of a web page. */
export const MAX_SUBJECT_LENGTH = 72; // characters

export interface Commit {
  id: string;
  subject: string;
}

export interface Subjects {
  /** What was read, the newest first. */
  commits: Commit[];
  /** Why nothing was read, where nothing could be. */
  note?: string;
}

/** @returns what git says; undefined where it says no. @throws {Error} where there is no git. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether a folder is the top of a repository, and no download that lies in another one. */
function isRepository(folder: string): boolean {
  const top = git(folder, 'rev-parse', '--show-toplevel');
  return top !== undefined && realpathSync(top) === realpathSync(folder);
}

/**
 * The commits that have to keep the rule: all after the one that added the file that asks for it. So no id of
 * a commit and no name of a branch has to be known, and a fork, the merge that a pull request is tested as, a
 * detached head and a history that was rewritten begin at the same place. A shallow clone begins with its
 * oldest commit.
 *
 * @param file that came with the rule, from the root of the repository.
 */
export function readSubjects(folder: string, file: string): Subjects {
  try {
    if (!isRepository(folder)) return { commits: [], note: 'This is no clone: it has no commits.' };
  } catch (error) {
    return { commits: [], note: `Without git there are no commits: ${(error as Error).message}` };
  }
  const added = git(folder, 'log', '--diff-filter=A', '--format=%H', '--', file);
  const first = added?.split('\n').at(-1);
  if (!first) return { commits: [], note: `No commit has added ${file}.` };
  const range = `${first}..HEAD`;
  const log = git(folder, 'log', '--no-merges', '--encoding=UTF-8', '--format=%h %s', range);
  if (log === undefined) throw new Error(`git log ${range} failed.`);
  const commits = log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const end = line.indexOf(' ');
      return { id: line.slice(0, end), subject: line.slice(end + 1) };
    });
  return { commits };
}

/** A subject as its author wrote it: a forge adds the number of the pull request, a revert its quotes. */
const asWritten = (subject: string): string =>
  subject.replace(/ \(#\d+\)$/, '').replace(/^(?:Revert|Reapply) "(.*)"$/, '$1');

export const lengthOf = ({ subject }: Commit): number => [...asWritten(subject)].length;

export const isTooLong = (commit: Commit): boolean => lengthOf(commit) > MAX_SUBJECT_LENGTH;
