import { realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { EmbeddedPostgresError } from './failure.ts';
import { isWrongPassword, logIn } from './login.ts';
import { passwordFile } from './password.ts';
import type { DataPlace } from './place.ts';
import { invalidatePostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { inspectProcess } from './process-status.ts';

const recoveryPatienceMs = 120_000;

/** A running server that accepts our password and serves our data. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly client: Client;
}

/** Logs in to the server of this data; waits while it starts, recovers or shuts down. Null if none runs. */
export async function findRunning(
  place: DataPlace,
  password: string | null,
  name: string,
): Promise<RunningServer | null> {
  for (const deadline = Date.now() + recoveryPatienceMs; ; await delay(25)) {
    const file = await readPostmasterFile(place.dataDirectory);
    if (file === null) return null;
    const status = file.pid === null ? null : await inspectProcess(file.pid);
    // PostgreSQL replaces the lock file of a process that is gone, but not of a zombie or another program.
    if (file.pid !== null && status === null) return null;
    const ours =
      status !== null && !status.zombie && status.commandLine.includes(` -D ${place.dataDirectory} `);
    const client = status?.zombie ? null : await tryLogIn(place, file.port, password, name, ours);
    if (client !== null && file.pid !== null && file.port !== null)
      return { pid: file.pid, port: file.port, client };
    if (!ours) {
      await invalidatePostmasterFile(place.dataDirectory, place.user);
      return null;
    }
    if (password === null && file.port !== null) throw lostWhileRunning(place, file.pid);
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(`its server (process ${file.pid}) is running but does not respond`, {
        advice: 'home',
      });
    }
  }
}

async function tryLogIn(
  place: DataPlace,
  port: number | null,
  password: string | null,
  name: string,
  ours: boolean,
): Promise<Client | null> {
  if (port === null || password === null) return null;
  try {
    const client = await logIn(port, password, name);
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const folder = await realpath(rows[0]?.data_directory ?? '').catch(() => null);
    if (folder === place.dataDirectory) return client;
    await client.end();
  } catch (error) {
    if (ours && isWrongPassword(error)) throw wrongPassword(place);
  }
  return null;
}

export function wrongPassword(place: DataPlace): EmbeddedPostgresError {
  const problem = `the password in ${passwordFile(place.home)} is not valid for ${place.dataDirectory}`;
  return new EmbeddedPostgresError(
    `${problem}. Restore the file, or stop the server and remove the file: the next start sets a new password`,
    { advice: 'home' },
  );
}

function lostWhileRunning(place: DataPlace, pid: number | null): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `its server is running but the password file ${passwordFile(place.home)} is lost. Restore the file, or stop the ` +
      `server with \`kill -INT ${pid}\` and start again, which sets a new password`,
    { advice: 'home' },
  );
}
