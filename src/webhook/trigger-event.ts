import type { Kysely } from 'kysely';
import { emitEvent } from '../../db/query/webhook/event.ts';
import { stampToken } from '../../db/query/webhook/event-draft.ts';
import { countDeliveries } from '../../db/query/webhook/webhook-delivery.ts';
import type { Database } from '../../db/table/index.ts';
import type { EventType } from '../../generated/events.ts';
import { draftExampleEvent } from './test-event.ts';

export interface TriggeredEvent {
  readonly eventId: string;
  /** How many endpoints it was queued to. */
  readonly endpoints: number;
}

/**
 * Emits a test event as a change emits its own: into test mode's feed, and queued to every active endpoint that asked
 * for the type; to `webhook.test` an endpoint subscribes by name alone. Unlike testWebhook's event, which goes to one
 * endpoint, the account's test mode lists it. It is about the contract's example, which is nobody's shipment, and no
 * API call caused it.
 */
export async function triggerEvent(
  db: Kysely<Database>,
  accountId: string,
  type: EventType,
  now: Date,
): Promise<TriggeredEvent> {
  const event = draftExampleEvent(type, false, null, now);
  await emitEvent(db, { accountId, livemode: false }, event, stampToken);
  return { eventId: event.id, endpoints: await countDeliveries(db, event.id) };
}
