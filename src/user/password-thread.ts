import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes. A changed cost holds for new hashes: each hash names its own. */
const cost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

interface Argon2Cost {
  /** KiB */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Lower than that of the threads that serve requests. */
const niceness = 5;

/** A password to hash, or to verify against a stored hash. */
export type PasswordTask = { readonly password: string; readonly stored?: string };
export type PasswordResult = { readonly value: string | boolean } | { readonly error: string };

// On Linux, the priority is that of the calling thread. Elsewhere, it would be that of the whole process.
if (process.platform === 'linux') setPriority(niceness);

parentPort?.on('message', ({ password, stored }: PasswordTask) => {
  parentPort?.postMessage(hashOrVerify(password, stored));
});

function hashOrVerify(password: string, stored: string | undefined): PasswordResult {
  try {
    return { value: stored === undefined ? hashPassword(password) : verifyPassword(stored, password) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Returns the hash as a PHC string, the format of argon2's own programs, which names algorithm, version and cost. */
function hashPassword(password: string): string {
  const salt = randomBytes(saltBytes);
  const { memory, passes, parallelism } = cost;
  const hash = argon2id(password, salt, hashBytes, cost);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

const phcString =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[A-Za-z\d+/]+)\$(?<hash>[A-Za-z\d+/]+)$/;

function verifyPassword(stored: string, password: string): boolean {
  const parts = phcString.exec(stored)?.groups;
  if (!parts) throw new Error('the stored hash of a password is no PHC string of argon2id');
  const expected = Buffer.from(parts.hash ?? '', 'base64');
  const actual = argon2id(password, Buffer.from(parts.salt ?? '', 'base64'), expected.length, {
    memory: Number(parts.memory),
    passes: Number(parts.passes),
    parallelism: Number(parts.parallelism),
  });
  return timingSafeEqual(actual, expected);
}

function argon2id(message: string, nonce: Buffer, tagLength: number, costs: Argon2Cost): Buffer {
  return argon2Sync('argon2id', { message, nonce, tagLength, ...costs });
}

/** Base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
