import { type EventDraft, stampToken } from '../../db/query/webhook/event-draft.ts';
import type { EventBodies, EventType } from '../../generated/events.ts';
import { newId } from '../runtime/identifier.ts';

export interface EventCause {
  readonly requestId: string;
  readonly idempotencyKey: string | null;
}

/** An object that fits the event of each of the types, so that a union of types is as safe as one. */
type ObjectOf<Type extends EventType> = {
  [Each in Type]: (object: EventBodies[Each]['data']['object']) => void;
}[Type] extends (object: infer Common) => void
  ? Common
  : never;

/** Drafts an event with the object as its GET returns it (contract: webhooks). `test`: reports no real change. */
export function draftEvent<Type extends EventType>(
  type: Type,
  livemode: boolean,
  object: ObjectOf<Type>,
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
