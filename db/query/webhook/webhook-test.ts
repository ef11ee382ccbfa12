import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import type { DraftedEvent } from './event.ts';

/**
 * Writes a test event and its delivery to one endpoint, whatever that subscribes to, kept from the relay for so long
 * as its sender is about to take it. A `webhook.test` is news for the feed and for those that subscribe to it by
 * name; the invented example of another type is nobody else's. Answers the delivery's id.
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
      ), others as (
        insert into webhook_delivery (id, endpoint_id, event_id, event_type, next_attempt_at, created_at)
        select delivery_id($1), e.id, $1, $4, stamp.at, stamp.at from webhook_endpoint e, stamp
        where $4 = 'webhook.test' and e.account_id = $2 and e.livemode = $3 and e.active and $4 = any(e.events)
          and e.id <> $7
      )
      insert into webhook_delivery
        (id, endpoint_id, event_id, event_type, trigger, next_attempt_at, busy_until, created_at)
      select delivery_id($1), $7, $1, $4, 'test', at, at + make_interval(secs => $8 / 1000.0), at from stamp
      returning id`,
    values: [event.id, accountId, livemode, event.type, event.body, stampToken, endpointId, keptMs],
  });
  if (!rows[0]) throw new Error('the test event was not written');
  return rows[0].id;
}
