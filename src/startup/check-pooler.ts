import { type Db, sessionSettings, type Waits } from '../../db/client.ts';
import { readSettings } from '../../db/query/installation/server.ts';
import { ConfigError } from '../config/read-setting.ts';

/** Checks that sessions of PgBouncer have the settings that the service gives its own. @throws {ConfigError} */
export async function checkPooler({ kysely }: Pick<Db, 'kysely'>, waits: Waits): Promise<void> {
  const wanted = Object.entries(sessionSettings(waits));
  const found = await readSettings(
    kysely,
    wanted.map(([name]) => name),
  ).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATABASE_POOLER_URL: no statement passes through this PgBouncer (${reason})`);
  });
  const others = wanted.filter(([name, value]) => found[name] !== value);
  if (others.length === 0) return;
  const differences = others.map(([name, value]) => `${name} is ${found[name]} instead of ${value}`);
  throw new ConfigError(
    `DATABASE_POOLER_URL: sessions of PgBouncer have other settings: ${differences.join(', ')}. Set timezone and connect_query of the database in pgbouncer.ini, as deploy/pgbouncer/pgbouncer.ini does`,
  );
}
