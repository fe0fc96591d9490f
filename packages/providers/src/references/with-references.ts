import type { CallOptions } from '@gifkit/fetch-api';
import type { GifProvider } from '../gif-provider.ts';
import type { ProviderType } from '../provider-type.ts';
import { toReference } from './gif-reference.ts';
import type { GifReference, ResolvedReference } from './reference-types.ts';

/** A provider without what follows from its `gifs`. */
export type WithoutReferences = Omit<GifProvider, 'toReference' | 'resolve'>;

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
