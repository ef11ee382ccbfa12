import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { deriveBytes, type SecretKey } from '../config/secret-key.ts';

/** The row and column of an encrypted value. It decrypts with the same context only, so a moved value is detected. */
export interface EncryptionContext {
  readonly table: string;
  readonly column: string;
  readonly row: string;
  readonly account: string;
}

/** A value that can't be decrypted: moved, changed or truncated, or its key is missing. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const authTagLength = 16;
/** `enc:v1:`, an id of at most 32 characters, and a colon. */
const maxHeaderLength = 40;
const header = /^enc:v1:([A-Za-z0-9_-]{1,32}):/;

/** Keys of stored secrets (docs/design/secrets.md). The first key encrypts; every key decrypts. */
export class KeyRing {
  readonly active: SecretKey;
  readonly keys: ReadonlyMap<string, SecretKey>;
  readonly #derived = new Map<string, readonly KeyObject[]>();

  constructor(keys: readonly SecretKey[]) {
    const [active] = keys;
    if (!active) throw new RangeError('a key ring needs at least one key');
    this.active = active;
    this.keys = new Map(keys.map((key) => [key.id, key]));
  }

  /** Returns `enc:v1:<key id>:`, then nonce, tag and ciphertext: base64url in text, raw in bytes. */
  encrypt(value: string, context: EncryptionContext): string;
  encrypt(value: Uint8Array, context: EncryptionContext): Buffer;
  encrypt(value: string | Uint8Array, context: EncryptionContext): string | Buffer {
    const prefix = `enc:v1:${this.active.id}:`;
    const sealed = seal(this.active, Buffer.from(value as string), context);
    if (typeof value === 'string') return prefix + sealed.toString('base64url');
    return Buffer.concat([Buffer.from(prefix, 'latin1'), sealed]);
  }

  /** @throws {SealError} if the value was not encrypted with this context, or its key is missing. */
  decrypt(value: string, context: EncryptionContext): string;
  decrypt(value: Uint8Array, context: EncryptionContext): Buffer;
  decrypt(value: string | Uint8Array, context: EncryptionContext): string | Buffer {
    const start = typeof value === 'string' ? value : latin1(value.subarray(0, maxHeaderLength));
    const [prefix, id] = header.exec(start) ?? [];
    if (prefix === undefined || id === undefined)
      throw new SealError(`${describeValue(context)} is not encrypted`);
    const key = this.keys.get(id);
    if (!key)
      throw new SealError(`${describeValue(context)} is encrypted with the key ${id}, which is missing`);
    if (typeof value !== 'string') return open(key, Buffer.from(value.subarray(prefix.length)), context);
    return open(key, Buffer.from(value.slice(prefix.length), 'base64url'), context).toString('utf8');
  }

  /** Derives a KeyObject per key, the active key's first. An HMAC takes 4 µs with a KeyObject, 35 µs with a Buffer. */
  derive(purpose: string): readonly KeyObject[] {
    const known = this.#derived.get(purpose);
    if (known) return known;
    const derived = [...this.keys.values()].map((key) => createSecretKey(deriveBytes(key, purpose)));
    this.#derived.set(purpose, derived);
    return derived;
  }
}

function seal(key: SecretKey, plain: Buffer, context: EncryptionContext): Buffer {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key.bytes, nonce, { authTagLength });
  sealing.setAAD(boundTo(context));
  const text = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]);
}

function open(key: SecretKey, sealed: Buffer, context: EncryptionContext): Buffer {
  const textAt = nonceLength + authTagLength;
  if (sealed.length < textAt) throw new SealError(`${describeValue(context)} is truncated`);
  const opening = createDecipheriv(cipher, key.bytes, sealed.subarray(0, nonceLength), { authTagLength });
  opening.setAAD(boundTo(context));
  opening.setAuthTag(sealed.subarray(nonceLength, textAt));
  try {
    return Buffer.concat([opening.update(sealed.subarray(textAt)), opening.final()]);
  } catch (error) {
    throw new SealError(
      `${describeValue(context)} cannot be decrypted: it was changed, or moved from another row`,
      {
        cause: error,
      },
    );
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function boundTo({ table, column, row, account }: EncryptionContext): Buffer {
  return Buffer.from(JSON.stringify([table, column, row, account]));
}

function describeValue({ table, column, row }: EncryptionContext): string {
  return `${table}.${column} of ${row}`;
}

type SignedParts = readonly (string | number | boolean)[];

/** Signs the parts of a link, for one purpose, with the first key of the key ring. */
export function signLink(secrets: Pick<KeyRing, 'derive'>, purpose: string, parts: SignedParts): string {
  const [key] = secrets.derive(purpose);
  if (!key) throw new Error('the key ring has no key');
  return sign(key, parts).toString('hex');
}

/** Verifies a signature with any key of the key ring. */
export function isSignedLink(
  secrets: Pick<KeyRing, 'derive'>,
  purpose: string,
  parts: SignedParts,
  signature: string,
): boolean {
  const given = Buffer.from(signature, 'hex');
  if (given.length !== 32) return false;
  return secrets
    .derive(purpose)
    .map((key) => timingSafeEqual(given, sign(key, parts)))
    .includes(true);
}

function sign(key: KeyObject, parts: SignedParts): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
