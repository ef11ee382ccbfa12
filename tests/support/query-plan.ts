import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../db/client.ts';
import { isCluster } from '../../db/cluster.ts';
import type { Database } from '../../db/table/index.ts';

interface Statement {
  /** Absent for a statement that is planned again for each call's values. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

type Ask = (db: Db) => Promise<unknown>;

/** Returns the plans of all statements of a query without sending them. `rows`: answer to each statement. */
export async function plansOf(pool: pg.Pool, ask: Ask, rows: readonly object[] = []): Promise<string> {
  const plans: string[] = [];
  for (const statement of await statementsOf(ask, rows)) plans.push(await planOf(pool, statement));
  return plans.join('\n');
}

/** Returns the first statement of a query without sending it. */
export async function statementOf(ask: Ask): Promise<Statement> {
  const [first] = await statementsOf(ask, []);
  if (!first) throw new Error('nothing was asked');
  return first;
}

/** Returns the statements of a query without sending them. */
export async function statementsOf(ask: Ask, rows: readonly object[] = []): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = async (statement: Statement | string, values: readonly unknown[] = []) => {
    sent.push(typeof statement === 'string' ? { text: statement, values } : statement);
    return { rows, rowCount: rows.length, command: 'SELECT' };
  };
  const answer = { rows: process.env.TEST_CITUS === undefined ? [] : [{}] };
  const pool = {
    query: async () => answer as never,
    connect: async () => ({ query, release() {} }),
    end: async () => {},
  };
  // A process asks it once for each pool, so it is no statement of the query.
  await isCluster(pool as never);
  pool.query = query as never;
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) });
  await ask({ pool, kysely } as unknown as Db);
  return sent;
}

/** Returns the generic plan of a prepared statement, or the plan of another statement for its values. */
export async function planOf(pool: pg.Pool, { name, text, values }: Statement): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query(`set plan_cache_mode = 'force_${name ? 'generic' : 'custom'}_plan'`);
    await client.query(`prepare planned as ${text}`);
    const literals = values.map((value) =>
      value === null ? 'null' : Array.isArray(value) ? `'{${value}}'` : `'${String(value)}'`,
    );
    const call = literals.length > 0 ? `planned(${literals.join(', ')})` : 'planned';
    const { rows } = await client.query(`explain (costs off) execute ${call}`);
    await client.query('deallocate planned');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('reset plan_cache_mode');
    client.release();
  }
}
