import { findWebhook, overlapEnd } from '../../../db/query/webhook/webhook-endpoint.ts';
import { requestValidators } from '../../../generated/request-validators.js';
import { ApiError } from '../../contract/errors.ts';
import { createRefuse, type ValidBody } from '../../contract/operation.ts';
import { testWebhook } from '../../operation/webhook.ts';
import { changeWebhook, removeWebhook, type WebhookUpdate } from '../../webhook/endpoint.ts';
import { replaceSecret, SecretReplaced } from '../../webhook/signature.ts';
import { actorOf } from '../actor.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { refusePage } from '../refuse-page.ts';
import { callOperation, faultsOf, orRefusal } from '../run-operation.ts';
import { endpointPage } from './endpoint.ts';
import { chosenEvents, refusedText, secretPage } from './endpoints.ts';
import { webhookTexts } from './text.ts';

export async function saveEndpoint(visit: PageRequest): Promise<PageAnswer> {
  const { form, language } = visit;
  const given = {
    description: form.one('description').trim(),
    events: chosenEvents(form.all('events')),
  };
  const faults = faultsOf(requestValidators.updateWebhook.body, given, language);
  if (faults.size > 0) return endpointPage(visit, { given, faults });
  return update(visit, given as WebhookUpdate);
}

export function enableEndpoint(visit: PageRequest): Promise<PageAnswer> {
  return update(visit, { active: true });
}

export function stopEndpoint(visit: PageRequest): Promise<PageAnswer> {
  return update(visit, { active: false });
}

function update(visit: PageRequest, change: WebhookUpdate): Promise<PageAnswer> {
  const { context, scope, base } = visit;
  const { id = '' } = visit.path;
  return orShown(visit, async () => {
    const refuse = createRefuse<'updateWebhook'>();
    await changeWebhook(context.db.kysely, scope, id, change, actorOf(visit), refuse);
    return { goTo: `${base}/webhooks/${id}` };
  });
}

export function deleteEndpoint(visit: PageRequest): Promise<PageAnswer> {
  const { context, scope, base } = visit;
  const { id = '' } = visit.path;
  return orShown(visit, async () => {
    await removeWebhook(context.db.kysely, scope, id, actorOf(visit), createRefuse<'deleteWebhook'>());
    return { goTo: `${base}/webhooks` };
  });
}

/** Replaces the signing secret and shows the new one once. A form that was sent twice replaces it once. */
export function rotateEndpoint(visit: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, language, base } = visit;
  const { kysely } = context.db;
  const words = webhookTexts[language];
  const { id = '' } = visit.path;
  const last4 = form.one('secret_last4');
  const rotation = { id, revokePrevious: form.one('revoke_previous') === 'yes', last4 };
  return orShown(visit, async () => {
    const refuse = createRefuse<'rotateWebhookSecret'>();
    const { secret } = await replaceSecret(kysely, context, scope, rotation, actorOf(visit), refuse);
    return secretPage(visit, words.rotated, secret, `${base}/webhooks/${id}`, await overlapEnd(kysely, id));
  });
}

/** Makes a change. A refusal is shown on the endpoint's page. */
async function orShown(visit: PageRequest, change: () => Promise<PageAnswer>): Promise<PageAnswer> {
  const words = webhookTexts[visit.language];
  try {
    const made = await orRefusal(change());
    if (!(made instanceof ApiError)) return made;
    return endpointPage(visit, { alert: refusedText(made, visit.language) });
  } catch (error) {
    if (!(error instanceof SecretReplaced)) throw error;
    return endpointPage(visit, { alert: words.rotatedMeanwhile });
  }
}

/** Sends a test event in one attempt, and shows its delivery. */
export async function testEndpoint(visit: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, language, base } = visit;
  const { kysely } = context.db;
  const { id = '' } = visit.path;
  if (!(await findWebhook(kysely, scope, id))) return refusePage('NOT_FOUND');
  const body = { event_type: form.one('event_type') };
  if (faultsOf(requestValidators.testWebhook.body, body, language).size > 0)
    return refusePage('INVALID_FIELD');
  const sent = await orRefusal(
    callOperation(testWebhook, visit, { path: { id }, body: body as ValidBody<'testWebhook'> }),
  );
  if (sent instanceof ApiError) {
    return endpointPage(visit, { alert: refusedText(sent, language) });
  }
  return { goTo: `${base}/webhooks/deliveries/${sent.id}` };
}
