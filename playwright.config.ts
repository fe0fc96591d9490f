import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, E2E_PORTS } from './e2e/settings.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // Two cores: one for the servers, one for the browser.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${E2E_PORTS.gallery}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: CHROMIUM_ARGS,
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node scripts/demo.ts --no-build',
    url: `http://localhost:${E2E_PORTS.gallery}/healthz`,
    env: {
      GALLERY_PORT: String(E2E_PORTS.gallery),
      EMBED_PORT: String(E2E_PORTS.embed),
      SANDBOX_PORT: String(E2E_PORTS.sandbox),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
    timeout: 90_000,
  },
});
