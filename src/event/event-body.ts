import { type EventDraft, stampToken } from '../../db/query/webhook/event-draft.ts';
import type { EventBodies, EventType } from '../../generated/events.ts';
import { newId } from '../runtime/identifier.ts';

export interface EventCause {
  readonly requestId: string;
  readonly idempotencyKey: string | null;
}

/** Drafts an event with the object as its GET returns it (contract: webhooks). `test`: reports no real change. */
export function draftEvent<Type extends EventType>(
  type: Type,
  livemode: boolean,
  object: EventBodies[Type]['data']['object'],
  sequence: number | null,
  cause: EventCause | null,
  now: Date,
  options: { readonly test?: true } = {},
): EventDraft {
  const id = newId('evt', now);
  const request = cause && { id: cause.requestId, idempotency_key: cause.idempotencyKey };
  const envelope = {
    event_id: id,
    event_type: type,
    livemode,
    created_at: stampToken,
    data: { object, sequence, request, ...options },
  };
  return { id, type, body: JSON.stringify(envelope) };
}
