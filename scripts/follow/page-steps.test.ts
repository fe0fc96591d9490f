import { describe, expect, it } from 'vitest';
import { readSteps } from './page-steps.ts';

const none = (path: string): string => {
  throw new Error(`${path} is not expected.`);
};

describe('readSteps', () => {
  it('reads each line of a shell block as a command, by default in the first terminal', () => {
    const page = '# A page\n\n```sh\nnpm init -y\ncd gifs\n```\n\nText with `npm test`.\n';
    expect(readSteps(page, none)).toEqual([
      { kind: 'type', terminal: 'The first terminal', command: 'npm init -y' },
      { kind: 'type', terminal: 'The first terminal', command: 'cd gifs' },
    ]);
  });

  it('uses the title of a shell block as its terminal', () => {
    const page = '```sh title="A second terminal"\nnpx --yes @gifkit/sandbox\n```\n';
    expect(readSteps(page, none)).toEqual([
      { kind: 'type', terminal: 'A second terminal', command: 'npx --yes @gifkit/sandbox' },
    ]);
  });

  it('reads a block with a path as a file, and ignores others', () => {
    const page = '```ts title="src/a.ts"\na();\n\nb();\n```\n\n```ts\nc();\n```\n';
    expect(readSteps(page, none)).toEqual([
      { kind: 'put', path: 'src/a.ts', text: 'a();\n\nb();\n' },
    ]);
  });

  it('inserts the text of a file that a block names', () => {
    const page = '```tsx title="src/main.tsx" file=examples/vite/src/main.tsx\n```\n';
    expect(readSteps(page, (path) => `// ${path}\n`)).toEqual([
      { kind: 'put', path: 'src/main.tsx', text: '// examples/vite/src/main.tsx\n' },
    ]);
  });

  it('installs packages from a clone if a line says so', () => {
    const line =
      'Not on npm yet: clone the repository, leave `npm run registry` running in it, and run `npm config set @gifkit:registry http://localhost:4873` once.';
    expect(readSteps(`${line}\n\n\`\`\`sh\nnpm install a\n\`\`\`\n`, none)).toEqual([
      { kind: 'type', terminal: 'In a clone of the repository', command: 'npm run registry' },
      {
        kind: 'type',
        terminal: 'The first terminal',
        command: 'npm config set @gifkit:registry http://localhost:4873',
      },
      { kind: 'type', terminal: 'The first terminal', command: 'npm install a' },
    ]);
  });
});
