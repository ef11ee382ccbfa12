import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table mail
    add column audit_entry_id text references audit_entry,
    drop constraint mail_kind_check,
    add constraint mail_kind_check
      check (kind in ('confirmation', 'digest', 'invitation', 'notification', 'reset', 'security')),
    drop constraint mail_check2,
    add constraint mail_check2
      check ((kind in ('invitation', 'notification', 'reset', 'security')) = (user_id is not null)),
    drop constraint mail_check4,
    add constraint mail_check4 check (link_sealed is null or kind in ('invitation', 'reset')),
    add constraint mail_check6 check ((kind in ('reset', 'security')) = (audit_entry_id is not null))`,
];
