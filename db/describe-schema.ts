import type pg from 'pg';

/** Returns the public schema as normalized SQL text, for review and comparison only. */
export async function describeSchema(pool: pg.Pool): Promise<string> {
  const sections: string[] = [
    '-- The schema after all migrations. Written by `npm run dump-schema`; do not edit.',
  ];
  for (const query of [domains, composites, tables, functions, triggers]) {
    const { rows } = await pool.query<{ text: string }>(query);
    sections.push(...rows.map((row) => row.text));
  }
  return `${sections.join('\n\n')}\n`;
}

const domains = `
  select format('create domain %I as %s %s;', t.typname, format_type(t.typbasetype, t.typtypmod),
    (select string_agg(pg_get_constraintdef(c.oid), ' ' order by c.conname) from pg_constraint c where c.contypid = t.oid)) as text
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'd' order by t.typname`;

const composites = `
  select format(E'create type %I as (\\n%s\\n);', c.relname,
    (select string_agg(format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), E',\\n' order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as text
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'c' order by c.relname`;

const tables = `
  select format(E'create %stable %I (\\n%s\\n)%s;%s',
    case c.relpersistence when 'u' then 'unlogged ' else '' end,
    c.relname,
    (select string_agg('  ' || line, E',\\n' order by ordinal, line) from (
      select a.attnum as ordinal, format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        case when a.attidentity <> '' then ' generated always as identity'
          when d.oid is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end) as line
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      select 10000, format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n'
    ) lines),
    coalesce(' partition by ' || pg_get_partkeydef(c.oid), '') ||
      coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', ''),
    coalesce((select string_agg(E'\\n' || pg_get_indexdef(i.indexrelid) || ';', '' order by i.indexrelid::regclass::text)
      from pg_index i where i.indrelid = c.oid
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))), '')) as text
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relispartition and c.relname not like 'kysely_%' order by c.relname`;

const functions = `
  select trim(pg_get_functiondef(p.oid)) || ';' as text
  from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname`;

const triggers = `
  select pg_get_triggerdef(t.oid) || ';' as text
  from pg_trigger t where not t.tgisinternal order by t.tgrelid::regclass::text, t.tgname`;
