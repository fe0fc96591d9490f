/** Three in a row; another first one lets two checkouts run their tests at the same time. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4180);

/** Ports of the tests' own servers, beside those of a demo that may be running. */
export const E2E_PORTS = {
  gallery: FIRST_PORT,
  embed: FIRST_PORT + 1,
  sandbox: FIRST_PORT + 2,
} as const;

/** Where each server of the tests listens. */
export const GALLERY = `http://localhost:${E2E_PORTS.gallery}`;
export const EMBED = `http://localhost:${E2E_PORTS.embed}`;
export const SANDBOX = `http://localhost:${E2E_PORTS.sandbox}`;

/** As root, in a container, Chromium's own sandbox cannot start; and nothing here asks the internet. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
