import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Load } from '../load.ts';
import { type Sample, toSample } from '../results.ts';
import { claimStatement, fenceColumn, hasFence, type RecordedStatement, recordedFence } from './statement.ts';

/** A pgbench script and the literals that it refers to, because pgbench can't generate text. */
interface PgbenchScript {
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** The recorded unique parts of a value, and the expression that generates new ones. */
interface Unique {
  readonly recorded: string;
  readonly expression: string;
}

const misread = /(?<!:):\w/;
const ownIds = /\b(?!acc_|key_)[a-z]{3}_[0-9a-f]{32}\b/g;
const trackingDigits = /(?<=SMP)\d{13}/;

/**
 * Converts the recorded statements of one request to a pgbench script for `-M prepared`, with every value as a
 * parameter. Unique values are concatenated in the statement. Literals with a colon become parameters too, because
 * pgbench would read a variable. The fence comes from the script's own claim.
 */
export function pgbenchScript(
  statements: readonly RecordedStatement[],
  idempotencyKey: string,
): PgbenchScript {
  const recorded = JSON.stringify(statements.map(({ values }) => values));
  const uniques = findUniques(recorded, idempotencyKey);
  const variables: Record<string, string> = {};
  const names = new Map<string, string>();
  const nameFor = (text: string): string => {
    const known = names.get(text);
    if (known) return known;
    const name = `t${names.size}`;
    names.set(text, name);
    variables[name] = text;
    return name;
  };
  const fence = recordedFence(statements);
  const lines = statements.map(({ text, name, values }) => {
    const formatValue = (value: unknown) =>
      hasFence(value, fence)
        ? `array[:claim_${fenceColumn}::integer]`
        : toExpression(value, uniques, nameFor);
    const literalsNamed = text.replace(/'[^']*'/g, (literal) =>
      misread.test(literal) ? `:${nameFor(literal.slice(1, -1))}` : literal,
    );
    const filled = literalsNamed.replace(/\$(\d+)/g, (_, number: string) =>
      formatValue(values[Number(number) - 1]),
    );
    return `${filled.trim().replaceAll(/\s*\n\s*/g, ' ')}${name === claimStatement ? ' \\gset claim_' : ';'}`;
  });
  const draws = [
    '\\set digits random(1000000000000, 9999999999999)',
    ...uniques
      .filter(({ expression }) => expression.includes(':id'))
      .map((_, index) => `\\set id${index} random(1000000000000000, 9999999999999999)`),
  ];
  return { text: `${[...draws, ...lines].join('\n')}\n`, variables };
}

function findUniques(recorded: string, idempotencyKey: string): Unique[] {
  const digits = trackingDigits.exec(recorded)?.[0];
  if (!digits) throw new Error('no tracking number was recorded');
  const ids = [...new Set(recorded.match(ownIds))];
  return [
    ...ids.map((id, index) => ({
      recorded: id,
      expression: `'${id.slice(0, 4)}' || :id${index} || :id${index}`,
    })),
    { recorded: idempotencyKey, expression: "'pgbench-' || :digits" },
    { recorded: digits, expression: ':digits' },
  ];
}

function toExpression(value: unknown, uniques: readonly Unique[], nameFor: (text: string) => string): string {
  if (value === null || value === undefined) return 'null';
  const recordedTexts = new RegExp(`(${uniques.map(({ recorded }) => recorded).join('|')})`);
  const parts = toText(value)
    .split(recordedTexts)
    .filter((part) => part !== '');
  if (parts.length === 0) return "''";
  const joined = parts
    .map((part) => uniques.find(({ recorded }) => recorded === part)?.expression ?? `:${nameFor(part)}`)
    .join(' || ');
  return joined.startsWith(':') && !joined.includes(' ') ? joined : `(${joined})`;
}

/** Formats a value as the driver does. */
function toText(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const quoted = value.map((one) => `"${toText(one).replaceAll(/[\\"]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}

/** Returns the version of pgbench on the PATH; null if it is not installed. */
export function pgbenchVersion(): string | null {
  const { status, stdout } = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** PostgreSQL replans a prepared statement this many times before it may cache a generic plan. */
const unplanned = 6;
const longestRampSeconds = 16;

/**
 * Runs a script with `pgbench -M prepared`. Connections are new in each run, so transactions before all connections
 * have cached their plans don't count.
 */
export class PgbenchRunner {
  #rampSeconds = 1;
  readonly #databaseUrl: string;
  readonly #script: PgbenchScript;
  readonly #folder: string;

  constructor(databaseUrl: string, script: PgbenchScript, folder: string) {
    this.#databaseUrl = databaseUrl;
    this.#script = script;
    this.#folder = folder;
  }

  /** @throws {Error} with pgbench's message if a transaction failed */
  async run(load: Load): Promise<Sample> {
    for (;;) {
      // pgbench takes whole seconds.
      const seconds = Math.ceil(load.seconds) + this.#rampSeconds;
      const log = await runPgbench(this.#databaseUrl, this.#script, this.#folder, { ...load, seconds });
      const begin = warmAt(log, load.connections);
      const end = Math.max(...log.map(({ atMs }) => atMs));
      const measuredSeconds = (end - begin) / 1000;
      if (measuredSeconds >= load.seconds * 0.6) {
        const counted = log.filter(({ atMs }) => atMs > begin);
        return toSample(
          counted.map(({ latencyMs }) => latencyMs),
          measuredSeconds,
        );
      }
      this.#rampSeconds *= 2;
      if (this.#rampSeconds > longestRampSeconds)
        throw new Error('pgbench takes too long to warm up on this machine');
    }
  }
}

interface LogLine {
  readonly client: string;
  readonly latencyMs: number;
  readonly atMs: number;
}

/** Returns the time at which the last connection had cached its plans. */
function warmAt(log: readonly LogLine[], connections: number): number {
  const warm = [...Map.groupBy(log, ({ client }) => client).values()].map(
    (lines) => lines[unplanned - 1]?.atMs ?? Number.POSITIVE_INFINITY,
  );
  return warm.length < connections ? Number.POSITIVE_INFINITY : Math.max(...warm);
}

async function runPgbench(
  databaseUrl: string,
  script: PgbenchScript,
  folder: string,
  { connections, seconds, signal }: Load,
): Promise<LogLine[]> {
  const workFolder = mkdtempSync(path.join(folder, 'pgbench-'));
  const file = path.join(workFolder, 'script.sql');
  writeFileSync(file, script.text);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const threads = Math.min(availableParallelism(), 2, connections);
  const child = spawn(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-l',
      `--log-prefix=${path.join(workFolder, 'log')}`,
      '-f',
      file,
      '-c',
      String(connections),
      '-j',
      String(threads),
      '-T',
      String(seconds),
      ...Object.entries(script.variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      '-h',
      decodeURIComponent(hostname),
      '-p',
      port,
      '-U',
      username,
      pathname.slice(1),
    ],
    {
      env: {
        ...process.env,
        PGPASSWORD: decodeURIComponent(password),
        PGOPTIONS: '-c timezone=UTC -c statement_timeout=30000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  );
  const said: string[] = [];
  child.stdout.on('data', (chunk) => said.push(String(chunk)));
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  try {
    const [code] = await once(child, 'close');
    const output = said.join('');
    if (code !== 0) throw new Error(`pgbench failed: ${output.slice(-2000)}`);
    return readLog(workFolder);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/** Columns: client, transaction number, microseconds, script, end in seconds and microseconds since 1970. */
function readLog(folder: string): LogLine[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [client = '', , micros, , seconds, fraction] = line.split(' ');
      return {
        client,
        latencyMs: Number(micros) / 1000,
        atMs: Number(seconds) * 1000 + Number(fraction) / 1000,
      };
    });
}
