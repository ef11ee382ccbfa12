import pg from 'pg';
import { openDb } from '../../../db/client.ts';
import { distribute } from '../../../db/distribute.ts';
import { migrate } from '../../../db/migrate.ts';
import { publishCatalog } from '../../../src/catalog/publish.ts';
import { readCatalog } from '../../../src/catalog/read-catalog.ts';
import { queueMigration } from '../../../src/queue/connection.ts';
import { hongKongDay } from '../../../src/runtime.ts';
import { catalogFolder } from '../paths.ts';

/** Shards per table in tests: two for each of two nodes. */
const testShards = 4;

/** Creates a database as `createClusterDatabase` does, and distributes it over all nodes. */
export async function createDistributedDatabase(servers: readonly string[], name: string): Promise<string> {
  const url = await createClusterDatabase(servers, name);
  await using db = openDb({ url, poolSize: 2 });
  await distribute(db.kysely, { shardCount: testShards });
  return url;
}

/**
 * Creates a database on a running cluster, migrated and seeded, but not distributed.
 * @param servers addresses of the nodes, the coordinator first
 * @returns its address on the coordinator
 */
export async function createClusterDatabase(servers: readonly string[], name: string): Promise<string> {
  const urls = servers.map((server) => {
    const url = new URL(server);
    url.pathname = name;
    return url;
  });
  const [coordinator, ...workers] = urls;
  if (!coordinator) throw new Error('a cluster has a coordinator');
  for (const server of servers) await query(server, `create database ${name}`);
  for (const url of urls) await query(url.href, 'create extension citus');
  // One file at a time: a node that is added gets the roles, which the databases of a server share.
  const admin = new pg.Client({ connectionString: servers[0] });
  await admin.connect();
  await admin.query('select pg_advisory_lock(1)');
  try {
    await query(
      coordinator.href,
      `select citus_set_coordinator_host('${coordinator.hostname}', ${coordinator.port})`,
    );
    for (const { hostname, port } of workers)
      await query(coordinator.href, `select citus_add_node('${hostname}', ${port})`);
  } finally {
    await admin.end();
  }
  await using db = openDb({ url: coordinator.href, poolSize: 2 });
  await migrate(db.kysely, { further: queueMigration });
  await publishCatalog(db.kysely, await readCatalog(catalogFolder), { today: hongKongDay(new Date()) });
  return coordinator.href;
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
