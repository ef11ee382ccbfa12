import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { passwordFile } from '../../../db/embedded/cluster.ts';
import {
  correctFutureDates,
  readRetentionClock,
  readServerTime,
} from '../../../db/query/installation/clock.ts';
import { hasTable, readServerVersion } from '../../../db/query/installation/server.ts';
import { countRole, listLivingProcesses } from '../../../db/query/installation/service-process.ts';
import { readSchemaState } from '../../../db/schema-state.ts';
import type { Config } from '../../config/config.ts';
import { invocation, startAdvice } from '../../invocation.ts';
import { describeHold, holdEnd } from '../../retention.ts';
import { findKeyRing, keyFile, keyProblem, keySource } from '../../secret/open-key-ring.ts';
import type { OpenDatabase } from '../database.ts';

export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warn' | 'fail';
  /** Without a final period. */
  readonly message: string;
  /** The remedy; null if there is none. */
  readonly remedy: string | null;
}

export function ok(check: string, message: string): Finding {
  return { check, state: 'ok', message, remedy: null };
}

export function warn(check: string, message: string, remedy: string): Finding {
  return { check, state: 'warn', message, remedy };
}

export function fail(check: string, message: string, remedy: string): Finding {
  return { check, state: 'fail', message, remedy };
}

const toleranceMs = 1_000;
const samples = 3;

/** Checks that this machine's clock agrees with the database's, because the queue's locks compare the two. */
export async function checkClock({ pool }: OpenDatabase): Promise<Finding> {
  const measured: { differenceMs: number; roundTripMs: number }[] = [];
  for (let sample = 0; sample < samples; sample++) measured.push(await measure(pool));
  const best = measured.reduce((one, other) => (other.roundTripMs < one.roundTripMs ? other : one));
  return classifyClock(best.differenceMs);
}

function classifyClock(differenceMs: number): Finding {
  const amount = `${Math.abs(Math.round(differenceMs))} ms`;
  if (Math.abs(differenceMs) < toleranceMs) return ok('clock', `Within ${amount} of the database's clock`);
  const direction = differenceMs > 0 ? 'behind' : 'ahead of';
  return fail(
    'clock',
    `${amount} ${direction} the database's clock (limit: ${toleranceMs} ms)`,
    'Synchronize both machines with NTP',
  );
}

/** Measures how far the database's clock is ahead of ours, in the middle of a round trip. */
async function measure(pool: pg.Pool): Promise<{ differenceMs: number; roundTripMs: number }> {
  const sent = Date.now();
  const serverMs = await readServerTime(pool);
  const received = Date.now();
  return { differenceMs: serverMs - (sent + received) / 2, roundTripMs: received - sent };
}

/** Keys that are unique with null values need 15. Sampan is tested on 18, the embedded server's version. */
const oldestPostgres = 15;

export async function checkDatabase({ kysely, url, dataDirectory }: OpenDatabase): Promise<Finding> {
  const version = await readServerVersion(kysely);
  const { hostname, port } = new URL(url);
  const server = `${decodeURIComponent(hostname)}:${port || 5432}`;
  const address = dataDirectory ? `embedded in ${dataDirectory}` : server;
  if (Number.parseInt(version, 10) >= oldestPostgres)
    return ok('database', `PostgreSQL ${version}, ${address}`);
  return fail(
    'database',
    `PostgreSQL ${version}, ${address}, is too old: the minimum is ${oldestPostgres}`,
    'Set DATABASE_URL to a newer server. Sampan is tested on PostgreSQL 18',
  );
}

/** Finds and corrects dates in the future, which remain after the database's clock was set back. */
export async function checkDates(database: OpenDatabase): Promise<Finding> {
  if (!(await hasTable(database.pool, 'webhook_delivery')))
    return warn('dates', 'Not checked', 'Fix the schema first');
  const corrected = await correctFutureDates(database, database.config);
  if (corrected.length === 0) return ok('dates', 'No rows are dated in the future');
  const found = corrected.map(({ column, rows: count }) => `${count} in ${column}`).join(', ');
  return warn(
    'dates',
    `Corrected rows that were dated in the future: ${found}`,
    "Find out why the database's clock was ahead, and synchronize it with NTP",
  );
}

const mebibyte = 2 ** 20;
/** PostgreSQL stops when its write-ahead log cannot grow; between checkpoints the log takes up to 1 GiB. */
const lowBytes = 2048 * mebibyte;
const fullBytes = 256 * mebibyte;

/** Where Linux distributions keep PostgreSQL's data. Only its superuser may ask the server. */
const serverFolders = ['/var/lib/postgresql', '/var/lib/pgsql'];

/** Checks the disk of the database, if it is one of this machine. `dataDirectory`: of the embedded server, or null. */
export function checkDisk(
  { home, databaseUrl }: Pick<Config, 'home' | 'databaseUrl'>,
  dataDirectory: string | null,
  usualFolders: readonly string[] = serverFolders,
): Finding {
  const host = databaseUrl === null ? null : remoteHost(databaseUrl);
  if (host !== null)
    return ok('disk', `Not checked: the database is at ${host}. Watch the free space of its disk there`);
  const folders = [
    dataDirectory ?? home,
    ...(databaseUrl === null ? [] : usualFolders.filter((folder) => existsSync(folder))),
  ];
  const disks = folders.map(nearestFolder).map((folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return { folder, freeBytes: bavail * bsize };
  });
  const fullest = disks.reduce((one, other) => (other.freeBytes < one.freeBytes ? other : one));
  return classifyDisk(fullest.folder, fullest.freeBytes);
}

/** Returns the host of a database on another machine; null for this one. */
function remoteHost(databaseUrl: string): string | null {
  const url = new URL(databaseUrl);
  const host = decodeURIComponent(url.hostname || url.searchParams.get('host') || '').replace(/^\[|\]$/g, '');
  const isHere =
    host === '' || host.startsWith('/') || ['localhost', '::1'].includes(host) || /^127\./.test(host);
  return isHere ? null : host;
}

export function classifyDisk(folder: string, freeBytes: number): Finding {
  const message = `${Math.floor(freeBytes / mebibyte)} MiB free for ${folder}`;
  if (freeBytes < fullBytes)
    return fail('disk', message, 'The database stops when the disk is full. Free at least 2048 MiB');
  if (freeBytes < lowBytes) return warn('disk', message, 'Free at least 2048 MiB');
  return ok('disk', message);
}

/** Returns the folder, or its nearest parent that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}

const remedy = 'Set SECRET_KEYS to the keys of this database, or restore its SAMPAN_HOME from a backup';

/** Checks that all keys that encrypt stored secrets are present and correct. */
export async function checkKeys(database: OpenDatabase): Promise<Finding> {
  const { config, pool } = database;
  if (!(await hasTable(pool, 'sealing_key'))) return warn('keys', 'Not checked', 'Fix the schema first');
  try {
    const ring = await findKeyRing(config, database);
    if (!ring) return ok('keys', 'No keys yet: the service creates one when it first starts');
    const problem = await keyProblem(database, ring);
    if (problem) return fail('keys', problem, remedy);
    return ok(
      'keys',
      `${[...ring.keys.keys()].join(', ')} in ${keySource(config)} (active key: ${ring.active.id})`,
    );
  } catch (error) {
    return fail('keys', error instanceof Error ? error.message : String(error), remedy);
  }
}

/** Checks that the mail server accepts a connection and the password. Without SMTP_URL, there is nothing to check. */
export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<Finding> {
  if (mail === null) return ok('mail', 'Not set up: SMTP_URL is not set, so no email is sent');
  const { createMailer } = await import('../../mail/mailer.ts');
  const server = `${mail.smtp.host}:${mail.smtp.port}`;
  try {
    await createMailer(mail).verify();
    return ok('mail', `${server} accepts emails from ${mail.from}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      'mail',
      `${server} does not accept emails (${reason})`,
      'Start the mail server or correct SMTP_URL',
    );
  }
}

const oldestNode = 24;

/** Checks the version of Node, which must run TypeScript directly. */
export function checkNode(version: string): Finding {
  if (Number.parseInt(version, 10) >= oldestNode) return ok('node', `Node ${version}`);
  return fail(
    'node',
    `Node ${version} is too old: the minimum is ${oldestNode}`,
    `Install Node ${oldestNode}. On Linux, \`npm ci\` installs it for Sampan`,
  );
}

/** Checks that the queue's tables in the database have the version that BullMQ needs. */
export async function checkQueue({ pool, dataDirectory }: OpenDatabase): Promise<Finding> {
  const { latestQueueVersion, queueVersion } = await import('../../queue/connection.ts');
  const version = await queueVersion(pool);
  const migrate = `\`${invocation} migrate\``;
  if (version === 0 && dataDirectory) {
    return warn('queue', "The queue's tables do not exist yet", `${startAdvice}, or run ${migrate}`);
  }
  if (version < latestQueueVersion) {
    return fail(
      'queue',
      `The queue's tables have version ${version} instead of ${latestQueueVersion}`,
      `Run ${migrate}`,
    );
  }
  return ok('queue', `In the database, version ${version}`);
}

/** Checks that data is deleted by its age. It is not after the database's clock jumped ahead. */
export async function checkRetention({ pool, kysely }: OpenDatabase): Promise<Finding> {
  if (!(await hasTable(pool, 'retention_clock')))
    return warn('retention', 'Not checked', 'Fix the schema first');
  const clock = await readRetentionClock(kysely);
  if (!clock?.is_held) return ok('retention', 'Data past its retention is deleted');
  return fail('retention', describeHold(clock).replace(/\.$/, ''), holdEnd);
}

export async function checkSchema({ kysely, dataDirectory }: OpenDatabase): Promise<Finding> {
  const { empty, pending, unknown, newest, conflict } = await readSchemaState(kysely);
  const migrate = `\`${invocation} migrate\``;
  if (conflict) return fail('schema', conflict.problem, conflict.remedy);
  if (unknown.length > 0) {
    return ok('schema', `A newer version migrated it to ${newest}. This version can use it`);
  }
  if (empty && dataDirectory) {
    return warn('schema', 'The database is new and empty', `${startAdvice}, or run ${migrate}`);
  }
  if (pending.length > 0)
    return fail('schema', `Pending migrations: ${pending.join(', ')}`, `Run ${migrate}`);
  return ok('schema', `Up to date at ${newest}`);
}

const secretFiles = (home: string) => [path.join(home, 'demo.json'), passwordFile(home), keyFile(home)];

export function checkSecrets(home: string): Finding {
  const present = secretFiles(home).flatMap((file) => {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    return mode === undefined ? [] : [{ file, open: (mode & 0o077) !== 0 }];
  });
  const open = present.filter((one) => one.open).map((one) => one.file);
  if (open.length > 0) {
    return fail('secrets', `Other users can read ${open.join(', ')}`, `Run \`chmod 600 ${open.join(' ')}\``);
  }
  const names = present.map((one) => path.basename(one.file)).join(', ');
  return ok('secrets', names === '' ? 'No files with secrets yet' : `Only the owner can read ${names}`);
}

/** Names of the checks that {@link checkProcesses} returns, in order. */
export const processChecks = ['api', 'worker'] as const;

const start = (role: 'api' | 'worker') => `${startAdvice}: one process needs the role ${role}`;

/**
 * Checks that a process serves requests, and that one runs the jobs. In production, a missing one fails a booking or a
 * delivery. After a restore, the service starts only when the checks have passed.
 */
export async function checkProcesses(
  { kysely, config }: OpenDatabase,
  { afterRestore }: { readonly afterRestore: boolean },
): Promise<Finding[]> {
  // The table is missing before the migrations. The check of the schema reports that.
  const processes = await listLivingProcesses(kysely).catch(() => []);
  const severity = config.production && !afterRestore ? fail : warn;
  if (processes.length === 0)
    return processChecks.map((role) => severity(role, 'No process of the service is running', start(role)));
  const [apis, workers] = [countRole(processes, 'api'), countRole(processes, 'worker')];
  return [
    apis > 0
      ? ok('api', `${apis} running`)
      : severity('api', 'Workers are running without an API, so nobody can book', start('api')),
    workers > 0
      ? ok('worker', `${workers} running`)
      : fail(
          'worker',
          'The API is running without a worker, so webhooks, emails and late labels wait',
          start('worker'),
        ),
  ];
}
