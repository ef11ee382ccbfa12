import type pg from 'pg';

/** Returns whether `distribute` has distributed this database. */
export async function isDistributed(db: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await db.query("select from pg_class where oid = to_regclass('tracking_number_owner')");
  return rows.length > 0;
}

const known = new WeakMap<pg.Pool, boolean>();

/**
 * Returns whether the database is a cluster. Asked once for each pool: `distribute` refuses to run while a process of the
 * service does.
 */
export async function isCluster(pool: pg.Pool): Promise<boolean> {
  let answer = known.get(pool);
  if (answer === undefined) {
    answer = await isDistributed(pool);
    known.set(pool, answer);
  }
  return answer;
}

/**
 * Divides the inputs of one statement. On a cluster, a group has one account's, because a statement that locks rows runs on
 * one node. One PostgreSQL takes all of them together.
 */
export async function groupByAccount<Input>(
  pool: pg.Pool,
  inputs: readonly Input[],
  accountOf: (input: Input) => unknown,
): Promise<readonly (readonly Input[])[]> {
  return (await isCluster(pool)) ? [...Map.groupBy(inputs, accountOf).values()] : [inputs];
}

/** Returns the account of a statement's inputs on a cluster (`groupByAccount`). Null on one PostgreSQL. */
export async function accountOnCluster<Input>(
  pool: pg.Pool,
  inputs: readonly Input[],
  accountOf: (input: Input) => string,
): Promise<string | null> {
  const [first] = inputs;
  return first && (await isCluster(pool)) ? accountOf(first) : null;
}

/** In place of a statement's parameter `account`: the statement is for all accounts. */
export const allAccounts = 'null';

/**
 * SQL condition: the row has this account (see `statement`). A cluster finds the node of a statement if the condition is on
 * every table of the statement. For all accounts there is no condition: even one that is always true costs time.
 */
export function inAccountSql(column: string, account: string): string {
  return account === allAccounts ? 'true' : `${column} = ${account}`;
}

/**
 * Takes due rows of all accounts with `take`: in one statement on one PostgreSQL. On a cluster it is run for each account
 * that `findAccounts` finds without a lock, because a statement that locks rows runs on one node.
 */
export async function takeByAccount<Row>(
  pool: pg.Pool,
  limit: number,
  findAccounts: () => Promise<{ readonly rows: readonly { readonly account_id: string }[] }>,
  take: (accountId: string | null, limit: number) => Promise<{ readonly rows: readonly Row[] }>,
): Promise<readonly Row[]> {
  if (!(await isCluster(pool))) return (await take(null, limit)).rows;
  const taken: Row[] = [];
  for (const { account_id } of (await findAccounts()).rows) {
    if (taken.length >= limit) break;
    taken.push(...(await take(account_id, limit - taken.length)).rows);
  }
  return taken;
}
