import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import {
  hasCluster,
  initializeCluster,
  newPassword,
  passwordFile,
  readPassword,
  replacePassword,
  storePassword,
} from './cluster.ts';
import { explainFailure } from './failure.ts';
import { type DataLocation, findLocation, makeHome } from './location.ts';
import { type ServerAddress, shutDown, terminateOrphanedBackends } from './process.ts';
import { type Registration, register, type ServerRole, stopIfUnused } from './registration.ts';
import { Restarter, type Watcher } from './restarter.ts';
import {
  findRunning,
  isWrongPassword,
  launch,
  logIn,
  type RunningServer,
  refuseShellCharacters,
  type Settings,
  serverUrl,
  TransientStartError,
  wrongPassword,
} from './server.ts';
import { withStartLock } from './start-lock.ts';

export { EmbeddedPostgresError } from './failure.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  readonly adopted: boolean;
  readonly dataDirectory: string;
  /** Sentence for the start line if something is not where the user expects it; else null. */
  readonly notice: string | null;
  /** Stops the server if no other owner runs. A visitor leaves a server running that it found without an owner. */
  stop(): Promise<void>;
}

interface Started extends RunningServer {
  readonly adopted: boolean;
  readonly password: string;
  readonly notices: readonly string[];
}

const startTimeoutMs = 15_000;
const lockTimeoutMs = 150_000;

interface EmbeddedOptions {
  readonly home: string;
  /** `owner`: a service; `visitor`: a command. */
  readonly role: ServerRole;
  readonly settings?: Record<string, string>;
  /** Notified when the server dies. An owner restarts it. */
  readonly watcher?: Watcher;
}

/** Finds or starts the server of `home` and creates its database. Owners restart it. @throws EmbeddedPostgresError */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    const home = await makeHome(path.resolve(options.home));
    return await withStartLock(home, lockTimeoutMs, () => openServer(home, options));
  } catch (error) {
    throw explainFailure(error, options.home);
  }
}

async function openServer(
  home: string,
  { role, settings = {}, watcher }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const location = await findLocation(home);
  const applicationName = `sampan ${role} ${process.pid}`;
  const server = await adoptOrStart(location, applicationName, settings);
  const { address, password, adopted } = server;
  const current = { pid: server.pid, started: !adopted };
  const restarter = new Restarter(watcher, location.dataDirectory, async (mayStart) => {
    const { pid, client, adopted } = await withStartLock(home, lockTimeoutMs, () =>
      adoptOrStart(location, applicationName, settings, { address, mayStart }),
    );
    if (pid !== current.pid) Object.assign(current, { pid, started: !adopted });
    return { client, adopted };
  });
  const connect = () => logIn(address, password, applicationName);
  const reconnect = role === 'owner' ? () => restarter.run() : connect;
  let registration: Registration;
  try {
    await ensureDatabase(server.client);
    registration = await register(server.client, role, reconnect);
  } catch (error) {
    await server.client.end();
    if (!adopted) await shutDown(server.pid);
    throw error;
  }
  // A visitor that finds a server without an owner (a killed service's) leaves it running.
  const mayStop = role === 'owner' || !adopted || registration.foundOthers;
  let left: Promise<void> | undefined;
  return {
    url: serverUrl(address, password),
    adopted,
    dataDirectory: location.dataDirectory,
    notice: [...locationNotices(location), ...server.notices].join(' ') || null,
    stop: () => {
      restarter.end();
      left ??= registration
        .close()
        .then(() => stopIfUnused({ home, role, mayStop, ...current, logIn: connect }));
      return left;
    },
  };
}

interface Restart {
  readonly address: ServerAddress;
  /** @throws if the server was started too often */
  readonly mayStart: () => Promise<void>;
}

async function adoptOrStart(
  location: DataLocation,
  applicationName: string,
  settings: Settings,
  restart: Restart | null = null,
): Promise<Started> {
  let allowed = false;
  for (const deadline = Date.now() + startTimeoutMs; ; await delay(50)) {
    try {
      const running = await adopt(location, applicationName);
      if (running) return running;
      if (!allowed) await restart?.mayStart();
      allowed = true;
      return await start(location, applicationName, settings, restart?.address ?? null);
    } catch (error) {
      if (!(error instanceof TransientStartError) || Date.now() > deadline) throw error;
      await terminateOrphanedBackends(location.dataDirectory);
    }
  }
}

async function adopt(location: DataLocation, applicationName: string): Promise<Started | null> {
  const password = await readPassword(location.home);
  const running = await findRunning(location, password, applicationName);
  return running === null || password === null ? null : { ...running, password, adopted: true, notices: [] };
}

async function start(
  location: DataLocation,
  applicationName: string,
  settings: Settings,
  wanted: ServerAddress | null,
): Promise<Started> {
  const binaries = await findBinaries(location);
  refuseShellCharacters(location, binaries);
  const notices = binaries.copied ? [`PostgreSQL's programs were copied to ${binaries.folder}.`] : [];
  let password = await readPassword(location.home);
  if (!(await hasCluster(location))) {
    password ??= newPassword();
    await storePassword(location.home, password);
    await initializeCluster(location, binaries, password, { durable: settings.fsync !== 'off' });
  } else if (password === null) {
    password = await replacePassword(location, binaries);
    notices.push(`The database's password was lost. ${passwordFile(location.home)} contains a new one.`);
  }
  const { pid, address } = await launch(location, binaries, settings, wanted);
  try {
    const client = await logIn(address, password, applicationName);
    return { pid, address, client, password, adopted: false, notices };
  } catch (error) {
    await shutDown(pid);
    throw isWrongPassword(error) ? wrongPassword(location) : error;
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'sampan'");
  if (rowCount === 0) await client.query('CREATE DATABASE sampan');
}

function locationNotices(location: DataLocation): string[] {
  if (location.dataRoot === location.home) return [];
  return [
    `The database is in ${location.dataDirectory}: the user that PostgreSQL runs as cannot enter ${location.home}.`,
  ];
}
