import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create index account_name_start on account (lower(name) text_pattern_ops)',
  'create index account_email_start on account (lower(email) text_pattern_ops)',
  'create index dashboard_user_email_start on dashboard_user (lower(email) text_pattern_ops)',
  'create index audit_entry_installation on audit_entry (created_at desc, id desc) where account_id is null',
  // The number first: an operator searches all accounts.
  'drop index shipment_reference',
  'create index shipment_reference on shipment (reference_no, account_id, livemode) where reference_no is not null',
  'drop index api_request_request_id',
  'create index api_request_request_id on api_request (request_id text_pattern_ops, account_id, livemode)',
];
