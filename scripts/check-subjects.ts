/** Checks that the subjects of commits fit into one line: those of all commits since this file came. */
import { fileURLToPath } from 'node:url';
import { isTooLong, lengthOf, MAX_SUBJECT_LENGTH, readSubjects } from './commit-subjects.ts';
import { fail } from './fail.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { commits, note } = readSubjects(root, 'scripts/check-subjects.ts');
  const tooLong = commits.filter(isTooLong);
  if (tooLong.length) {
    const list = tooLong.map((commit) => `  ${commit.id} (${lengthOf(commit)}) ${commit.subject}`);
    throw new Error(
      `Subjects have ${MAX_SUBJECT_LENGTH} characters at most. Longer are:\n${list.join('\n')}\n` +
        'Say the one thought in short, and the why in the body; several thoughts are several commits. ' +
        '`git commit --amend` and `git rebase --interactive` change them.',
    );
  }
  console.log(note ?? `${commits.length} subjects have ${MAX_SUBJECT_LENGTH} characters at most.`);
} catch (error) {
  fail(error);
}
