/** Checks that commit subjects, since this script exists, fit into one line of `git log --oneline`. */
import { spawnSync } from 'node:child_process';
import { fail } from './fail.ts';

const MAX_LENGTH = 72;

/** @returns an empty list outside a clone. */
const git = (...args: string[]): string[] =>
  (spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '').split('\n').filter(Boolean);

const first = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-subjects.ts').at(
  -1,
);
const subjects = first ? git('log', '--no-merges', '--format=%s', `${first}..HEAD`) : [];
// Merging appends the number of the pull request.
const tooLong = subjects.filter((one) => [...one.replace(/ \(#\d+\)$/, '')].length > MAX_LENGTH);
if (tooLong.length) fail(`Subjects over ${MAX_LENGTH} characters:\n${tooLong.join('\n')}`);
