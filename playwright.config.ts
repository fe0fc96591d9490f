import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import { ENGINE_PATHS } from './e2e/browsers/engine-paths.ts';
import type { EngineOptions } from './e2e/browsers/fixtures.ts';
import { GALLERY, HEADLESS_SHELL, portsOf, WORKERS } from './e2e/settings.ts';

type AnyProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & EngineOptions>;

/** All tests except those for other browsers. */
const chromium: AnyProject = {
  name: 'chromium',
  testIgnore: 'browsers/**',
  use: {
    browserName: 'chromium',
    baseURL: GALLERY,
    launchOptions: HEADLESS_SHELL,
    screenshot: 'only-on-failure',
    // Tracing is slow, and screenshot and page snapshot usually suffice.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
};

/** Timeout of assertions in other browsers in ms: they draw and decode in software. */
const PATIENCE = 20_000;

/** Smoke tests in each browser found by scripts/e2e.ts. */
const otherBrowsers = (['firefox', 'webkit'] as const)
  .filter((name) => ENGINE_PATHS[name])
  .map(
    (name): AnyProject => ({
      name,
      testMatch: 'browsers/*.e2e.ts',
      timeout: 90_000,
      expect: { timeout: PATIENCE, toPass: { timeout: PATIENCE } },
      use: { engineName: name },
    }),
  );

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: WORKERS,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  // Lists wait for pictures that the sandbox draws on their first request, many seconds on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  projects: [chromium, ...otherBrowsers],
  webServer: Array.from({ length: WORKERS }, (_, worker) => {
    const ports = portsOf(worker);
    return {
      command: 'node scripts/demo.ts --no-build',
      url: `http://localhost:${ports.gallery}/healthz`,
      env: {
        GALLERY_PORT: String(ports.gallery),
        EMBED_PORT: String(ports.embed),
        SANDBOX_PORT: String(ports.sandbox),
        // Host of the embed in tracking-site.ts, cross-site to the sandbox as in production.
        SANDBOX_ALLOWED_HOSTS: 'player.test',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'pipe',
      timeout: 90_000,
    };
  }),
});
