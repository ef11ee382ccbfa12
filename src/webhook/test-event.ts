import { type EventDraft, stampToken } from '../../db/query/webhook/event-draft.ts';
import type { WebhookRow } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Scope } from '../../db/scope.ts';
import type { EventType } from '../../generated/events.ts';
import { draftEvent, type EventCause } from '../event/event-body.ts';
import { exampleObject } from './example-object.ts';
import { webhookView } from './webhook-view.ts';

/** Drafts a test event: `webhook.test` is about the endpoint, other types about the contract's example. */
export function draftTestEvent(
  type: EventType,
  { livemode }: Scope,
  webhook: WebhookRow,
  requestId: string,
  now: Date,
): EventDraft {
  const cause = { requestId, idempotencyKey: null };
  if (type !== 'webhook.test') return draftExampleEvent(type, livemode, cause, now);
  return draftEvent(type, livemode, webhookView(webhook), null, cause, now, { test: true });
}

export function draftExampleEvent(
  type: EventType,
  livemode: boolean,
  cause: EventCause | null,
  now: Date,
): EventDraft {
  const example = exampleObject(type);
  const object = 'livemode' in example ? { ...example, livemode } : example;
  const sequence = type.startsWith('shipment.') ? 1 : null;
  return draftEvent(type, livemode, object as never, sequence, cause, now, { test: true });
}

/** Returns the body of an event that is not stored, with its time filled in. */
export function stampedBody(event: EventDraft, now: Date): string {
  return event.body.replaceAll(stampToken, now.toISOString().replace('Z', '000Z'));
}
