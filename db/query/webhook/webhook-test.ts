import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import type { DraftedEvent } from './event.ts';

/**
 * Writes a test event and its delivery to one endpoint, whatever that subscribes to; no other endpoint gets it. The
 * relay leaves the delivery to its sender for so long. The feed lists a `webhook.test`, and no invented example of
 * another type. Returns the delivery's id.
 */
export async function insertTestEvent(
  db: Db,
  { accountId, livemode }: Scope,
  endpointId: string,
  event: DraftedEvent,
  stampToken: string,
  keptMs: number,
): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'insert_test_event',
    text: `with stamp as (
        select stamp_feed($2, $3) as at
      ), emitted as (
        insert into event (id, account_id, livemode, type, tracking_number, body, position, listed)
        select $1, $2, $3, $4, null,
          replace($5, $6, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), at, $4 = 'webhook.test'
        from stamp
      )
      insert into webhook_delivery
        (id, endpoint_id, event_id, event_type, trigger, next_attempt_at, busy_until, created_at)
      select delivery_id($1), $7, $1, $4, 'test', sampan_clock(), sampan_clock() + make_interval(secs => $8 / 1000.0), at
        from stamp
      returning id`,
    values: [event.id, accountId, livemode, event.type, event.body, stampToken, endpointId, keptMs],
  });
  if (!rows[0]) throw new Error('the test event was not written');
  return rows[0].id;
}
