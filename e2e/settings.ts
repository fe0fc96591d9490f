/** First of several consecutive ports; scripts/e2e.ts finds free ones. */
const FIRST_PORT = Number(process.env.E2E_PORT || 4180);

/** Number of parallel test files. Each worker has its own servers, because tests reset the sandbox. */
export const WORKERS = 2;

const PORTS_OF_WORKER = 4;

export const PORTS = PORTS_OF_WORKER * WORKERS;

/** A worker's ports for gallery, embed, sandbox and example, next to those of a running demo. */
export function portsOf(worker: number) {
  const first = FIRST_PORT + PORTS_OF_WORKER * worker;
  return { gallery: first, embed: first + 1, sandbox: first + 2, example: first + 3 };
}

/** Playwright sets the worker's index; the process that starts the servers has none. */
const ports = portsOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

export const EXAMPLE_PORT = ports.example;

export const GALLERY = `http://localhost:${ports.gallery}`;
export const EMBED = `http://localhost:${ports.embed}`;
export const SANDBOX = `http://localhost:${ports.sandbox}`;

/** Chromium's sandbox does not start as root in a container; the tests need no internet. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** Launch options of headless shell, whose new contexts take half the CPU time. */
export const HEADLESS_SHELL = {
  ...(HEADLESS_SHELL_PATH && { executablePath: HEADLESS_SHELL_PATH }),
  args: CHROMIUM_ARGS,
};

/** Launch options of full Chromium, for new tabs and the back/forward cache. */
export const WHOLE_CHROMIUM = {
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: CHROMIUM_ARGS,
};
