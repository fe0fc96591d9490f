import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  uses?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  environment?: string;
  'timeout-minutes'?: number;
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const workflows = globSync('.github/workflows/*.{yml,yaml}', { cwd: root })
  .sort()
  .map((path) => {
    const text = read(path);
    return { name: basename(path), text, workflow: parse(text) as Workflow };
  });

const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ id: `${name}, ${id}`, job, workflow })),
);

const stepsOf = ({ steps = [] }: Job): Step[] => steps;
const uses = (job: Job, action: string): Step[] =>
  stepsOf(job).filter((step) => step.uses?.startsWith(`${action}@`));

/** The jobs that a job waits for, and those that these wait for. */
function needsOf(id: string, { jobs: all }: Workflow): string[] {
  const direct = [all[id]?.needs ?? []].flat();
  return [...direct, ...direct.flatMap((need) => needsOf(need, { jobs: all } as Workflow))];
}

describe.each(workflows)('the workflow $name', ({ text, workflow }) => {
  it('takes actions by the id of a commit, with the version beside it', () => {
    const lines = [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, used = '']) => used);
    const pinned = /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(lines.filter((line) => !line.startsWith('./') && !pinned.test(line))).toEqual([]);
  });

  it('gives no job more than to read, unless the job says so', () => {
    expect(Object.values(workflow.permissions ?? { all: 'write' })).not.toContain('write');
  });

  it('never runs code of strangers with rights of the repository', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
  });
});

it('gives the same action the same commit everywhere', () => {
  const pins = workflows.flatMap(({ text }) => [
    ...text.matchAll(/uses: ([\w-]+\/[\w/-]+)@(\w{40} # \S+)/g),
  ]);
  const commits = new Map<string, Set<string>>();
  for (const [, action = '', pin = ''] of pins) {
    commits.set(action, (commits.get(action) ?? new Set()).add(pin));
  }
  expect([...commits].filter(([, found]) => found.size > 1)).toEqual([]);
});

describe.each(jobs)('the job $id', ({ job }) => {
  it('leaves no credentials in its clone', () => {
    for (const step of uses(job, 'actions/checkout')) {
      expect(step.with?.['persist-credentials']).toBe(false);
    }
  });

  it('takes nothing from a cache of packages', () => {
    for (const step of uses(job, 'actions/setup-node')) {
      expect(step.with).toMatchObject({ 'package-manager-cache': false });
      expect(step.with).not.toHaveProperty('cache');
    }
  });

  it('puts no expression into a script, where it would be run', () => {
    expect(stepsOf(job).filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  });

  it('ends some time', () => {
    if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('installs tools of an exact version alone, without their scripts', () => {
    const installs = stepsOf(job)
      .flatMap(({ run = '' }) => run.split('\n'))
      .filter((line) => /npm (install|i) --global/.test(line));
    const exact = /^npm install --global --ignore-scripts (\w+@\d+\.\d+\.\d+ ?)+$/;
    expect(installs.filter((line) => !exact.test(line))).toEqual([]);
  });
});

describe('the release', () => {
  const trusted = jobs.filter(({ job }) => job.permissions?.['id-token']);
  const [{ job: publish, workflow: release } = { job: {}, workflow: undefined }] = trusted;

  it('is trusted by npm in one job alone, which may write nothing else', () => {
    expect(trusted.map(({ id }) => id)).toEqual(['release.yml, publish']);
    expect(publish.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    // A maintainer may have to say yes, and npm compares the name.
    expect(publish.environment).toBe('npm');
  });

  it('runs in that job nothing but the pinned npm and the script that publishes', () => {
    expect(stepsOf(publish).flatMap(({ run }) => run ?? [])).toEqual([
      expect.stringMatching(/^npm install --global --ignore-scripts npm@\d+\.\d+\.\d+$/),
      'node scripts/release.ts --from tarballs --sha256 "$SHA256" --stage',
    ]);
    const actions = stepsOf(publish).flatMap(({ uses }) => uses?.split('@')[0] ?? []);
    expect(actions).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'actions/download-artifact',
    ]);
  });

  it('needs nothing there but Node: what the script imports is beside it', () => {
    const seen = new Set<string>();
    const outside: string[] = [];
    function follow(file: string): void {
      if (seen.has(file)) return;
      seen.add(file);
      const imports = read(`scripts/${file}`).matchAll(/\b(?:from |import |import\()'([^']+)'/g);
      for (const [, from = ''] of imports) {
        if (from.startsWith('./')) follow(from.slice(2));
        else if (!from.startsWith('node:')) outside.push(`${file}: ${from}`);
      }
    }
    follow('release.ts');
    expect(outside).toEqual([]);
  });

  it('gives npm no token in place of the identity of the workflow', () => {
    for (const step of uses(publish, 'actions/setup-node')) {
      expect(step.with).not.toHaveProperty('registry-url');
    }
    const secrets = workflows.filter(({ text }) => /secrets\.|NODE_AUTH_TOKEN/.test(text));
    expect(secrets.map(({ name }) => name)).toEqual([]);
  });

  it('waits for the tests of the same commit, and takes what was built from them on', () => {
    if (!release) throw new Error('No job publishes.');
    const needs = needsOf('publish', release);
    expect(needs).toContain('test');
    expect(needs).toContain('build');
    expect(release.jobs.test?.uses).toBe('./.github/workflows/ci.yml');
    expect(Object.keys(release.on)).toEqual(['push']);
  });

  it('writes to the repository only in jobs that neither build nor publish', () => {
    const writing = jobs.filter(({ job }) => job.permissions?.contents === 'write');
    expect(writing.map(({ id }) => id)).toEqual(['release.yml, version', 'release.yml, tag']);
    expect(
      jobs.filter(({ job }) => job.permissions?.['pull-requests']).map(({ id }) => id),
    ).toEqual(['release.yml, version']);
  });

  it('does not wait for the tests that wait for it', () => {
    const groups = workflows.flatMap(({ workflow }) => workflow.concurrency?.group ?? []);
    // In a called workflow this is the name of the one that calls.
    expect(groups.filter((group) => group.includes('github.workflow'))).toEqual([]);
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('uses the Node and the pnpm that the repository uses', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    const [, pnpm] = /pnpm@([\d.]+)/.exec(read('scripts/bootstrap.cjs')) ?? [];
    if (!release) throw new Error('No job publishes.');
    for (const job of Object.values(release.jobs)) {
      for (const step of uses(job, 'actions/setup-node')) {
        expect(step.with?.['node-version']).toBe(devDependencies.node);
      }
      for (const { run = '' } of stepsOf(job)) {
        for (const [, version] of run.matchAll(/pnpm@([\d.]+)/g)) expect(version).toBe(pnpm);
      }
    }
  });
});
