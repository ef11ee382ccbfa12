import { findWebhook, overlapEnd } from '../../../db/query/webhook/webhook-endpoint.ts';
import { requestValidators } from '../../../generated/request-validators.js';
import { ApiError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { testWebhook } from '../../operation/webhook.ts';
import { changeWebhook, removeWebhook, type WebhookUpdate } from '../../webhook/endpoint.ts';
import { replaceSecret, SecretReplaced } from '../../webhook/signature.ts';
import { actorOf, type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { faultsOf, orRefusal, runOperation } from '../run-operation.ts';
import { endpointPage } from './endpoint.ts';
import { chosenEvents, refusedText, secretPage } from './endpoints.ts';
import { webhookTexts } from './text.ts';

export async function saveEndpoint(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const given = {
    description: form.one('description').trim(),
    events: chosenEvents(form.all('events')),
  };
  const faults = faultsOf(requestValidators.updateWebhook.body, given, language);
  if (faults.size > 0) return endpointPage(request, { given, faults });
  return update(request, given as WebhookUpdate);
}

export function enableEndpoint(request: PageRequest): Promise<PageAnswer> {
  return update(request, { active: true });
}

export function stopEndpoint(request: PageRequest): Promise<PageAnswer> {
  return update(request, { active: false });
}

function update(request: PageRequest, change: WebhookUpdate): Promise<PageAnswer> {
  const { context, scope, base } = request;
  const { id = '' } = request.path;
  return orShown(request, async () => {
    const refuse = createRefuse<'updateWebhook'>();
    await changeWebhook(context.db.kysely, scope, id, change, actorOf(request), refuse);
    return { goTo: `${base}/webhooks/${id}` };
  });
}

export function deleteEndpoint(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base } = request;
  const { id = '' } = request.path;
  return orShown(request, async () => {
    await removeWebhook(context.db.kysely, scope, id, actorOf(request), createRefuse<'deleteWebhook'>());
    return { goTo: `${base}/webhooks` };
  });
}

/** Replaces the signing secret and shows the new one once. A form that was sent twice replaces it once. */
export function rotateEndpoint(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, language, base } = request;
  const { kysely } = context.db;
  const text = webhookTexts[language];
  const { id = '' } = request.path;
  const last4 = form.one('secret_last4');
  const rotation = { id, revokePrevious: form.one('revoke_previous') === 'yes', last4 };
  return orShown(request, async () => {
    const refuse = createRefuse<'rotateWebhookSecret'>();
    const { secret } = await replaceSecret(kysely, context, scope, rotation, actorOf(request), refuse);
    return secretPage(request, text.rotated, secret, `${base}/webhooks/${id}`, await overlapEnd(kysely, id));
  });
}

/** Makes a change. A refusal is shown on the endpoint's page. */
async function orShown(request: PageRequest, change: () => Promise<PageAnswer>): Promise<PageAnswer> {
  const text = webhookTexts[request.language];
  try {
    const made = await orRefusal(change());
    if (!(made instanceof ApiError)) return made;
    return endpointPage(request, { alert: refusedText(made, request.language) });
  } catch (error) {
    if (!(error instanceof SecretReplaced)) throw error;
    return endpointPage(request, { alert: text.rotatedMeanwhile });
  }
}

/** Sends a test event in one attempt, and shows its delivery. */
export async function testEndpoint(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, language, base } = request;
  const { kysely } = context.db;
  const { id = '' } = request.path;
  if (!(await findWebhook(kysely, scope, id))) return refusePage('NOT_FOUND');
  const body = { event_type: form.one('event_type') };
  if (faultsOf(requestValidators.testWebhook.body, body, language).size > 0)
    return refusePage('INVALID_FIELD');
  const sent = await orRefusal(runOperation(request, 'testWebhook', testWebhook, { path: { id }, body }));
  if (sent instanceof ApiError) {
    return endpointPage(request, { alert: refusedText(sent, language) });
  }
  return { goTo: `${base}/webhooks/deliveries/${sent.data.id}` };
}
