import type { IGif } from '@gifkit/model';

/**
 * Asks for many ids in as few requests as a service allows, each id once.
 *
 * @param size how many ids a request may have.
 * @returns the GIFs by their ids, in any order; those that the service does not have are not in it.
 * @throws whatever `ask` throws for one of them: then it is not known which ids the service has.
 */
export async function inBatches(
  ids: readonly string[],
  size: number,
  ask: (ids: readonly string[]) => Promise<readonly IGif[]>,
): Promise<ReadonlyMap<string, IGif>> {
  const wanted = [...new Set(ids.filter(Boolean))];
  const batches: string[][] = [];
  for (let start = 0; start < wanted.length; start += size) {
    batches.push(wanted.slice(start, start + size));
  }
  const found = (await Promise.all(batches.map(ask))).flat();
  const isWanted = new Set(wanted);
  // Services leave out what they do not have, and promise no order.
  return new Map(
    found.map((gif) => [String(gif.id), gif] as const).filter(([id]) => isWanted.has(id)),
  );
}
