import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError, errorMessage, hasCode } from './failure.ts';
import { runProgram, type ServerUser } from './process.ts';

// The name on macOS.
const postgresUserNames = ['postgres', '_postgres'];

/** Returns the user to run the server as; null: this process's own. As root: the owner of the data, else `postgres`. */
async function chooseServerUser(dataDirectory: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  return (await dataOwner(dataDirectory)) ?? (await findPostgresUser()) ?? (await createPostgresUser());
}

async function dataOwner(dataDirectory: string): Promise<ServerUser | null> {
  try {
    const { uid, gid } = await stat(dataDirectory);
    return uid === 0 ? null : { uid, gid, name: `with user id ${uid}` };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function findPostgresUser(): Promise<ServerUser | null> {
  for (const name of postgresUserNames) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map((flag) => runProgram('id', [flag, name], { user: null })),
    );
    if (uid?.succeeded && gid?.succeeded) return { uid: Number(uid.stdout), gid: Number(gid.stdout), name };
  }
  return null;
}

async function createPostgresUser(): Promise<ServerUser> {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['--system', '--group', '--no-create-home', 'postgres']],
  ];
  const complaints: string[] = [];
  for (const [program, args] of attempts) {
    const outcome = await runProgram(program, args, { user: null });
    // Check even after a failure: a concurrent start may have created the user.
    const user = await findPostgresUser();
    if (user !== null) return user;
    complaints.push(outcome.complaint);
  }
  throw new EmbeddedPostgresError(
    `the server cannot run as root, and creating the user "postgres" failed (${complaints.join('; ')}). ` +
      'Create that user, or start as another user',
    { advice: 'server' },
  );
}

/** Used as root for files that the server's user can't reach in the checkout. */
export const systemFolder = '/var/lib/sampan';

export interface DataLocation {
  /** SAMPAN_HOME with symbolic links resolved. */
  readonly home: string;
  /** Parent of the data directory: the home, or a folder in `systemFolder`. */
  readonly dataRoot: string;
  readonly dataDirectory: string;
  readonly user: ServerUser | null;
}

/**
 * Returns the location of the data. Existing data stays; new data goes into the home. As root, the server runs as another
 * user: if that user can't enter the home, new data goes into `systemFolder`.
 */
export async function findLocation(home: string): Promise<DataLocation> {
  const inHome = locationIn(home, home);
  if (await exists(inHome.dataDirectory)) return withUser(inHome);
  if (process.getuid?.() !== 0) return { ...inHome, user: null };
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const inSystem = locationIn(home, path.join(systemFolder, name));
  if (await exists(inSystem.dataDirectory)) return withUser(inSystem);
  const { user } = await withUser(inHome);
  if (await canEnter(home, user)) return { ...inHome, user };
  await makeSystemFolder(home);
  await makeFolder(inSystem.dataRoot);
  await chmod(inSystem.dataRoot, 0o755);
  // For the person who looks at the folder, whose name is a hash.
  await writeFile(path.join(inSystem.dataRoot, 'home'), `${home}\n`);
  return { ...inSystem, user };
}

/** Creates the home if missing and returns its path with symbolic links resolved. */
export async function makeHome(home: string): Promise<string> {
  await makeFolder(home);
  return realpath(home);
}

/** Creates /var/lib/sampan. Refuses a folder that other users can write to, because root runs programs from it. */
export async function makeSystemFolder(closedFolder: string): Promise<void> {
  try {
    await makeFolder(systemFolder);
    const { uid, mode } = await stat(systemFolder);
    if (uid !== 0 || (mode & 0o022) !== 0)
      throw new Error('it must belong to root and be writable by root only');
    await chmod(systemFolder, 0o755);
  } catch (error) {
    const problem =
      `the user that PostgreSQL runs as cannot enter ${closedFolder}, ` +
      `and ${systemFolder} cannot be used instead (${errorMessage(error)})`;
    throw new EmbeddedPostgresError(problem, { cause: error });
  }
}

export async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o755 });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    const parent = path.dirname(folder);
    if (!hasCode(error, 'ENOENT') || parent === folder) throw error;
    // mkdir's `recursive` loops forever where nothing can be created, such as in /proc.
    await makeFolder(parent);
    await mkdir(folder, { mode: 0o755 }).catch((second: unknown) => {
      if (!hasCode(second, 'EEXIST')) throw second;
    });
  }
}

function locationIn(home: string, dataRoot: string): Omit<DataLocation, 'user'> {
  return { home, dataRoot, dataDirectory: path.join(dataRoot, 'postgres') };
}

async function withUser(location: Omit<DataLocation, 'user'>): Promise<DataLocation> {
  return { ...location, user: await chooseServerUser(location.dataDirectory) };
}

async function canEnter(folder: string, user: ServerUser | null): Promise<boolean> {
  return (await runProgram('test', ['-x', folder], { user })).succeeded;
}
