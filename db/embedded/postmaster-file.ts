import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './failure.ts';
import type { ServerUser } from './run-program.ts';

/** Content of `postmaster.pid`; null for fields that the server has not written yet. */
export interface PostmasterFile {
  readonly pid: number | null;
  readonly port: number | null;
}

// Above every system's maximum process id.
const unusedPid = 2147483647;

export async function readPostmasterFile(dataDirectory: string): Promise<PostmasterFile | null> {
  const text = await readLockFile(dataDirectory);
  if (text === null) return null;
  const [pid = 0, , , port = 0] = text.split('\n').map((line) => Number.parseInt(line, 10) || 0);
  // A single-user backend writes a negative process id and accepts no logins.
  return { pid: Math.abs(pid) || null, port: pid > 0 && port > 0 ? port : null };
}

/** Replaces the process id of a dead server, which may belong to another program by now. Keeps the other lines. */
export async function invalidatePostmasterFile(
  dataDirectory: string,
  user: ServerUser | null,
): Promise<void> {
  const [, ...others] = ((await readLockFile(dataDirectory)) ?? '').split('\n');
  const file = path.join(dataDirectory, 'postmaster.pid');
  const replacement = `${file}.retired`;
  await writeFile(replacement, [unusedPid, ...others].join('\n'), { mode: 0o600 });
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
