import type { Scope } from '../../scope.ts';
import { type Queryable, statement } from '../../statement.ts';
import { isoText } from '../../timestamp.ts';
import { type EventDraft, stampPlaceholder } from './event.ts';

// Raw and prepared: stamp, event and delivery in one statement.
const insert = statement<{ id: string }>()({
  name: 'insert_test_event',
  parameters: [
    'eventId',
    'accountId',
    'livemode',
    'type',
    'body',
    'stampPlaceholder',
    'endpointId',
    'keptMs',
  ],
  text: (p) => `with stamp as (
        select stamp_feed(${p.accountId}, ${p.livemode}) as at
      ), emitted as (
        insert into event (id, account_id, livemode, type, tracking_number, body, position, listed)
        select ${p.eventId}, ${p.accountId}, ${p.livemode}, ${p.type}, null,
          replace(${p.body}, ${p.stampPlaceholder}, ${isoText('at')}), at, ${p.type} = 'webhook.test'
        from stamp
      )
      insert into webhook_delivery
        (id, account_id, endpoint_id, event_id, event_type, trigger, next_attempt_at, busy_until, created_at)
      select delivery_id(${p.eventId}), ${p.accountId}, ${p.endpointId}, ${p.eventId}, ${p.type}, 'test', sampan_clock(), sampan_clock() + make_interval(secs => ${p.keptMs} / 1000.0), at
        from stamp
      returning id`,
});

/** Writes a test event with one delivery, whatever the subscription. The relay leaves it alone for `keptMs`. */
export async function insertTestEvent(
  db: Queryable,
  { accountId, livemode }: Scope,
  endpointId: string,
  event: EventDraft,
  keptMs: number,
): Promise<string> {
  const { rows } = await insert.run(db, {
    eventId: event.id,
    accountId,
    livemode,
    type: event.type,
    body: event.body,
    stampPlaceholder,
    endpointId,
    keptMs,
  });
  if (!rows[0]) throw new Error('the test event was not written');
  return rows[0].id;
}
