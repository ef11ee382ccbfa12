import type { Kysely } from 'kysely';
import { findWebhook, lockWebhook, updateWebhookRow } from '../../db/query/webhook/webhook-endpoint.ts';
import { insertSecret, retireSecrets } from '../../db/query/webhook/webhook-secret.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { WorkContext } from '../context.ts';
import { type Refuse, successEnvelope } from '../contract/errors.ts';
import { type Claim, lockClaim, type StoredResponse, storeEncryptedResponse } from '../idempotency.ts';
import { type AuditActor, audit } from '../user/audit.ts';
import { newSecret } from './signature.ts';

interface Rotation {
  readonly id: string;
  readonly revokePrevious: boolean;
}

/** Replaces an endpoint's secret and stores the response in the same transaction (contract: rotateWebhookSecret). */
export async function rotateSecret(
  context: WorkContext,
  claim: Claim | null,
  scope: Scope,
  rotation: Rotation,
  actor: AuditActor,
  refuse: Refuse<'NOT_FOUND' | 'WEBHOOK_INACTIVE' | 'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<StoredResponse<200>> {
  return context.db.kysely.transaction().execute(async (tx) => {
    if (claim && !(await lockClaim(tx, claim))) {
      return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
    }
    const storedBody = successEnvelope(200, await replaceSecret(tx, context, scope, rotation, actor, refuse));
    if (claim) await storeEncryptedResponse(tx, context.secrets, claim, 200, storedBody);
    return { status: 200, storedBody };
  });
}

/** Replaces an endpoint's secret in the caller's transaction. */
export async function replaceSecret(
  tx: Kysely<Database>,
  { clock, secrets }: WorkContext,
  scope: Scope,
  { id, revokePrevious }: Rotation,
  actor: AuditActor,
  refuse: Refuse<'NOT_FOUND' | 'WEBHOOK_INACTIVE'>,
): Promise<Schemas['WebhookSecretRotated']> {
  const { plaintext, stored } = newSecret(secrets, scope.accountId, clock.now());
  const webhook = (await lockWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
  if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
  await retireSecrets(tx, id, { revoke: revokePrevious });
  await insertSecret(tx, id, stored);
  await updateWebhookRow(tx, id, { rotated: true });
  await audit(tx, actor, 'webhook.rotated', id);
  const row = await findWebhook(tx, scope, id);
  if (!row?.rotated_at) throw new Error('rotated webhook endpoint not found');
  return { id, rotated_at: row.rotated_at, secret: plaintext, secret_last4: row.last4 };
}
