import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { type EventDraft, stampPlaceholder } from '../../db/query/webhook/event.ts';
import { claimDelivery } from '../../db/query/webhook/webhook-claim.ts';
import { countDeliveries, type DeliveryRow, findDelivery } from '../../db/query/webhook/webhook-delivery.ts';
import type { WebhookRow } from '../../db/query/webhook/webhook-endpoint.ts';
import { insertTestEvent } from '../../db/query/webhook/webhook-test.ts';
import { inTransaction } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import type { EventType } from '../../generated/events.ts';
import type { AccountActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import { draftEvent, type EventAttributes } from '../event.ts';
import type { ChangeCall } from '../idempotency.ts';
import { sendAttempt } from './attempt.ts';
import { webhookView } from './endpoint.ts';

type Example = { readonly data: { readonly object: Record<string, unknown> } };
let examples: ReadonlyMap<string, Example> | null = null;

/** Returns the data of the contract's example of an event type. */
function exampleData(type: EventType): Example['data'] {
  examples ??= readExamples();
  const example = examples.get(type);
  if (!example) throw new Error(`the contract has no example of ${type}`);
  return example.data;
}

function readExamples(): ReadonlyMap<string, Example> {
  const file = path.join(import.meta.dirname, '..', '..', 'openapi.json');
  const { webhooks } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries<Webhook>(webhooks).map(([type, { post }]) => {
      const [example] = Object.values(post.requestBody.content['application/json'].examples);
      if (!example) throw new Error(`the contract has no example of ${type}`);
      return [type, example.value];
    }),
  );
}

interface Webhook {
  readonly post: {
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': { readonly examples: Record<string, { value: Example }> };
      };
    };
  };
}

/** Drafts a test event: `webhook.test` is about the endpoint, other types about the contract's example. */
export function draftTestEvent(
  type: EventType,
  webhook: WebhookRow,
  attributes: EventAttributes,
): EventDraft {
  if (type !== 'webhook.test') return draftExampleEvent(type, attributes);
  return draftEvent(type, { object: webhookView(webhook) }, { ...attributes, test: true });
}

function draftExampleEvent(type: EventType, attributes: EventAttributes): EventDraft {
  const { livemode } = attributes;
  const data = exampleData(type);
  const object = 'livemode' in data.object ? { ...data.object, livemode } : data.object;
  const sequence = type.startsWith('shipment.') ? { sequence: 1 } : {};
  return draftEvent(type, { ...data, object } as never, { ...attributes, ...sequence, test: true });
}

/** Returns the body of an event that is not stored, with its time filled in. */
export function stampedBody(event: EventDraft, now: Date): string {
  return event.body.replaceAll(stampPlaceholder, now.toISOString().replace('Z', '000Z'));
}

/** Sends a test event to an endpoint in one attempt and returns its delivery (contract: testWebhook). */
export async function sendTestEvent(
  context: WorkContext,
  { scope, actor, cause }: Pick<ChangeCall<never>, 'scope' | 'actor' | 'cause'>,
  webhook: WebhookRow,
  type: EventType,
): Promise<DeliveryRow | undefined> {
  const { db, config, clock } = context;
  const { leaseMs } = config.webhook;
  const event = draftTestEvent(type, webhook, { livemode: scope.livemode, cause, now: clock.now() });
  const id = await commitChange(db.kysely, async (tx) => ({
    result: await insertTestEvent(inTransaction(tx), scope, webhook.id, event, leaseMs),
    entry: [actor(), 'webhook.tested', webhook.id],
  }));
  const claim = await claimDelivery(db, { id, account_id: scope.accountId }, leaseMs);
  if (claim) await sendAttempt(context, claim);
  return findDelivery(db.kysely, scope, webhook.id, id);
}

interface TriggeredEvent {
  readonly eventId: string;
  readonly endpoints: number;
}

/** Emits a test event to test mode's feed and to subscribed endpoints. Unlike testWebhook's event, listEvents has it. */
export async function triggerEvent(
  db: Kysely<Database>,
  actor: AccountActor,
  type: EventType,
): Promise<TriggeredEvent> {
  const { accountId, now } = actor;
  const event = draftExampleEvent(type, { livemode: false, cause: null, now });
  await commitChange(db, async () => ({
    result: null,
    entry: [actor, 'webhook.triggered', type],
    event: { scope: { accountId, livemode: false }, draft: event },
  }));
  return { eventId: event.id, endpoints: await countDeliveries(db, { accountId }, event.id) };
}
