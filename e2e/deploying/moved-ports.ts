/** Ports in the documentation and its files; 8787 is wrangler's default. */
const NAMED = [4001, 4011, 8080, 8787];

export const PORTS_OF_WAY = NAMED.length;

const variable = (port: number): string => `PORT_${port}`;

/** Variables that tell the stand-ins which ports replace the documented ones. */
export const movedPortsEnv = (first: number): Record<string, string> =>
  Object.fromEntries(NAMED.map((port, index) => [variable(port), String(first + index)]));

/** @throws {Error} if the port has no replacement, because another program may listen there. */
export function movedPort(port: number, env = process.env): number {
  const moved = env[variable(port)];
  if (moved === undefined) throw new Error(`Port ${port} is not known to the test.`);
  return Number(moved);
}
