import { setImmediate as untilNextTurn } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import { allAccounts, groupByAccount } from './cluster.ts';
import { crashpoint } from './crashpoint.ts';
import type { Database } from './table/index.ts';

/** Returns whether `work` ends in time. `work` must not reject. */
export async function settlesWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, milliseconds, false);
  const ended = await Promise.race([work.then(() => true), late.promise]);
  clearTimeout(timer);
  return ended;
}

/** Lets a batch run in the traces of its inputs. */
export interface BatcherTracing {
  /** Returns the trace of the caller. */
  capture(): unknown;
  /** Runs the work in the first of the traces that were captured. */
  run<T>(captured: readonly unknown[], work: () => T): T;
}

let batcherTracing: BatcherTracing | null = null;

/** Sets the tracing of all batches of this process; null: off. */
export function traceBatchers(tracing: BatcherTracing | null): void {
  batcherTracing = tracing;
}

/** A slower round no longer delays the next one: its connection may be stuck. Rounds then run concurrently. */
const slowRoundMs = 100;
/** Rounds that run at the same time, at most. More wait, and grow, instead of asking for more connections. */
const maxRounds = 8;

/**
 * Batches calls that arrive during a round into the next round. `run` returns outputs in the order of its inputs. If the
 * database refuses a round because of one of its inputs, they run alone: those of an account (`accountOf`) one after
 * another, so that a locked wallet costs one connection. Until they have ended, later inputs of the account queue behind them.
 * On a cluster (`cluster`), a round is divided by account: each account's inputs run, and fail, on their own.
 */
export function createBatcher<Input, Output>(
  maxSize: number,
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  accountOf: (input: Input) => unknown = (input) => input,
  cluster?: { readonly pool: pg.Pool; readonly accountOf: (input: Input) => unknown },
): (input: Input) => Promise<Output> {
  interface Waiting extends PromiseWithResolvers<Output> {
    readonly input: Input;
    /** Trace of the caller; undefined if tracing is off. */
    readonly caller: unknown;
  }
  const runTraced = (round: readonly Waiting[]) => {
    const inputs = round.map(({ input }) => input);
    if (!batcherTracing) return run(inputs);
    return batcherTracing.run(
      round.map(({ caller }) => caller),
      () => run(inputs),
    );
  };
  let waiting: Waiting[] = [];
  let isRunning = false;
  let isLate = false;
  const rounds = new Set<Promise<void>>();
  /** Inputs that run alone, by account. */
  const lanes = new Map<unknown, Waiting[]>();

  async function runAll(): Promise<void> {
    isRunning = true;
    // Calls of the same turn of the event loop share the first round.
    await untilNextTurn();
    while (waiting.length > 0) {
      const round = waiting.slice(0, maxSize);
      waiting = waiting.slice(maxSize);
      const running = cluster ? runGroups(round, cluster) : runRound(round);
      const ended = running.finally(() => rounds.delete(ended));
      rounds.add(ended);
      if (!isLate) isLate = !(await settlesWithin(slowRoundMs, ended));
      else if (rounds.size >= maxRounds) await Promise.race(rounds);
    }
    isRunning = false;
  }

  async function runGroups(
    round: readonly Waiting[],
    { pool, accountOf }: NonNullable<typeof cluster>,
  ): Promise<void> {
    try {
      const groups = await groupByAccount(pool, round, ({ input }) => accountOf(input));
      await Promise.all(groups.map(runRound));
    } catch (error) {
      for (const { reject } of round) reject(error);
    }
  }

  async function runRound(round: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const outputs = await runTraced(round);
      round.forEach(({ resolve }, index) => {
        resolve(outputs[index] as Output);
      });
    } catch (error) {
      if (round.length > 1 && isOfOneInput(error)) {
        crashpoint('group-refused');
        await runAlone(round);
      } else for (const { reject } of round) reject(error);
    }
    if (performance.now() - began < slowRoundMs) isLate = false;
  }

  async function runAlone(round: readonly Waiting[]): Promise<void> {
    for (const [account, inputs] of Map.groupBy(round, ({ input }) => accountOf(input))) {
      const lane = lanes.get(account);
      if (lane) lane.push(...inputs);
      else void runLane(account, inputs);
    }
    await Promise.allSettled(round.map(({ promise }) => promise));
  }

  async function runLane(account: unknown, lane: Waiting[]): Promise<void> {
    lanes.set(account, lane);
    for (let next = lane.shift(); next; next = lane.shift()) {
      const behind = lane.length;
      try {
        const [output] = await runTraced([next]);
        crashpoint('group-first-alone');
        next.resolve(output as Output);
      } catch (error) {
        next.reject(error);
        // The others have waited as long for the same lock.
        if (sqlStateOf(error) === lockNotAvailable)
          for (const { reject } of lane.splice(0, behind)) reject(error);
      }
    }
    lanes.delete(account);
  }

  return (input) => {
    const caller = batcherTracing?.capture();
    const asked: Waiting = { input, caller, ...Promise.withResolvers<Output>() };
    const lane = lanes.get(accountOf(input));
    if (lane) lane.push(asked);
    else {
      waiting.push(asked);
      if (!isRunning) void runAll();
    }
    return asked.promise;
  };
}

const lockNotAvailable = '55P03';

/** Classes of SQLSTATE that concern the server or its connections. Repeating a round would only add to its load. */
const serverClasses: ReadonlySet<string> = new Set(['08', '25', '53', '57', '58', 'XX']);

function isOfOneInput(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code !== undefined && !serverClasses.has(code.slice(0, 2));
}

function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** A batcher for each pool, made when it is first used (see `createBatcher`). */
export function createPoolBatcher<Input, Output>(
  maxSize: number,
  run: (pool: pg.Pool, inputs: readonly Input[]) => Promise<readonly Output[]>,
  accountOf?: (input: Input) => string,
): (pool: pg.Pool, input: Input) => Promise<Output> {
  const batchers = new WeakMap<pg.Pool, (input: Input) => Promise<Output>>();
  return (pool, input) => {
    let batcher = batchers.get(pool);
    if (!batcher) {
      const cluster = accountOf && { pool, accountOf };
      batcher = createBatcher(maxSize, (inputs: readonly Input[]) => run(pool, inputs), accountOf, cluster);
      batchers.set(pool, batcher);
    }
    return batcher(input);
  };
}

/**
 * SQL to select from in a statement that takes locks for several inputs: a group waits for a lock only briefly, because
 * its other inputs wait too. It then fails, and `createBatcher` runs each input alone, with the usual limit.
 */
export function groupWaitSql(inputCount: string): string {
  return `(select set_config('lock_timeout', case when ${inputCount} > 1 then '100ms' else current_setting('lock_timeout') end, true)) as wait`;
}

/** Returns rows in request order by their `ordinal`, from 1; undefined where a row is missing. */
export function rowsInRequestOrder<Row extends { readonly ordinal: number }, Output>(
  count: number,
  rows: readonly Row[],
  read: (row: Row) => Output,
): (Output | undefined)[] {
  const outputs = new Array<Output | undefined>(count).fill(undefined);
  for (const row of rows) outputs[row.ordinal - 1] = read(row);
  return outputs;
}

/** A pool, or a connection in a READ COMMITTED transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

type Scalar = string | number | boolean | Buffer | null;

/** Excludes `undefined`, which the driver would store as null. */
export type Parameter = Scalar | readonly Scalar[];

export type Placeholders<Name extends string> = Readonly<Record<Name, string>>;

interface Statement<Name extends string, Row extends pg.QueryResultRow> {
  /** Runs the statement. Missing and extra values don't compile. */
  run(db: Queryable, values: Readonly<Record<Name, Parameter>>): Promise<pg.QueryResult<Row>>;
  /** Runs the statement in a Kysely transaction, unprepared. */
  runIn(tx: Kysely<Database>, values: Readonly<Record<Name, Parameter>>): Promise<readonly Row[]>;
}

interface StatementDefinition<Name extends string> {
  /** Name of the prepared statement; absent: not prepared. */
  readonly name?: string | undefined;
  readonly parameters: readonly Name[];
  readonly text: (p: Placeholders<Name>) => string;
}

const prepared = new Map<string, string>();

/** Returns the text of each prepared statement of the loaded modules, by name. */
export function preparedStatements(): ReadonlyMap<string, string> {
  return prepared;
}

/**
 * Defines a raw statement with named parameters. The text is built once, when the module loads.
 * ```ts
 * const findLabel = statement<{ pdf: Buffer }>()({
 *   name: 'find_label',
 *   parameters: ['trackingNumber', 'accountId'],
 *   text: (p) => `select pdf from label where tracking_number = ${p.trackingNumber} and account_id = ${p.accountId}`,
 * });
 * const { rows } = await findLabel.run(db.pool, { trackingNumber, accountId });
 * ```
 * With the parameter `account` (`inAccountSql`) it has a second text, for all accounts, which runs if the value is null.
 * A prepared statement names the columns that it returns: after a migration, `select *` would have another result type, which
 * PostgreSQL refuses on connections that have prepared it.
 * @throws if a parameter is unknown, duplicate or unused, or the name is taken
 */
export function statement<Row extends pg.QueryResultRow = Record<never, never>>() {
  return <const Name extends string>({
    name,
    parameters,
    text: write,
  }: StatementDefinition<Name>): Statement<Name, Row> => {
    const all = parameters.some(isAccount) ? forAllAccounts({ name, parameters, text: write }) : undefined;
    const one: Sent<Name> = {
      name: all && name ? `${name}_of_account` : name,
      parameters,
      text: write(createPlaceholders(parameters)),
    };
    checkParameters(parameters, one.text);
    for (const { name, text } of all ? [one, all] : [one]) {
      if (name === undefined) continue;
      if (prepared.has(name)) throw new Error(`duplicate prepared statement ${name}`);
      prepared.set(name, text);
    }
    const choose = ({ account }: Readonly<Record<string, Parameter>>) =>
      account === null && all ? all : one;
    return {
      run: (db, values) => {
        const { name, parameters, text } = choose(values);
        const inOrder = parameters.map((parameter) => values[parameter]);
        return name === undefined
          ? db.query<Row>(text, inOrder)
          : db.query<Row>({ name, text, values: inOrder });
      },
      runIn: async (tx, values) => {
        const { parameters, text } = choose(values);
        const inOrder = parameters.map((parameter) => values[parameter]);
        return (await tx.executeQuery(CompiledQuery.raw(text, inOrder) as CompiledQuery<Row>)).rows;
      },
    };
  };
}

interface Sent<Name extends string> {
  readonly name: string | undefined;
  readonly parameters: readonly Name[];
  readonly text: string;
}

const isAccount = (parameter: string) => parameter === 'account';

function forAllAccounts<Name extends string>({
  name,
  parameters,
  text,
}: StatementDefinition<Name>): Sent<Name> {
  const others = parameters.filter((parameter) => !isAccount(parameter));
  const placeholders: Placeholders<string> = { ...createPlaceholders(others), account: allAccounts };
  return { name, parameters: others, text: text(placeholders) };
}

/** Does work in the caller's transaction; without one, in a transaction of its own. */
export function transact<Result>(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Returns a Kysely transaction or connection as a connection of the driver, for functions that take one. Statements are not prepared. */
export function inTransaction(tx: Kysely<Database>): Queryable {
  const query = async (
    given: string | { readonly text: string; readonly values: readonly unknown[] },
    parameters: readonly unknown[] = [],
  ) => {
    const { text, values } = typeof given === 'string' ? { text: given, values: parameters } : given;
    const { rows, numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  };
  return { query } as unknown as Queryable;
}

function createPlaceholders<Name extends string>(parameters: readonly Name[]): Placeholders<Name> {
  const twice = parameters.find((name, index) => parameters.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`duplicate parameter ${twice}`);
  const placeholders = Object.fromEntries(parameters.map((name, index) => [name, `$${index + 1}`]));
  return new Proxy(placeholders, {
    get(known, name) {
      const placeholder = known[String(name)];
      if (placeholder === undefined) throw new Error(`${String(name)} is not a parameter of the statement`);
      return placeholder;
    },
  }) as Placeholders<Name>;
}

function checkParameters(parameters: readonly string[], text: string): void {
  const numbers = new Set(text.match(/(?<=\$)\d+/g)?.map(Number));
  parameters.forEach((name, index) => {
    if (!numbers.has(index + 1)) throw new Error(`the statement does not use the parameter ${name}: ${text}`);
  });
  const highest = Math.max(0, ...numbers);
  if (highest > parameters.length) throw new Error(`the statement has no parameter for $${highest}: ${text}`);
}
