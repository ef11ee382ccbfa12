import { readdir, readlink, symlink, unlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError, hasCode } from './failure.ts';
import { inspectProcess } from './process.ts';

const prefix = 'postgres.lock.';
const free = 'free';

export class StartLockTimeout extends EmbeddedPostgresError {}

/**
 * Runs `action` while no other process starts or stops the server of this home. A killed process releases its lock.
 * The lock is a sequence of symbolic links `postgres.lock.<n>`, each created atomically with its content. The highest
 * number counts: it names the holder ("pid@start") or says "free". To take the lock, a process creates the next
 * number, which only one can. The newest link is never removed, so no process can remove a lock that another has just
 * taken.
 */
export async function withStartLock<T>(home: string, waitMs: number, action: () => Promise<T>): Promise<T> {
  const number = await acquire(home, waitMs);
  try {
    return await action();
  } finally {
    // If this fails (full disk, deleted home), the lock is free when this process exits.
    await symlink(free, path.join(home, prefix + (number + 1))).catch(() => {});
  }
}

async function acquire(home: string, waitMs: number): Promise<number> {
  const me = `${process.pid}@${(await inspectProcess(process.pid))?.startedAt}`;
  for (const deadline = Date.now() + waitMs; ; ) {
    const newest = (await listLockNumbers(home)).at(-1) ?? 0;
    const holder = newest === 0 ? free : await readHolder(home, newest);
    if (holder !== null && !(await isHeld(holder))) {
      if (await takeLockNumber(home, newest + 1, me)) return newest + 1;
    } else if (Date.now() > deadline) {
      throw new StartLockTimeout(
        `process ${holder?.split('@')[0]} has been starting or stopping it for ${Math.round(waitMs / 1000)} s`,
        { advice: 'server' },
      );
    } else {
      await delay(10);
    }
  }
}

async function takeLockNumber(home: string, number: number, me: string): Promise<boolean> {
  try {
    await symlink(me, path.join(home, prefix + number));
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  const existing = await listLockNumbers(home);
  const taken = existing.at(-1) === number;
  // Keep the link before ours: a concurrent listing could otherwise miss both.
  for (const old of taken ? existing.filter((other) => other < number - 1) : [number]) {
    await unlink(path.join(home, prefix + old)).catch(() => {});
  }
  return taken;
}

async function listLockNumbers(home: string): Promise<number[]> {
  const names = (await readdir(home)).filter((name) => name.startsWith(prefix));
  return names.map((name) => Number(name.slice(prefix.length))).sort((a, b) => a - b);
}

async function readHolder(home: string, number: number): Promise<string | null> {
  try {
    return await readlink(path.join(home, prefix + number));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function isHeld(holder: string): Promise<boolean> {
  if (holder === free) return false;
  const [pid, startedAt] = holder.split('@');
  const status = await inspectProcess(Number(pid));
  if (status === null || status.zombie) return false;
  return status.startedAt === null || status.startedAt === startedAt;
}
