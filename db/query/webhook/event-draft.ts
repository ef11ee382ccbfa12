import { randomBytes } from 'node:crypto';
import type { EventType } from '../../../generated/events.ts';

/**
 * Placeholder in an event's body for the feed's stamp, which only the transaction that writes the event knows. It is
 * random per process, so that no text of a customer can be mistaken for it.
 */
export const stampToken = `stamp-${randomBytes(12).toString('hex')}`;

/** Placeholder for the object's `updated_at` if one change has several events: each has a stamp of its own. */
export const updateToken = `update-${randomBytes(12).toString('hex')}`;

/** Placeholder for the time of a settlement, which is the ledger's. */
export const settledToken = `settled-${randomBytes(12).toString('hex')}`;

/** An event before it is written: its bytes are frozen in the transaction of the change. */
export interface EventDraft {
  readonly id: string;
  readonly type: EventType;
  /** The JSON text that receivers get, with placeholders for times. */
  readonly body: string;
}
