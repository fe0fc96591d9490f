import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files in the order of a seed, the same in every checkout. Those of a project stay together: mixed, each would
 * have its worker made anew, with a jsdom of its own, which costs a third of all the time.
 */
export class SeededOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const placeOf = (text: string) =>
      createHash('sha256').update(`${sequence.seed} ${text}`).digest('hex');
    const placed = files.map((file) => {
      const { moduleId, project } = file;
      return { file, place: placeOf(project.name) + placeOf(relative(root, moduleId)) };
    });
    return placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ file }) => file);
  }
}
