import { randomBytes } from 'node:crypto';
import type { EventType } from '../../../generated/events.ts';

/** Placeholder for the feed stamp in an event's body. Random, so that customer text can't contain it. */
export const stampPlaceholder = `stamp-${randomBytes(12).toString('hex')}`;

/** Placeholder for the object's `updated_at`, if one change has several events with a stamp each. */
export const updateToken = `update-${randomBytes(12).toString('hex')}`;

/** Placeholder for the time of settlement, which the ledger sets. */
export const settledToken = `settled-${randomBytes(12).toString('hex')}`;

export interface EventDraft {
  readonly id: string;
  readonly type: EventType;
  /** JSON text that receivers get, with placeholders for times. */
  readonly body: string;
}
