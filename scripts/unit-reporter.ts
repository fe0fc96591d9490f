import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Count } from './test-reports.ts';

/**
 * Writes what the unit tests came to as a {@link Count}. Vitest's own JSON says neither that a file could not
 * be loaded nor that an error was left over after its test, and both end a run as failed.
 */
export default class UnitReporter implements Reporter {
  readonly #outputFile: string;

  /** @param options.outputFile Where to write, from the folder that Vitest runs in. */
  constructor({ outputFile = '.cache/unit.json' }: { outputFile?: string } = {}) {
    this.#outputFile = outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[], leftOver: readonly SerializedError[]): void {
    mkdirSync(dirname(this.#outputFile), { recursive: true });
    writeFileSync(this.#outputFile, JSON.stringify(countOf(modules, leftOver)));
  }
}

function countOf(modules: readonly TestModule[], leftOver: readonly SerializedError[]): Count {
  const failures: string[] = [];
  const flaky: string[] = [];
  let passed = 0;
  for (const module of modules) {
    const where = nameOf(module);
    for (const group of [module, ...module.children.allSuites()]) {
      for (const { message } of group.errors()) failures.push(`${where}: ${firstLine(message)}`);
    }
    for (const test of module.children.allTests()) {
      const title = `${where}: ${test.fullName}`;
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      if (state === 'failed') failures.push(title);
      if (test.diagnostic()?.flaky) flaky.push(title);
    }
  }
  for (const { message, VITEST_TEST_PATH: path = 'somewhere' } of leftOver) {
    failures.push(`left over in ${path}: ${firstLine(message)}`);
  }
  return { passed, failed: failures.length, failures, flaky };
}

/** The same file can be tested by two projects, each of which has a name then. */
const nameOf = ({ relativeModuleId, project: { name } }: TestModule) =>
  name ? `${relativeModuleId} in ${name}` : relativeModuleId;

const firstLine = (message: string) => message.split('\n', 1)[0] ?? '';
