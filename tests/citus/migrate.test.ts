import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDb } from '../../db/client.ts';
import { distribute, runOnAllNodes } from '../../db/distribute.ts';
import { migrate } from '../../db/migrate.ts';
import { removeProcess, writeHeartbeat } from '../../db/query/installation/service-process.ts';
import { createClusterDatabase } from '../support/store/citus.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

const servers = process.env.TEST_CITUS?.split(',');
const whole = servers ? describe : describe.skip;

whole('a distributed database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.stop());

  const rows = async (query: string) => (await database.db.pool.query(query)).rows;
  const onAllNodes = (query: string) =>
    rows(`select success, result from run_command_on_all_nodes($q$ ${query} $q$) order by result`);

  /** Result of `distribute`: places of tables, triggers, and functions on every node. */
  const form = async () => ({
    tables: await rows(
      'select table_name::text, citus_table_type, distribution_column, shard_count from citus_tables order by 1',
    ),
    triggers: await rows(
      `select tgrelid::regclass::text as table, tgname from pg_trigger where not tgisinternal order by 1, 2`,
    ),
    keys: await rows(
      `select conrelid::regclass::text as table, conname from pg_constraint where contype = 'f' and conparentid = 0
        and connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    functions: await onAllNodes(
      `select string_agg(f.oid::regprocedure::text || ' ' || provolatile::text, ', ' order by f.oid::regprocedure::text)
        from pg_proc f where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
          and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')`,
    ),
  });

  it('keeps its form when all functions are applied again', async () => {
    const before = await form();
    expect(before.functions).toHaveLength(3);
    for (const { result } of before.functions) expect(result).toMatch(/sampan_clock\(\) s/);
    await database.db.pool.query('delete from sql_function');
    expect((await migrate(database.db.kysely)).functions).toContain('ledger_append_only');
    expect(await form()).toEqual(before);
  });

  it('gets new functions on every node', async () => {
    // As if an earlier version did not have this function.
    await database.db.pool.query('drop function hold_refusal');
    await database.db.pool.query("delete from sql_function where name = 'hold_refusal'");
    const before = await onAllNodes("select count(*) from pg_proc where proname = 'hold_refusal'");
    expect(before.map(({ result }) => result)).toEqual(['0', '0', '0']);
    await migrate(database.db.kysely);
    const after = await onAllNodes("select count(*) from pg_proc where proname = 'hold_refusal'");
    expect(after.map(({ result }) => result)).toEqual(['1', '1', '1']);
  });

  it('distributes the new table of a migration', async () => {
    const before = await form();
    // As if an earlier version did not have this table.
    const [{ conname, definition }] = await rows(
      "select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'negative_cache'::regclass and contype = 'f'",
    );
    await database.db.pool.query(`alter table negative_cache drop constraint ${conname}`);
    await database.db.pool.query("select undistribute_table('negative_cache')");
    await database.db.pool.query(`alter table negative_cache add constraint ${conname} ${definition}`);
    expect((await form()).tables).not.toEqual(before.tables);
    await migrate(database.db.kysely);
    expect(await form()).toEqual({
      ...before,
      tables: before.tables.map((table) =>
        table.table_name === 'negative_cache'
          ? expect.objectContaining({ citus_table_type: 'distributed' })
          : table,
      ),
    });
  });

  it('names the node and its message when a command fails there', async () => {
    await expect(runOnAllNodes(database.db.kysely, sql`'select 1 / 0'`)).rejects.toThrow(
      /^A command failed on node 127\.0\.0\.1:\d+: .*division by zero/,
    );
  });
});

whole('a database of a cluster that is not distributed', () => {
  it('is not distributed while a process of the service runs', async () => {
    const url = await createClusterDatabase(servers ?? [], `test_living_${process.pid}`);
    await using db = openDb({ url, poolSize: 2 });
    await writeHeartbeat(db.kysely, { id: 'proc_1', roles: ['api'], root_url: null });
    await expect(distribute(db.kysely)).rejects.toThrow(
      '1 process of the service still runs on this database. Stop all of them, and repeat the command.',
    );
    await removeProcess(db.kysely, 'proc_1');
    expect((await distribute(db.kysely, { shardCount: 2 })).tables).toContain('shipment');
  });
});
