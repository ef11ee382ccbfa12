import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isDistributed } from './cluster.ts';
import { globalKeys, guards, tablesOf } from './distribution.ts';
import { deadSeconds, listLivingProcesses } from './query/installation/service-process.ts';
import { inTransaction } from './statement.ts';
import type { Database } from './table/index.ts';

/** The database has no Citus, or its cluster no worker node. */
export class NotDistributableError extends Error {}

export interface DistributionReport {
  /** Worker nodes of the cluster. */
  readonly nodes: number;
  /** Tables that are distributed by account now, and were not before. */
  readonly tables: readonly string[];
}

/** Shards per table: enough to spread over dozens of nodes. It can't change later without copying the tables. */
const defaultShardCount = 32;

/**
 * Distributes a migrated database over the nodes of a Citus cluster, empty or filled (docs/design/distribution.md). In one
 * transaction, which locks every table: stop the service first. Does nothing if it is distributed already.
 */
export async function distribute(
  db: Kysely<Database>,
  { shardCount = defaultShardCount } = {},
): Promise<DistributionReport> {
  return db.connection().execute(async (connection) => {
    // Copying a filled table exceeds the statement timeout of requests.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await connection.transaction().execute((tx) => distributeIn(tx, shardCount));
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

// All statements here are raw: they define tables, or call functions of Citus.
async function distributeIn(tx: Kysely<Database>, shardCount: number): Promise<DistributionReport> {
  await sql`select pg_advisory_xact_lock(hashtext('sampan functions'))`.execute(tx);
  const nodes = await countNodes(tx);
  const isFirst = !(await isDistributed(inTransaction(tx)));
  if (isFirst) {
    await refuseLivingProcesses(tx);
    await replaceGlobalKeys(tx);
  }
  const tables = await distributeTables(tx, shardCount);
  if (isFirst)
    await runStatement(
      tx,
      `select create_distributed_table('tracking_number_owner', 'tracking_number', colocate_with => 'none', shard_count => ${shardCount})`,
    );
  await distributeFunctions(tx);
  return { nodes, tables };
}

/**
 * Keeps the form of a distributed database in the transaction that changed functions, after migrations: new tables are
 * distributed, and functions are the same on every node.
 */
export async function keepDistributed(
  tx: Kysely<Database>,
  { hasNewFunctions }: { readonly hasNewFunctions: boolean },
): Promise<void> {
  await distributeTables(tx, defaultShardCount);
  if (hasNewFunctions) await distributeFunctions(tx);
}

/** Distributes the tables that are not distributed yet. Returns those of accounts. */
async function distributeTables(tx: Kysely<Database>, shardCount: number): Promise<readonly string[]> {
  const ofAccounts = tablesOf('account');
  const tables = await listUndistributed(tx, ofAccounts);
  const references = await listUndistributed(tx, tablesOf('reference'));
  // One from a local table to a reference table would make the local one a table of Citus, with its limits on statements.
  await dropForeignKeys(tx, tablesOf('local'), tablesOf('reference'));
  if (tables.length + references.length === 0) return [];
  // Several kinds of tables in one transaction: Citus would open a connection per shard otherwise.
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx);
  await sql`set local client_min_messages = 'warning'`.execute(tx);
  for (const table of tables) {
    for (const trigger of guards[table] ?? [])
      await runStatement(tx, `drop trigger if exists ${trigger} on ${table}`);
    // Shards of an unlogged table can't move to another node while they change.
    if (table === 'tracking_cache') await runStatement(tx, `alter table ${table} set logged`);
  }
  const foreignKeys = await dropForeignKeys(tx, [...tables, ...references]);
  for (const table of references) await runStatement(tx, `select create_reference_table('${table}')`);
  await identifyRows(tx, references);
  let colocated = ofAccounts.find((table) => !tables.includes(table));
  for (const table of tables) {
    const place = colocated
      ? `colocate_with => '${colocated}'`
      : `colocate_with => 'none', shard_count => ${shardCount}`;
    await runStatement(tx, `select create_distributed_table('${table}', 'account_id', ${place})`);
    colocated ??= table;
  }
  for (const statement of foreignKeys) await runStatement(tx, statement);
  return tables;
}

/** Citus knows a new table with a foreign key to a reference table too, as one of the coordinator. */
async function listUndistributed(tx: Kysely<Database>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from unnest(${tables}::text[]) as name
    where not exists (select from pg_dist_partition p
      where p.logicalrelid = name::regclass and (p.partmethod = 'h' or p.repmodel = 't'))`.execute(tx);
  return rows.map(({ name }) => name);
}

/** A process asks once for each of its pools whether the database is a cluster, so none may run. */
async function refuseLivingProcesses(tx: Kysely<Database>): Promise<void> {
  const { length } = await listLivingProcesses(tx);
  if (length > 0)
    throw new NotDistributableError(
      `${length === 1 ? '1 process of the service still runs' : `${length} processes of the service still run`} on this database. Stop all of them, and repeat the command. One that was killed counts for ${deadSeconds} s more.`,
    );
}

async function countNodes(tx: Kysely<Database>): Promise<number> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(tx);
  if (rows.length === 0)
    throw new NotDistributableError(
      'The database has no Citus. Create the extension "citus" on every node, and add the nodes (docs/scaling.md).',
    );
  const nodes = await sql<{
    count: number;
  }>`select count(*)::integer as count from citus_get_active_worker_nodes()`.execute(tx);
  const count = nodes.rows[0]?.count ?? 0;
  if (count === 0)
    throw new NotDistributableError(
      'The cluster has no worker node. Add one with citus_add_node (docs/scaling.md).',
    );
  return count;
}

/** A unique key without the account can't be checked by one node: a table distributed by the number takes its place. */
async function replaceGlobalKeys(tx: Kysely<Database>): Promise<void> {
  for (const key of globalKeys) await runStatement(tx, `drop index ${key}`);
  await runStatement(tx, 'create index shipment_number on shipment (tracking_number)');
  await runStatement(
    tx,
    `create table tracking_number_owner (tracking_number text primary key, account_id text not null);
    insert into tracking_number_owner select tracking_number, account_id from shipment`,
  );
}

/** Drops the foreign keys of tables, which Citus accepts only once both sides are distributed. Returns the statements that add them. */
async function dropForeignKeys(
  tx: Kysely<Database>,
  tables: readonly string[],
  targets: readonly string[] | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and conparentid = 0 and conrelid::regclass::text = any(${tables}::text[])
      and (${targets}::text[] is null or confrelid::regclass::text = any(${targets}::text[]))
    order by conrelid::regclass::text, conname`.execute(tx);
  for (const { drop } of rows) await runStatement(tx, drop);
  return rows.map(({ add }) => add);
}

/** Lets a node that is added copy tables while they change: without a primary key, a row is identified by all its columns. */
async function identifyRows(tx: Kysely<Database>, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.oid::regclass::text = any(${tables}::text[])
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`.execute(tx);
  for (const { name } of rows) await runStatement(tx, `alter table ${name} replica identity full`);
}

/** Creates our functions on every node, where statements of one account run. Later changes of a function go there too. */
async function distributeFunctions(tx: Kysely<Database>): Promise<void> {
  await sql`select create_distributed_function(f.oid::regprocedure) from pg_proc f
    where f.pronamespace = current_schema()::regnamespace and f.prokind = 'f' and f.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
    order by f.proname`.execute(tx);
  // A statement that changes a distributed table may call no volatile function. The clock has no effects.
  await runStatement(tx, 'alter function sampan_clock() stable');
  // A statement on one account's shard may call functions that read and write other shards of the account, on its node.
  await runOnAllNodes(
    tx,
    sql`format('alter database %I set citus.allow_nested_distributed_execution = on', current_database())`,
  );
}

/** Runs a command on every node. @throws if one fails, with its address and message */
export async function runOnAllNodes(tx: Kysely<Database>, command: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ node: string; message: string }>`
    select concat_ws(':', nodename, nodeport) as node, result as message from run_command_on_all_nodes(${command})
    left join pg_dist_node using (nodeid) where not success order by 1`.execute(tx);
  if (rows.length > 0)
    throw new Error(
      rows.map(({ node, message }) => `A command failed on node ${node}: ${message}`).join('; '),
    );
}

async function runStatement(tx: Kysely<Database>, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}
