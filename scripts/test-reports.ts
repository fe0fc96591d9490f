/** What a step of the check came to. */
export interface Count {
  passed: number;
  failed: number;
  /** Titles of the tests that failed, where the step knows them. */
  failures?: string[];
  /** Titles of the tests that passed only when they were tried again, where the step knows them. */
  flaky?: string[];
}

/** What of Playwright's report is read: a suite for each file, with suites of its own for each `describe`. */
export interface EndToEndReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: EndToEndSuite[];
}

interface EndToEndSuite {
  suites?: EndToEndSuite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
}

export function countEndToEndTests({ stats, suites }: EndToEndReport): Count {
  const titlesOf = (status: string) => suites.flatMap((suite) => titlesIn(suite, status));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: titlesOf('unexpected'),
    flaky: titlesOf('flaky'),
  };
}

const titlesIn = ({ suites = [], specs }: EndToEndSuite, wanted: string): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `${file} in ${projectName}: ${title}`),
  ),
  ...suites.flatMap((suite) => titlesIn(suite, wanted)),
];
