/** Ports that the page and its files name; 8787 is wrangler's own. */
const NAMED = [4001, 4011, 8080, 8787];

/** How many ports a way of deploying may take. */
export const PORTS_OF_WAY = NAMED.length;

const variable = (port: number): string => `PORT_${port}`;

/** What tells the stand-ins which ports are taken in place of those that are named. */
export const movedPortsEnv = (first: number): Record<string, string> =>
  Object.fromEntries(NAMED.map((port, index) => [variable(port), String(first + index)]));

/** @throws {Error} when nobody has moved it: something else may listen there. */
export function movedPort(port: number, env = process.env): number {
  const moved = env[variable(port)];
  if (moved === undefined) throw new Error(`Port ${port} is none that the test knows.`);
  return Number(moved);
}
