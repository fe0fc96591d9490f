import { findFreeRow } from '../ports.ts';

/** The variables that move what the pages name by its port. */
const NAMED = {
  4000: 'GALLERY_PORT',
  4001: 'EMBED_PORT',
  4002: 'SANDBOX_PORT',
  4100: 'CATALOG_PORT',
  4873: 'REGISTRY_PORT',
} as const;

/** The port in place of each that pages name: something else may listen there, a second run of this too. */
export type Ports = Readonly<Record<string, number>>;

export async function findPorts(): Promise<Ports> {
  const named = Object.keys(NAMED);
  const first = await findFreeRow(named.length);
  return Object.fromEntries(named.map((port, index) => [port, first + index]));
}

/** What the pages' programs have to know. */
export const portsEnv = (ports: Ports): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(NAMED).map(([port, name]) => [name, String(ports[port])]));

/** A page's text with these ports. */
export const moved = (text: string, ports: Ports): string =>
  text.replace(/(?<=localhost:)\d+/g, (port) => String(ports[port] ?? port));
