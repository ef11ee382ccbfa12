import { randomBytes } from 'node:crypto';
import type { EventBodies, EventType } from '../../generated/events.ts';
import { newId } from '../identifier.ts';

/**
 * Stands in a body for the feed's stamp, which is known only when the transaction writes it. Random a process, so
 * that no text of a customer's can be taken for it.
 */
export const stampToken = `stamp-${randomBytes(12).toString('hex')}`;

/** Likewise for the object's `updated_at`, where one change has several events: each has a stamp of its own. */
export const updateToken = `update-${randomBytes(12).toString('hex')}`;

/** Likewise for the time at which a shipment was settled, which is the ledger's own. */
export const settledToken = `settled-${randomBytes(12).toString('hex')}`;

/** An event before it is written: its bytes are frozen in the transaction of the change. */
export interface EventDraft {
  readonly id: string;
  readonly type: EventType;
  /** The JSON text that receivers get, the stamp's token in the place of its time. */
  readonly body: string;
}

export interface EventCause {
  readonly requestId: string;
  readonly idempotencyKey: string | null;
}

/**
 * Drafts an event about an object as its GET returns it (contract: webhooks). With `test` it says
 * that nothing happened.
 */
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
