import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyRateDays } from '../../db/query/account/admission.ts';
import { correctedColumns, correctFutureDates } from '../../db/query/installation/clock.ts';
import { findTracked } from '../../db/query/tracking/tracking.ts';
import { fixFutureTimestamps } from '../../src/job/maintenance.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { RATE_LIMIT_PER_DAY: '100' } });
});
afterAll(() => service.stop());

/** Times that stay as they are, by reason. Every other time must be corrected, or be added here. */
const uncorrected: Readonly<Record<string, readonly string[]>> = {
  'a feed never goes back': ['event.position', 'feed_clock.last', 'shipment.updated_at'],
  'the reader treats a time in the future as expired': [
    'connected_app_token.replaced_at',
    'passkey_challenge.created_at',
    'sandbox_booking.booked_at',
    'sent_form.created_at',
    'tracking_cache.cached_at',
    'user_session.created_at',
    'user_session.proved_at',
    'user_session.seen_at',
  ],
  'replaced within seconds by the process that it is about': ['service_process.seen_at'],
  'replaced by the next success of the job': ['job_success.at'],
  'replaced by the next deletion by age': ['retention_clock.trusted_at'],
  'compared only with the feed': ['shipment_search_progress.indexed_to', 'tracking_cache.updated_at'],
  'a record of when something happened': [
    'account.created_at',
    'account.deleted_at',
    'account_rate_table.assigned_at',
    'api_key.created_at',
    'api_key.revoked_at',
    'api_key_use.used_at',
    'api_request.created_at',
    'api_request_left_out.minute',
    'audit_entry.created_at',
    'carrier_call.started_at',
    'carrier_cost.charged_at',
    'carrier_notice.applied_at',
    'carrier_notice.received_at',
    'catalog_draft.created_at',
    'catalog_publication.published_at',
    'connected_app.code_used_at',
    'dashboard_user.created_at',
    'dashboard_user.seen_at',
    'charge_dispute.answered_at',
    'charge_dispute.asked_at',
    'digest_subscriber.confirmed_at',
    'digest_subscriber.created_at',
    'entitlement.granted_at',
    'hold.closed_at',
    'hold.created_at',
    'idempotency_key.created_at',
    'ioss_number.created_at',
    'label.made_at',
    'mail.created_at',
    'mail.sent_at',
    'oauth_client.connected_at',
    'oauth_client.created_at',
    'order_mapping.used_at',
    'passkey.created_at',
    'passkey.used_at',
    'rate_table.published_at',
    'sandbox_booking.cancelled_at',
    'merchant_product.created_at',
    'merchant_product.updated_at',
    'saved_address.created_at',
    'saved_address.updated_at',
    'saved_filter.created_at',
    'sealing_key.registered_at',
    'service_process.started_at',
    'setting.updated_at',
    'shipment.anonymized_at',
    'shipment.cancelled_at',
    'shipment.created_at',
    'shipment.delivered_at',
    'shipment.eta',
    'shipment.label_ready_at',
    'shipment.last_mile_at',
    'shipment.pod_available_at',
    'shipment.printed_at',
    'shipment.test_settled_at',
    'manifest.closed_at',
    'manifest.created_at',
    'shipment_batch.cancelled_at',
    'shipment_batch.completed_at',
    'shipment_batch.created_at',
    'shipment_cancellation.requested_at',
    'shipment_search.created_at',
    'shipment_batch_order.updated_at',
    'sign_in_source.seen_at',
    'tracking_event.occurred_at',
    'wallet_transaction.created_at',
    'webhook_attempt.started_at',
    'webhook_delivery.created_at',
    'webhook_endpoint.created_at',
    'webhook_endpoint.rotated_at',
    'webhook_secret.created_at',
  ],
};

describe('every stored time', () => {
  it('is corrected if it is in the future, or is listed with a reason', async () => {
    const { rows } = await service.database.db.pool.query(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name not like 'kysely%'
          and table_name not similar to 'api_request_[0-9]+'`,
    );
    const decided = [...correctedColumns(service.context.config), ...Object.values(uncorrected).flat()];
    expect(rows.map(({ name }) => name).sort()).toEqual(decided.sort());
  });
});

describe('a row that was written while the clock was ahead', () => {
  it.each(['1 hour', '1 day'])('%s is corrected once, and no other row is', async (ahead) => {
    const { pool } = service.database.db;
    const { config } = service.context;
    expect(await correctFutureDates(service.database.db, config)).toEqual([]);
    const { body } = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', `corrected ${ahead}`)
      .send(order());
    const { id } = body.data;
    const at = `sampan_clock() + interval '${ahead}'`;
    await pool.query(
      `update shipment set next_checkpoint_at = ${at}, label_ask_at = ${at}, cancel_locked_until = ${at} + interval '60 s',
        cancel_unconfirmed_since = ${at}, unconfirmed_since = ${at}, dispatch_status = 'pending' where tracking_number = $1`,
      [id],
    );
    await pool.query(
      `update idempotency_key set locked_until = ${at} + interval '60 s', expires_at = ${at} + interval '24 h' where subject = $1 or key = $2`,
      [id, `corrected ${ahead}`],
    );
    await pool.query(
      `insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
        values ($1, false, $2, '\\x00', '{}', ${at} + interval '1 h')`,
      [service.account.id, ahead],
    );
    await pool.query(
      `insert into carrier_notice (carrier_code, event_id, reference, body, signed_at, received_at, next_attempt_at)
        values ('http', $1, 'none', '{}', 0, ${at}, ${at} + interval '15 s')`,
      [ahead],
    );
    await pool.query(
      `insert into fx_rate (rate_micros, rate_type, fetched_at) values (7800000, 'daily', ${at})`,
    );
    await pool.query(
      `insert into dashboard_user (id, account_id, email, role, link_hash, link_expires_at, created_at)
        values ($2::text, $1, $2, 'viewer', sha256($2::text::bytea), ${at} + interval '7 days', ${at})`,
      [service.account.id, ahead],
    );
    await pool.query(
      `insert into sign_in_source (subject, source, failed_sign_ins, locked_until, seen_at)
        values ($1, 'code', 10, ${at} + interval '15 min', ${at})`,
      [ahead],
    );
    const corrected = await correctFutureDates(service.database.db, config);
    expect(corrected).toEqual(
      [
        'shipment.next_checkpoint_at',
        'shipment.label_ask_at',
        'shipment.cancel_locked_until',
        'shipment.cancel_unconfirmed_since',
        'shipment.unconfirmed_since',
        'idempotency_key.locked_until',
        'idempotency_key.expires_at',
        'negative_cache.expires_at',
        'carrier_notice.next_attempt_at',
        'sign_in_source.locked_until',
        'dashboard_user.link_expires_at',
        'fx_rate.fetched_at',
      ].map((column) => ({ column, rows: 1 })),
    );
    expect(await correctFutureDates(service.database.db, config)).toEqual([]);
    const { rows } = await pool.query(
      `select s.next_checkpoint_at <= sampan_clock() + interval '90 s' and s.label_ask_at <= sampan_clock()
          and s.cancel_locked_until <= sampan_clock() + interval '60 s' as shipment,
        k.locked_until <= sampan_clock() + interval '60 s' and k.expires_at <= sampan_clock() + interval '24 h' as key
        from shipment s join idempotency_key k on k.key = s.idempotency_key where s.tracking_number = $1`,
      [id],
    );
    expect(rows).toEqual([{ shipment: true, key: true }]);
    await pool.query(
      "update shipment set dispatch_status = 'accepted', cancel_locked_until = null where tracking_number = $1",
      [id],
    );
    await pool.query('delete from carrier_notice');
  });

  it('does not lock an idempotency key for longer than the lock of a run', async () => {
    const { db } = service.database;
    const body = order();
    const create = () => service.call('post', '/shipments').set('Idempotency-Key', 'held').send(body);
    await create();
    await db.pool.query(
      `update idempotency_key set status = null, body = null, outcome = 'open', recovery_point = null, subject = null,
        locked_until = sampan_clock() + interval '1 day' where key = 'held'`,
    );
    expect((await create()).body.sysCode).toBe('1409001');
    await service.database.setClock('61 seconds');
    expect((await create()).status).toBe(201);
    await service.database.setClock('0');
  });

  it('does not reset the day’s count of requests', async () => {
    const { testKey } = await service.createAccount();
    const remaining = async () =>
      Number((await service.call('get', '/webhooks', testKey)).headers['x-ratelimit-remaining-day']);
    await remaining();
    expect(await remaining()).toBe(98);
    await copyRateDays(service.database.db);
    await service.database.setClock('1 day');
    expect(await remaining()).toBe(99);
    await service.database.setClock('0');
    expect(await remaining()).toBe(97);
  });

  it('is not served from the tracking cache', async () => {
    const { db } = service.database;
    const { body } = await service.call('post', '/shipments').set('Idempotency-Key', 'cached').send(order());
    const { id } = body.data;
    await db.pool.query(
      `insert into tracking_cache (account_id, tracking_number, updated_at, record, cached_at)
        select account_id, tracking_number, updated_at, '{}', sampan_clock() + interval '1 day' from shipment where tracking_number = $1`,
      [id],
    );
    const scope = { accountId: service.account.id, livemode: false };
    expect((await findTracked(db, scope, id))?.cached).toBeNull();
  });

  it('is corrected by the recurring job, which returns the number of rows', async () => {
    await fixFutureTimestamps(service.context);
    await service.database.db.pool.query(
      "update idempotency_key set expires_at = sampan_clock() + interval '48 hours' where key = 'cached'",
    );
    expect(await fixFutureTimestamps(service.context)).toBe(1);
    expect(await fixFutureTimestamps(service.context)).toBe(0);
  });
});
