import type { CallOptions } from '@gifkit/fetch-api';
import { parseJson } from '@gifkit/http';
import { getAltText, type IGif } from '@gifkit/model';
import type {
  GifProvider,
  GifReference,
  ProviderType,
  ResolvedReference,
} from '../gif-provider.ts';
import { toCount } from '../renditions/to-images.ts';

const TYPES: readonly unknown[] = ['gifs', 'stickers', 'clips'] satisfies ProviderType[];

const typeOf = ({ type, is_sticker }: IGif): ProviderType => {
  if (type === 'video') return 'clips';
  return is_sticker || type === 'sticker' || type === 'emoji' ? 'stickers' : 'gifs';
};

export function toReference(gif: IGif, provider: string): GifReference {
  const { width = 0, height = 0 } = gif.images?.original ?? gif.images?.fixed_width ?? {};
  return {
    provider,
    id: String(gif.id),
    type: typeOf(gif),
    width,
    height,
    alt: getAltText(gif),
  };
}

/**
 * Validates a reference from an untrusted source: storage, a message or an HTML attribute.
 *
 * @param value the reference, or its JSON.
 * @returns undefined when it is invalid.
 */
export function readReference(value: unknown): GifReference | undefined {
  const fields: unknown = typeof value === 'string' ? parseJson(value) : value;
  const { provider, id, type, width, height, alt } = Object(fields) as Record<string, unknown>;
  if (typeof provider !== 'string' || provider === '') return undefined;
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    provider,
    id,
    type: TYPES.includes(type) ? (type as ProviderType) : 'gifs',
    width: toCount(width),
    height: toCount(height),
    alt: typeof alt === 'string' ? alt : '',
  };
}

type WithoutReferences = Omit<GifProvider, 'toReference' | 'resolve'>;

function assertOwn(references: readonly GifReference[], name: string): void {
  const other = references.find(({ provider }) => provider !== name);
  if (!other) return;
  throw new TypeError(
    `The reference of “${other.id}” belongs to “${other.provider}”, but must belong to “${name}”.`,
  );
}

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
 * Fetches many ids in as few requests as possible, each id once.
 *
 * @param size maximum number of ids per request.
 * @returns the GIFs by id, without those that the service does not have.
 * @throws any error of `ask`: then it is unknown which ids exist.
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
  // Services omit missing ids, and do not guarantee an order.
  return new Map(
    found.map((gif) => [String(gif.id), gif] as const).filter(([id]) => isWanted.has(id)),
  );
}
