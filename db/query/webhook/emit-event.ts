import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import { type EventDraft, stampToken } from './event-draft.ts';

// Raw: calls functions, in one statement with the feed stamp.
const emit = statement()({
  parameters: ['eventId', 'accountId', 'livemode', 'type', 'body', 'stampToken'],
  text: (
    p,
  ) => `select emit_event(${p.eventId}, ${p.accountId}, ${p.livemode}, ${p.type}, null, ${p.body}, ${p.stampToken},
      stamp_feed(${p.accountId}, ${p.livemode}))`,
});

/** Writes an event that is not about a shipment, and its deliveries. */
export async function emitEvent(
  db: Pick<Db, 'pool'>,
  { accountId, livemode }: Scope,
  { id, type, body }: EventDraft,
): Promise<void> {
  await emit.run(db.pool, { eventId: id, accountId, livemode, type, body, stampToken });
}
