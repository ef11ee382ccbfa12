import { stat } from 'node:fs/promises';
import { EmbeddedPostgresError, hasCode } from './failure.ts';
import { runProgram, type ServerUser } from './run-program.ts';

// The name on macOS.
const accountNames = ['postgres', '_postgres'];

/** Returns the user to run the server as; null: this process's own. As root: the owner of the data, else `postgres`. */
export async function chooseServerUser(dataDirectory: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  return (await dataOwner(dataDirectory)) ?? (await existingAccount()) ?? (await createAccount());
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

async function existingAccount(): Promise<ServerUser | null> {
  for (const name of accountNames) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map((flag) => runProgram('id', [flag, name], { user: null })),
    );
    if (uid?.succeeded && gid?.succeeded) return { uid: Number(uid.stdout), gid: Number(gid.stdout), name };
  }
  return null;
}

async function createAccount(): Promise<ServerUser> {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['--system', '--group', '--no-create-home', 'postgres']],
  ];
  const complaints: string[] = [];
  for (const [program, args] of attempts) {
    const outcome = await runProgram(program, args, { user: null });
    // Check even after a failure: a concurrent start may have created the account.
    const account = await existingAccount();
    if (account !== null) return account;
    complaints.push(outcome.complaint);
  }
  throw new EmbeddedPostgresError(
    `the server cannot run as root, and creating the user "postgres" failed (${complaints.join('; ')}). ` +
      'Create that user, or start as another user',
  );
}
