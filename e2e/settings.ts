/** The first of a row of ports: scripts/e2e.ts finds some that are free. */
const FIRST_PORT = Number(process.env.E2E_PORT || 4180);

/**
 * Test files that run at the same time. Each worker has servers of its own, so that no test resets the
 * sandbox of another.
 */
export const WORKERS = 2;

const PORTS_OF_WORKER = 4;

/** How many ports all workers take together. */
export const PORTS = PORTS_OF_WORKER * WORKERS;

/** Ports of a worker's own gallery, embed, sandbox and example, beside those of a demo that may be running. */
export function portsOf(worker: number) {
  const first = FIRST_PORT + PORTS_OF_WORKER * worker;
  return { gallery: first, embed: first + 1, sandbox: first + 2, example: first + 3 };
}

/** Playwright tells each worker which one it is; the process that starts the servers has no number. */
const ports = portsOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Where the example under test listens. */
export const EXAMPLE_PORT = ports.example;

/** Where each server of this worker listens. */
export const GALLERY = `http://localhost:${ports.gallery}`;
export const EMBED = `http://localhost:${ports.embed}`;
export const SANDBOX = `http://localhost:${ports.sandbox}`;

/** As root, in a container, Chromium's own sandbox cannot start; and nothing here asks the internet. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** How tests start Chromium without windows, whose new visitors take half the processor time. */
export const HEADLESS_SHELL = {
  ...(HEADLESS_SHELL_PATH && { executablePath: HEADLESS_SHELL_PATH }),
  args: CHROMIUM_ARGS,
};

/** How tests start the whole Chromium: for tabs that visitors open, and the back/forward cache. */
export const WHOLE_CHROMIUM = {
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: CHROMIUM_ARGS,
};
