import type { CallOptions } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type {
  GifProvider,
  GifReference,
  ProviderType,
  ResolvedReference,
} from '../gif-provider.ts';
import { toReference } from './gif-reference.ts';

/** A provider without what follows from its `gifs`. */
type WithoutReferences = Omit<GifProvider, 'toReference' | 'resolve'>;

function assertOwn(references: readonly GifReference[], name: string): void {
  const other = references.find(({ provider }) => provider !== name);
  if (!other) return;
  throw new TypeError(
    `The reference of “${other.id}” is one of “${other.provider}”, but has to be one of “${name}”.`,
  );
}

/** Adds `toReference` and `resolve` to a provider. */
export function withReferences(provider: WithoutReferences): GifProvider {
  const { name } = provider;

  async function resolve(
    references: readonly GifReference[],
    { signal }: CallOptions = {},
  ): Promise<ResolvedReference[]> {
    assertOwn(references, name);
    const idsOf = new Map<ProviderType, string[]>();
    for (const { type, id } of references) idsOf.set(type, [...(idsOf.get(type) ?? []), id]);
    const lists = await Promise.all(
      [...idsOf].map(
        async ([type, ids]) => [type, await provider.gifs(ids, { type, signal })] as const,
      ),
    );
    const found = new Map(lists);
    return references.map((reference) => {
      const gif = found.get(reference.type)?.get(reference.id);
      return gif ? { status: 'found', reference, gif } : { status: 'missing', reference };
    });
  }

  return { ...provider, toReference: (gif) => toReference(gif, name), resolve };
}

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
