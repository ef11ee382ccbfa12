import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { SchemaError } from './schema-state.ts';
import type { Database } from './table/index.ts';

/** Time limits of a migration that waits for the locks of other sessions. */
export interface MigrationWaits {
  /**
   * Lock timeout of an attempt. Shorter than that of the requests (2 s), which wait behind it. Longer than PostgreSQL's
   * deadlock_timeout (1 s), after which it cancels an autovacuum that is in the way.
   */
  readonly lockMs: number;
  readonly attempts: number;
  /** Pause after an attempt, in which the requests that waited run. */
  readonly pauseMs: number;
}

/** Together at most five minutes per migration. */
export const migrationWaits: MigrationWaits = { lockMs: 1_500, attempts: 45, pauseMs: 5_000 };

const lookIntervalMs = 250;
const lockNotAvailable = '55P03';

interface OtherSession {
  readonly pid: number;
  readonly user: string | null;
  readonly application: string | null;
  readonly state: string | null;
  readonly seconds: number;
  /** Time in UTC. */
  readonly since: string;
}

/** Watches from a second connection which sessions block a migrating one, and reports a change of them. */
export class BlockerWatch implements Disposable {
  readonly #db: Kysely<Database>;
  readonly #pid: number;
  readonly #report: (message: string) => void;
  readonly #timer: NodeJS.Timeout;
  #step = 'The migration';
  #asking = false;
  #reported = '';
  /** Those of the last wait. */
  #blockers: readonly OtherSession[] = [];

  constructor(db: Kysely<Database>, pid: number, report: (message: string) => void) {
    this.#db = db;
    this.#pid = pid;
    this.#report = report;
    this.#timer = setInterval(() => void this.#look(), lookIntervalMs);
    this.#timer.unref();
  }

  /** Runs a step again while it meets the lock timeout. @throws {SchemaError} that names the blocking sessions */
  async untilUnlocked<T>(step: string, waits: MigrationWaits, run: () => Promise<T>): Promise<T> {
    this.#step = step;
    for (let attempt = 1; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) {
          throw new Error(`${step} failed: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
        if (attempt >= waits.attempts) throw new SchemaError(this.#explainGivingUp(waits), { cause: error });
        await delay(waits.pauseMs);
      }
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const found = await findBlockers(this.#db, this.#pid).catch(() => []);
    this.#asking = false;
    if (found.length === 0) return;
    this.#blockers = found;
    const key = found.map(({ pid }) => pid).join();
    if (key === this.#reported) return;
    this.#reported = key;
    this.#report(`${this.#step} waits for ${describeSessions(found)}`);
  }

  #explainGivingUp({ lockMs, attempts }: MigrationWaits): string {
    const [first] = this.#blockers;
    const problem = `${this.#step} got no lock within ${lockMs} ms, in ${attempts} attempts`;
    if (!first) return `${problem}. Run the migration again when the database is less busy.`;
    return `${problem}. It waited for ${describeSessions(this.#blockers)}. Let it end, or end it with \`select pg_terminate_backend(${first.pid})\`, and run the migration again: it continues.`;
  }
}

/**
 * Finds the sessions for which another one waits. PostgreSQL hides details of other users' sessions from some users.
 * An index that is created concurrently also waits, for a moment, for the session that asks this.
 */
async function findBlockers(db: Kysely<Database>, pid: number): Promise<OtherSession[]> {
  // Raw: reads views of PostgreSQL, which `Database` does not describe.
  const { rows } = await sql<OtherSession>`
    select b.pid, b.usename as user, nullif(b.application_name, '') as application,
      case when b.backend_type = 'client backend' then b.state else b.backend_type end as state,
      extract(epoch from clock_timestamp() - coalesce(b.xact_start, b.backend_start))::int as seconds,
      to_char(coalesce(b.xact_start, b.backend_start) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
    from unnest(pg_blocking_pids(${pid})) as p (pid) join pg_stat_activity b on b.pid = p.pid
    where b.pid <> pg_backend_pid()
    order by seconds desc nulls last, b.pid`.execute(db);
  return rows;
}

/** Finds the session that holds an advisory lock on the hash of a text. Its time is that of its connection. */
export async function findHolders(db: Kysely<Database>, text: string): Promise<OtherSession[]> {
  // Raw: as above. PostgreSQL shows the two halves of the key.
  const { rows } = await sql<OtherSession>`
    select a.pid, a.usename as user, nullif(a.application_name, '') as application, a.state,
      extract(epoch from clock_timestamp() - a.backend_start)::int as seconds,
      to_char(a.backend_start at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid::bigint << 32) | l.objid::bigint = hashtext(${text})::bigint`.execute(db);
  return rows;
}

export function describeSessions(blockers: readonly OtherSession[]): string {
  return blockers
    .map(({ pid, user, application, state, seconds, since }) => {
      const details = [
        application,
        user === null ? null : `user ${user}`,
        state,
        seconds === null ? null : `for ${seconds} s, since ${since}`,
      ];
      return `session ${pid} (${details.filter((detail) => detail !== null).join(', ')})`;
    })
    .join(' and ');
}
