import type { Kysely } from 'kysely';
import {
  activeWebhooks,
  findWebhook,
  insertWebhook,
  lockWebhookCount,
} from '../../db/query/webhook/webhook-endpoint.ts';
import { insertSecret } from '../../db/query/webhook/webhook-secret.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import { successEnvelope } from '../contract/envelope.ts';
import type { ValidBody } from '../contract/operation-types.ts';
import type { Claim } from '../idempotency/claim.ts';
import { lockClaim, storeEncryptedResponse } from '../idempotency/encrypted-response.ts';
import type { StoredResponse } from '../idempotency/stored-response.ts';
import { newId } from '../runtime/identifier.ts';
import { type AuditActor, audit } from '../user/audit.ts';
import { checkEndpointLimit, type EndpointLimitRefusal } from './endpoint-limit.ts';
import { newSecret } from './signing-secret.ts';
import { webhookView } from './webhook-view.ts';

/** Refuses a URL to which nothing may be sent (contract: createWebhook, Address). */
export async function checkWebhookTarget(
  { outbound }: WorkContext,
  scope: Scope,
  url: string,
  refuse: Refuse<'WEBHOOK_TARGET_REFUSED'>,
): Promise<void> {
  const problem = await outbound.checkTarget(url, scope);
  if (problem === null) return;
  const violation = { path: ['url'], code: 'WEBHOOK_TARGET_REFUSED', message: problem } as const;
  refuse('WEBHOOK_TARGET_REFUSED', { violations: [violation] });
}

/** Creates an endpoint and its first secret, and stores the response under the idempotency key, in one transaction. */
export async function registerWebhook(
  context: WorkContext,
  claim: Claim,
  scope: Scope,
  webhook: ValidBody<'createWebhook'>,
  actor: AuditActor,
  refuse: Refuse<EndpointLimitRefusal | 'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<StoredResponse<201>> {
  return context.db.kysely.transaction().execute(async (tx) => {
    if (!(await lockClaim(tx, claim))) return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
    const storedBody = successEnvelope(201, await addWebhook(tx, context, scope, webhook, actor, refuse));
    await storeEncryptedResponse(tx, context.secrets, claim, 201, storedBody);
    return { status: 201, storedBody };
  });
}

/** Creates an endpoint and its first secret in the caller's transaction. Check the target before. */
export async function addWebhook(
  tx: Kysely<Database>,
  { clock, secrets }: WorkContext,
  scope: Scope,
  { url, events, description }: ValidBody<'createWebhook'>,
  actor: AuditActor,
  refuse: Refuse<EndpointLimitRefusal>,
): Promise<Schemas['WebhookCreated']> {
  const now = clock.now();
  const id = newId('wh', now);
  const target = new URL(url).href;
  const { plaintext, stored } = newSecret(secrets, scope.accountId, now);
  await lockWebhookCount(tx, scope);
  checkEndpointLimit(await activeWebhooks(tx, scope, target), refuse);
  await insertWebhook(tx, scope, { id, url, target, description, events });
  await insertSecret(tx, id, stored);
  await audit(tx, actor, 'webhook.created', id);
  const row = await findWebhook(tx, scope, id);
  if (!row) throw new Error('inserted webhook endpoint not found');
  return { ...webhookView(row), secret: plaintext };
}
