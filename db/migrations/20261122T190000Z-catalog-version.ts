import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table catalog_publication add column published_by text',
  // Files that did not change are stored once for all versions.
  `create table catalog_file (
    content_hash text primary key,
    content text not null
  )`,
  `create table catalog_publication_file (
    publication_id bigint not null references catalog_publication on delete cascade,
    table_name text not null,
    row_count integer not null,
    content_hash text not null references catalog_file,
    primary key (publication_id, table_name)
  )`,
  `create table catalog_draft (
    id text primary key,
    user_id text not null unique references dashboard_user on delete cascade,
    base_publication_id bigint not null,
    files jsonb not null,
    changes jsonb not null,
    effects jsonb not null,
    created_at timestamptz not null
  )`,
];
