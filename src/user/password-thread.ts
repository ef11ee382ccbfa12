import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, which is the library's default algorithm: 19 MiB, 2 passes. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
    return { value: stored === undefined ? hashSync(password, cost) : verifySync(stored, password) };
  } catch (error) {
    return { error: String(error) };
  }
}
