import type { TestDatabase } from './database.ts';

/** Tables that record running processes, calls to the carrier and requests, not bookings. */
const beside = [
  'service_process',
  'carrier_call',
  'sandbox_booking',
  'rate_window',
  'rate_day',
  'api_key_use',
];

/** Returns every row as text, by table. Two results are equal if nothing was written in between. */
export async function databaseContents({ db }: TestDatabase): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)
      and table_name not like 'api_request%' order by 1`,
    [beside],
  );
  const contents: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.pool.query<{ row: string }>(
      `select t::text as row from "${name}" t order by 1`,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}
