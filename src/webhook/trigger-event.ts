import type { Kysely } from 'kysely';
import { emitEvent } from '../../db/query/webhook/event.ts';
import { countDeliveries } from '../../db/query/webhook/webhook-delivery.ts';
import type { Database } from '../../db/table/index.ts';
import type { EventType } from '../../generated/events.ts';
import { draftExampleEvent } from './test-event.ts';

export interface TriggeredEvent {
  readonly eventId: string;
  readonly endpoints: number;
}

/** Emits a test event to test mode's feed and to subscribed endpoints. Unlike testWebhook's event, listEvents has it. */
export async function triggerEvent(
  db: Kysely<Database>,
  accountId: string,
  type: EventType,
  now: Date,
): Promise<TriggeredEvent> {
  const event = draftExampleEvent(type, false, null, now);
  await emitEvent(db, { accountId, livemode: false }, event);
  return { eventId: event.id, endpoints: await countDeliveries(db, event.id) };
}
