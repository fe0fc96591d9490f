/** How a body may be compressed, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The compressors that a platform has; none where it compresses by itself. */
export type Encoders = Readonly<
  Partial<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>>
>;

const NO_WEIGHT = /;\s*q=0(?:\.0*)?\s*$/;

/**
 * The encoding to send, by the header `Accept-Encoding` (RFC 9110, 12.5.3): the smallest of those that the client
 * accepts.
 *
 * @param available those that there are compressors for.
 * @returns nothing where the body has to go as it is.
 */
export function chooseEncoding(
  accepted: string | null,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!accepted) return undefined;
  const codings = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((coding) => [coding.split(';')[0]?.trim(), !NO_WEIGHT.test(coding)]),
  );
  return available.find((encoding) => codings.get(encoding) ?? codings.get('*') ?? false);
}
