import type { TestDatabase } from './database.ts';

/** Returns every column of every table that contains the text, in any letter case: texts, arrays, JSON and bytes. */
export async function columnsWithText({ db }: TestDatabase, text: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.pool.query<{ key: string }>(
      // A column as text: bytes in their escape format, so that a plain text in them is found.
      `select distinct c.key from ${name} t, to_jsonb(t) whole_row,
          lateral jsonb_each_text(whole_row) c
        where position(lower($1) in lower(c.value)) > 0
          or (c.value ~ '^\\\\x([0-9a-f]{2})*$' and position(lower($1) in lower(encode(decode(substr(c.value, 3), 'hex'), 'escape'))) > 0)`,
      [text],
    );
    found.push(...rows.map(({ key }) => `${name.replace('public.', '')}.${key}`));
  }
  return found;
}
