import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './failure.ts';
import type { ServerUser } from './run-program.ts';

/** What the server wrote into its lock file `postmaster.pid`; null fields aren't (yet) there. */
export interface PostmasterFile {
  readonly pid: number | null;
  readonly port: number | null;
}

// Above every system's highest process number.
const nobodysPid = 2147483647;

/** The server's lock file, or null when there is none. */
export async function readPostmasterFile(dataDirectory: string): Promise<PostmasterFile | null> {
  const text = await readLockFile(dataDirectory);
  if (text === null) return null;
  const [pid = 0, , , port = 0] = text.split('\n').map((line) => Number.parseInt(line, 10) || 0);
  // A single-user backend, which nobody can log in to, writes its number with a minus.
  return { pid: Math.abs(pid) || null, port: pid > 0 && port > 0 ? port : null };
}

/**
 * Makes the lock file of a dead server harmless where PostgreSQL would believe in it: its number belongs to
 * a zombie or to a stranger. The file isn't removed: its other lines let PostgreSQL check that no orphaned
 * backend of that server still writes to the data.
 */
export async function retirePostmasterFile(dataDirectory: string, user: ServerUser | null): Promise<void> {
  const [, ...others] = ((await readLockFile(dataDirectory)) ?? '').split('\n');
  const file = path.join(dataDirectory, 'postmaster.pid');
  const replacement = `${file}.retired`;
  await writeFile(replacement, [nobodysPid, ...others].join('\n'), { mode: 0o600 });
  if (user !== null) await chown(replacement, user.uid, user.gid);
  await rename(replacement, file);
}

async function readLockFile(dataDirectory: string): Promise<string | null> {
  try {
    return await readFile(path.join(dataDirectory, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
