import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { GROUPS } from './create-platform.ts';

const path = fileURLToPath(new URL('../README.md', import.meta.url));
const readme = readFileSync(path, 'utf8');

it('lists every call, and `vitest -u` writes the list', async () => {
  const subjects = Object.entries(GROUPS).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = subjects.flatMap(([subject, calls]) =>
    Object.entries<Call<never, unknown>>(calls).flatMap(([name, { endpoints }]) =>
      endpoints.map((endpoint) => `${`${subject}.${name}`.padEnd(40)} ${endpoint}`),
    ),
  );
  const [text] = readme.split('```text');
  await expect(`${text}\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`).toMatchFileSnapshot(path);
});
