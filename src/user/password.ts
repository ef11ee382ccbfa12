import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { HttpError } from '../contract/errors.ts';
import type { PasswordResult, PasswordTask } from './password-thread.ts';

const minPasswordLength = 12;
const maxPasswordLength = 200;

export type PasswordFault = 'too_short' | 'too_long' | 'too_simple' | 'breached';

/** Returns why a password is refused; null if it is acceptable. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < minPasswordLength) return 'too_short';
  if (characters.length > maxPasswordLength) return 'too_long';
  const lower = characters.join('').toLowerCase();
  if (new Set(lower).size < 5 || lower === email.toLowerCase()) return 'too_simple';
  return isBreached(lower) ? 'breached' : null;
}

/** Passwords that are verified or wait for it at once, in this process. Each takes about 15 ms of CPU time and 19 MiB. */
export const maxPasswordTurns = 12;
/** Time after which a refused attempt may be made again. The turns are then free again. */
export const busySeconds = 2;

/** A turn to hash passwords, which happens one after another. */
export interface PasswordTurn extends Disposable {
  hash(password: string): Promise<string>;
  /** Verifies a password. Without a stored hash it does the same work and returns false, so that time reveals no address. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

let turns = 0;

/** Takes a turn as {@link tryPasswordTurn}. @throws {HttpError} RATE_LIMITED if every turn is taken. */
export function takePasswordTurn(): PasswordTurn {
  const turn = tryPasswordTurn();
  if (!turn) throw new HttpError('RATE_LIMITED', { retryAfterSeconds: busySeconds });
  return turn;
}

/**
 * Takes a turn before the work that leads to a hash, so that a flood of sign-ins is refused before it costs anything.
 * Null if every turn is taken.
 */
export function tryPasswordTurn(): PasswordTurn | null {
  if (turns >= maxPasswordTurns) return null;
  turns++;
  let isOver = false;
  return {
    hash: (password) => hashPassword(password),
    verify: async (stored, password) => {
      const isRight = await hasher().run<boolean>({
        password: password.normalize('NFKC'),
        stored: stored ?? decoyHash,
      });
      return stored !== null && isRight;
    },
    [Symbol.dispose]() {
      if (!isOver) turns--;
      isOver = true;
    },
  };
}

function hashPassword(password: string): Promise<string> {
  return hasher().run<string>({ password: password.normalize('NFKC') });
}

/** The hash of a random password with the cost of all others. */
const decoyHash =
  // cspell:disable-next-line
  '$argon2id$v=19$m=19456,t=2,p=1$Qj7zRYcdGCJodglcGnyf9w$d0YEAzbXPGsLkfKtF+cWT3fUVgG6lPxHHYRy0Z+oTNQ';

let open: PasswordThread | null = null;

function hasher(): PasswordThread {
  if (!open?.isOpen) open = new PasswordThread();
  return open;
}

/**
 * Hashes passwords one after another in a thread of its own. Node's shared threads stay free for name lookups, files and
 * the sign-in to PostgreSQL, and one core at most is busy with passwords.
 */
class PasswordThread {
  isOpen = true;
  readonly #worker: Worker;
  /** The thread answers in order. */
  readonly #waiting: PromiseWithResolvers<string | boolean>[] = [];

  constructor() {
    this.#worker = new Worker(new URL('./password-thread.ts', import.meta.url));
    this.#worker.unref();
    this.#worker.on('message', (result: PasswordResult) => this.#settle(result));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('the thread that hashes passwords ended')));
  }

  run<Value extends string | boolean>(task: PasswordTask): Promise<Value> {
    const result = Promise.withResolvers<string | boolean>();
    this.#waiting.push(result);
    // Keeps the process alive while a password is being hashed.
    this.#worker.ref();
    this.#worker.postMessage(task);
    return result.promise as Promise<Value>;
  }

  #settle(result: PasswordResult): void {
    const first = this.#waiting.shift();
    if ('value' in result) first?.resolve(result.value);
    else first?.reject(new Error(result.error));
    if (this.#waiting.length === 0) this.#worker.unref();
  }

  #end(reason: Error): void {
    this.isOpen = false;
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}

let loaded: Buffer | null = null;

/** Searches the sorted first four bytes of SHA-256 (docs/design/dashboard.md, Passwords). */
function isBreached(password: string): boolean {
  loaded ??= readFileSync(path.join(import.meta.dirname, 'breached-passwords.bin'));
  const wanted = Number.parseInt(hash('sha256', password, 'hex').slice(0, 8), 16);
  let low = 0;
  let high = loaded.length / 4 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = loaded.readUInt32BE(middle * 4);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
