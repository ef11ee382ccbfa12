import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { hasCluster, initialiseCluster, replacePassword } from './cluster.ts';
import { explainFailure } from './failure.ts';
import { launch, PassingObstacle, refuseShellCharacters, type Settings } from './launch.ts';
import { leave } from './leave.ts';
import { isWrongPassword, logIn, serverUrl } from './login.ts';
import { keepPassword, newPassword, passwordFile, readPassword } from './password.ts';
import { findPlace, makeHome, type Place } from './place.ts';
import { type Registration, type Role, register } from './registration.ts';
import { findRunning, type RunningServer, shutDown, wrongPassword } from './running-server.ts';
import { withStartLock } from './start-lock.ts';

export { EmbeddedPostgresError } from './failure.ts';

/** A PostgreSQL server of our own that other processes of the same home share. */
export interface EmbeddedPostgres {
  /** postgres://sampan:<password>@127.0.0.1:<port>/sampan */
  readonly url: string;
  /** Whether the server ran already. */
  readonly adopted: boolean;
  readonly dataDirectory: string;
  /** A sentence for the start line when something is not where, or not as, one would expect; else null. */
  readonly notice: string | null;
  /**
   * Stops the server when this process owns it and no other owner is alive; else leaves it running. A visitor
   * stops it when no owner is left and it wasn't running by itself before. May be called again.
   */
  stop(): Promise<void>;
}

interface Started extends RunningServer {
  readonly adopted: boolean;
  readonly password: string;
  readonly notices: readonly string[];
}

const obstaclePatienceMs = 15_000;
const lockPatienceMs = 150_000;

/**
 * Finds or starts the PostgreSQL server of `home` (SAMPAN_HOME), creating its database first when there is none.
 * `owner` is a service, `visitor` a command. `settings` are server settings for a start (`-c name=value`).
 * Errors: EmbeddedPostgresError, one line that says what failed and what to set.
 */
export async function startEmbeddedPostgres(options: {
  home: string;
  role: Role;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  try {
    const home = await makeHome(path.resolve(options.home));
    return await withStartLock(home, lockPatienceMs, () => enter(home, options.role, options.settings ?? {}));
  } catch (error) {
    throw explainFailure(error, options.home);
  }
}

async function enter(home: string, role: Role, settings: Settings): Promise<EmbeddedPostgres> {
  const place = await findPlace(home);
  const name = `sampan ${role} ${process.pid}`;
  const server = await adoptOrStart(place, name, settings);
  const { pid, port, password, adopted } = server;
  let registration: Registration;
  try {
    await ensureDatabase(server.client);
    registration = await register(server.client, role, () => logIn(port, password, name));
  } catch (error) {
    await server.client.end();
    if (!adopted) await shutDown(pid);
    throw error;
  }
  // A visitor leaves a server that ran without anybody, a killed service's, as it found it.
  const mayStop = role === 'owner' || !adopted || registration.foundOthers;
  let left: Promise<void> | undefined;
  return {
    url: serverUrl(port, password),
    adopted,
    dataDirectory: place.dataDirectory,
    notice: [...placeNotices(place), ...server.notices].join(' ') || null,
    stop: () => {
      left ??= leave({ home, pid, role, registration, mayStop, logIn: () => logIn(port, password, name) });
      return left;
    },
  };
}

async function adoptOrStart(place: Place, name: string, settings: Settings): Promise<Started> {
  for (const deadline = Date.now() + obstaclePatienceMs; ; await delay(50)) {
    try {
      return (await adopt(place, name)) ?? (await start(place, name, settings));
    } catch (error) {
      if (!(error instanceof PassingObstacle) || Date.now() > deadline) throw error;
    }
  }
}

async function adopt(place: Place, name: string): Promise<Started | null> {
  const password = await readPassword(place.home);
  const running = await findRunning(place, password, name);
  return running === null || password === null ? null : { ...running, password, adopted: true, notices: [] };
}

async function start(place: Place, name: string, settings: Settings): Promise<Started> {
  const binaries = await findBinaries(place);
  refuseShellCharacters(place, binaries);
  const notices = binaries.copied ? [`PostgreSQL's programs were copied to ${binaries.folder}.`] : [];
  let password = await readPassword(place.home);
  if (!(await hasCluster(place))) {
    password ??= newPassword();
    await keepPassword(place.home, password);
    await initialiseCluster(place, binaries, password, { durable: settings.fsync !== 'off' });
  } else if (password === null) {
    password = await replacePassword(place, binaries);
    notices.push(`The database's password was lost: ${passwordFile(place.home)} holds a new one.`);
  }
  const server = await launchAndLogIn(place, binaries, settings, password, name);
  return { ...server, password, adopted: false, notices };
}

async function launchAndLogIn(
  place: Place,
  binaries: Binaries,
  settings: Settings,
  password: string,
  name: string,
): Promise<RunningServer> {
  const { pid, port } = await launch(place, binaries, settings);
  try {
    return { pid, port, client: await logIn(port, password, name) };
  } catch (error) {
    await shutDown(pid);
    throw isWrongPassword(error) ? wrongPassword(place) : error;
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'sampan'");
  if (rowCount === 0) await client.query('CREATE DATABASE sampan');
}

function placeNotices(place: Place): string[] {
  if (place.dataRoot === place.home) return [];
  return [
    `The database is in ${place.dataDirectory}: the user that PostgreSQL runs as can't enter ${place.home}.`,
  ];
}
