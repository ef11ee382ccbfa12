import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Returns bytes as a short text that needs no escapes in a form. */
export async function pack(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await deflate(bytes)).toString('base64url');
}

/** Null: it is not what `pack` made, or longer. */
export async function unpack(text: string, maxOutputLength: number): Promise<Buffer | null> {
  return inflate(Buffer.from(text, 'base64url'), { maxOutputLength }).catch(() => null);
}
