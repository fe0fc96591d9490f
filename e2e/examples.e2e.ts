import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { EXAMPLE_PORT, SANDBOX } from './settings.ts';

const next = join(import.meta.dirname, '../examples/next');

let server: ChildProcess;
test.beforeAll(async () => {
  server = spawn(join(next, 'node_modules/.bin/next'), ['start', '--port', String(EXAMPLE_PORT)], {
    cwd: next,
    env: { ...process.env, GIF_API_URL: `${SANDBOX}/v1`, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${EXAMPLE_PORT}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(200);
});
test.afterAll(() => server.kill());

test('Next.js sends the first GIFs with the page, and the grid goes on after them', async ({
  page,
  sandbox,
}) => {
  const [first] = await sandbox.ids('gifs/trending?limit=12');
  const html = await (await fetch(`http://localhost:${EXAMPLE_PORT}/`)).text();
  expect(html).toContain(`data-giphy-id="${first}"`);
  await page.goto(`http://localhost:${EXAMPLE_PORT}/`);
  await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(page.locator('[aria-posinset="13"]')).toBeAttached();
});
