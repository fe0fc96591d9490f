import type { Encoders, Encoding } from './encodings.ts';

const encoder = new TextEncoder();

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a page, compressed when first asked for so, and once. */
export interface PageBody {
  /** Bytes of it before they are compressed. */
  length: number;
  in: (encoding: Encoding | undefined) => Bytes | Promise<Bytes>;
}

export function createPageBody(html: string, encoders: Encoders): PageBody {
  const plain = encoder.encode(html);
  const encoded = new Map<Encoding, Bytes | Promise<Bytes>>();
  const encode = (encoding: Encoding): Bytes | Promise<Bytes> => {
    const known = encoded.get(encoding);
    if (known) return known;
    const coming = (encoders[encoding]?.(plain) ?? Promise.resolve(plain)).then((bytes) => {
      encoded.set(encoding, bytes);
      return bytes;
    });
    encoded.set(encoding, coming);
    return coming;
  };
  return { length: plain.byteLength, in: (encoding) => (encoding ? encode(encoding) : plain) };
}
