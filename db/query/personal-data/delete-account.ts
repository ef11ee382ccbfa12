import { type Kysely, sql } from 'kysely';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { Account } from '../account/account.ts';
import { endedSql } from './anonymize-shipment.ts';

/** Work of an account that has not ended. */
export interface OpenWork {
  /** Requests, bookings, cancels and manifests between their steps, or without the carrier's answer, and orders of batches. */
  readonly in_progress: number;
  /** Live shipments that the carrier has not delivered, returned or cancelled. */
  readonly open_shipments: number;
  /** Live shipments that ended, and whose final fee is not charged. */
  readonly unsettled_shipments: number;
  /** Deliveries of webhooks that have another attempt. */
  readonly waiting_deliveries: number;
  readonly balance_cents: number;
}

// Raw: counts in several tables.
const count = statement<OpenWork>()({
  parameters: ['accountId'],
  text: (p) => `select
      (select count(*) from shipment where account_id = ${p.accountId}
        and (dispatch_status = 'pending' or cancel_locked_until is not null))::integer
      + (select count(*) from idempotency_key where account_id = ${p.accountId}
        and status is null and recovery_point is null and locked_until > sampan_clock())::integer
      + (select coalesce(sum(pending_count), 0) from shipment_batch where account_id = ${p.accountId})::integer
      + (select count(*) from manifest where account_id = ${p.accountId} and status = 'closing')::integer as in_progress,
      (select count(*) from shipment where account_id = ${p.accountId}
        and livemode and dispatch_status <> 'pending' and not ${endedSql()})::integer as open_shipments,
      (select count(*) from hold h join shipment s on s.account_id = h.account_id and s.tracking_number = h.tracking_number
        where h.account_id = ${p.accountId} and s.account_id = ${p.accountId} and h.state = 'pending' and ${endedSql('s')})::integer as unsettled_shipments,
      (select count(*) from webhook_endpoint e join webhook_delivery d on d.endpoint_id = e.id and d.account_id = e.account_id
        where e.account_id = ${p.accountId} and d.account_id = ${p.accountId} and d.next_attempt_at is not null)::integer as waiting_deliveries,
      coalesce((select balance_cents from wallet where account_id = ${p.accountId}), 0) as balance_cents`,
});

export async function countOpenWork(db: Queryable, accountId: string): Promise<OpenWork> {
  const { rows } = await count.run(db, { accountId });
  if (!rows[0]) throw new Error('the count of open work returned no row');
  return rows[0];
}

/** Finds an account, also a deleted one. */
export async function findAnyAccount(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an account, also a deleted one, and before it the wallet, as every statement does. */
export async function lockAnyAccount(tx: Kysely<Database>, id: string): Promise<Account | undefined> {
  await tx.selectFrom('wallet').select('account_id').where('account_id', '=', id).forUpdate().execute();
  return tx.selectFrom('account').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Ends all access to a locked account and all that acts for it: keys, connected apps, users with their sessions and mails,
 * webhooks, products. Marks it deleted. Books nothing live from then on.
 */
export async function closeAccount(
  tx: Kysely<Database>,
  accountId: string,
  placeholder: string,
): Promise<void> {
  const now = sql<string>`sampan_clock()`;
  await tx
    .updateTable('account')
    .set({
      name: placeholder,
      email: placeholder,
      frozen: true,
      credit_limit_cents: 0,
      credit_floor_cents: null,
      low_balance_cents: null,
      billing_details: null,
      deleted_at: now,
    })
    .where('id', '=', accountId)
    .execute();
  const keys = tx.selectFrom('api_key').select('id').where('account_id', '=', accountId);
  await tx.deleteFrom('api_key_use').where('key_id', 'in', keys).execute();
  // Counters of the rate limiter refer to the keys, so these stay, revoked.
  await tx
    .updateTable('api_key')
    .set({ revoked_at: sql`coalesce(revoked_at, ${now})`, label: placeholder, created_by: null })
    .where('account_id', '=', accountId)
    .execute();
  // A worker discards what is due at an inactive endpoint. There may be millions, so batches delete them with their events.
  await tx
    .updateTable('webhook_endpoint')
    .set({ active: false, disabled_reason: 'deleted' })
    .where('account_id', '=', accountId)
    .execute();
  await tx.deleteFrom('mail').where('shipment_account_id', '=', accountId).execute();
  // Operators get mails about the account's disputes.
  const entries = tx.selectFrom('audit_entry').select('id').where('account_id', '=', accountId);
  await tx.deleteFrom('mail').where('kind', '=', 'dispute').where('audit_entry_id', 'in', entries).execute();
  for (const table of ofAccount) await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  // Raw: calls an SQL function. Processes must not price with what they read of the account before.
  await sql`select increment_pricing_version()`.execute(tx);
}

/** Sessions, passkeys, filters and mails go with their users, tokens with the apps, mails with the subscription. */
const ofAccount = [
  'charge_dispute',
  'shipment_cancellation',
  'account_brand',
  'recipient_mail_stop',
  'connected_app',
  'dashboard_user',
  'digest_subscriber',
  'entitlement',
  'account_rate_table',
  'ioss_number',
  'order_default',
  'order_item_default',
  'order_mapping',
  'saved_address',
  'saved_parcel',
  'merchant_product',
] as const;

/** Deletes some rows of an account by a key of the table, as one transaction. */
const deleteSome = (table: string, key: string, condition = 'true') =>
  // Raw: a limited delete.
  statement()({
    parameters: ['accountId', 'limit'],
    text: (p) => `delete from ${table} t where t.account_id = ${p.accountId} and (${key}) in (
        select ${key} from ${table} where account_id = ${p.accountId} and ${condition} limit ${p.limit})`,
  });

/** By what the command shows. Deliveries and attempts go with their events. */
const deletions = {
  events: deleteSome('event', 'id'),
  webhook_endpoints: deleteSome('webhook_endpoint', 'id'),
  // The key of an unconfirmed booking leads to its shipment.
  idempotency_keys: deleteSome(
    'idempotency_key',
    'livemode, key',
    'not (status is null and (recovery_point is not null or locked_until > sampan_clock()))',
  ),
  // Orders go with their batch.
  shipment_batches: deleteSome('shipment_batch', 'id'),
  manifests: deleteSome('manifest', 'id'),
  carrier_rejections: deleteSome('negative_cache', 'livemode, operation, body_digest'),
  api_requests: deleteSome('api_request', 'id, created_at'),
  request_counts: deleteSome('api_request_left_out', 'livemode, minute, key_id, reason'),
  request_bytes: deleteSome('api_request_bytes', 'day'),
  audit_entries: deleteSome('audit_entry', 'id'),
};

export type DeletedRows = keyof typeof deletions;

export const deletedRows = Object.keys(deletions) as DeletedRows[];

/** Deletes up to `limit` rows of one kind. Returns their number. */
export async function deleteRows(
  db: Queryable,
  kind: DeletedRows,
  values: { readonly accountId: string; readonly limit: number },
): Promise<number> {
  return (await deletions[kind].run(db, values)).rowCount ?? 0;
}
