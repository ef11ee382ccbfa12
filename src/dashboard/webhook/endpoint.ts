import type { VNode } from 'preact';
import { browseDeliveries } from '../../../db/query/webhook/webhook-delivery.ts';
import {
  countWaiting,
  deliveryShares,
  findWebhook,
  maxWaiting,
  overlapEnd,
  type WebhookRow,
} from '../../../db/query/webhook/webhook-endpoint.ts';
import { eventTypes } from '../../../generated/events.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { requestValidators } from '../../../generated/request-validators.js';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { deleteWebhook, testWebhook, updateWebhook } from '../../operation/webhook.ts';
import type { Handler } from '../../run-operation.ts';
import { webhookView } from '../../webhook/endpoint.ts';
import { rotateSecret, SecretReplaced } from '../../webhook/signature.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { bodyFaults, orRefusal, runOperation } from '../run-operation.ts';
import { facts, percentText, table, time } from '../view/data.ts';
import { alertText, field, selectField } from '../view/field.ts';
import { deliveryColumns } from './deliveries.ts';
import {
  chosenEvents,
  endpointState,
  refusedText,
  secretPage,
  subscription,
  subscriptionField,
  type WebhookText,
} from './endpoints.ts';
import { deliveryTexts, webhookTexts } from './text.ts';

type Webhook = Schemas['Webhook'];

const latestCount = 5;

/** Shows an endpoint with its settings and its latest deliveries. */
export function showEndpoint(request: PageRequest): Promise<PageAnswer> {
  return endpointPage(request, {});
}

interface EndpointFaults {
  readonly given?: { readonly description: string; readonly events: readonly string[] };
  readonly faults?: ReadonlyMap<string, string>;
  readonly alert?: string;
}

async function endpointPage(request: PageRequest, shown: EndpointFaults): Promise<PageAnswer> {
  const { context, scope, can, language, base } = request;
  const { kysely } = context.db;
  const text = webhookTexts[language];
  const { id = '' } = request.path;
  const webhook = webhookView((await findWebhook(kysely, scope, id)) ?? refusePage('NOT_FOUND'));
  const [shares, overlap, latest] = await Promise.all([
    deliveryShares(kysely, scope, [id]),
    overlapEnd(kysely, scope, id),
    browseDeliveries(kysely, scope, { endpoint: id }, { after: null, limit: latestCount }),
  ]);
  const { ended, succeeded } = shares.get(id) ?? { ended: 0, succeeded: 0 };
  const mayChange = can('manage_webhooks');
  const delivery = deliveryTexts[language];
  return {
    title: webhook.url,
    status: shown.alert || shown.faults ? 400 : 200,
    head: { back: [`${base}/webhooks`, text.back] },
    content: html`
      ${alertText(shown.alert)} ${alertText(shown.faults ? text.invalid : undefined, true)}
      <div class="columns">
        <section>
          <h2>${text.details}</h2>
          ${facts([
            [text.state, endpointState(webhook, text)],
            [text.id, html`<code>${webhook.id}</code>`],
            [text.description, webhook.description],
            [text.events, subscription(webhook.events, text, eventTypes.length)],
            [
              text.share,
              ended === 0 ? text.noneEnded : text.shareOf(percentText(succeeded / ended, language), ended),
            ],
            [text.created, time(webhook.created_at, language)],
          ])}
        </section>
        ${secretSection(request, webhook, overlap, mayChange)}
      </div>
      <section>
        <h2>${delivery.latest}</h2>
        ${
          can('see_requests')
            ? html`${table(delivery.title, deliveryColumns(request, { hasEndpoint: false }), latest.rows, delivery.none)}
                <p class="buttons">
                  <a href=${`${base}/webhooks/deliveries?endpoint=${id}`}>${delivery.all}</a>
                  ${mayChange ? html`<a href=${`${base}/webhooks/${id}/redeliver`}>${delivery.redeliverFailed}</a>` : null}
                </p>`
            : html`<p class="hint">${delivery.hidden}</p>`
        }
      </section>
      ${mayChange ? changeForms(request, webhook, shown) : html`<p class="hint">${text.readOnly}</p>`}
    `,
  };
}

function secretSection(
  { base, language }: PageRequest,
  { id, active, secret_last4, rotated_at }: Webhook,
  overlap: string | undefined,
  mayChange: boolean,
): VNode {
  const text = webhookTexts[language];
  return html`<section>
    <h2>${text.secret}</h2>
    ${facts([
      [text.ends, html`<code>…${secret_last4}</code>`],
      [text.rotatedAt, rotated_at && time(rotated_at, language)],
      [text.overlapEnd, overlap && time(overlap, language)],
    ])}
    ${
      mayChange && active
        ? html`<p class="buttons"><a href=${`${base}/webhooks/${id}/rotate`}>${text.rotate}</a></p>`
        : null
    }
  </section>`;
}

function changeForms(
  { base, language }: PageRequest,
  webhook: Webhook,
  { given, faults }: EndpointFaults,
): VNode {
  const text = webhookTexts[language];
  const { id, active } = webhook;
  const action = (name: string) => `${base}/webhooks/${id}/${name}`;
  const remove =
    webhook.disabled_reason === 'deleted'
      ? null
      : html`<a class="danger" href=${action('delete')}>${text.remove}</a>`;
  return html`
    ${
      active
        ? html`<section>
            <h2>${text.test}</h2>
            <form method="post" action=${action('test')}>
              <p class="hint">${text.testHint}</p>
              ${selectField({
                name: 'event_type',
                label: text.type,
                value: 'webhook.test',
                options: eventTypes.map((type) => [type, type] as const),
              })}
              <p class="buttons"><button>${text.send}</button></p>
            </form>
          </section>`
        : null
    }
    <section>
      <h2>${text.edit}</h2>
      <form method="post" action=${`${base}/webhooks/${id}`}>
        <p class="hint">${text.fixedUrl}</p>
        ${field({ name: 'description', label: text.description, value: given?.description ?? webhook.description, hint: text.descriptionHint, error: faults?.get('description'), autocomplete: 'off' })}
        ${subscriptionField(given?.events ?? webhook.events, text, faults?.get('events'))}
        <p class="buttons"><button class="main">${text.save}</button></p>
      </form>
    </section>
    <section>
      <h2>${text.state}</h2>
      ${
        active
          ? html`<p class="hint">${text.stopHint}</p>
              <p class="buttons"><a href=${action('stop')}>${text.stop}</a> ${remove}</p>`
          : html`<form method="post" action=${action('enable')}>
              <p class="hint">${text.enableHint}</p>
              <p class="buttons"><button class="main">${text.enable}</button> ${remove}</p>
            </form>`
      }
    </section>
  `;
}

interface Question {
  readonly title: string;
  readonly effect: string;
  readonly button: string;
  readonly input?: VNode;
}

/** Says what a stop discards, before it is done. */
export function askStopEndpoint(request: PageRequest): Promise<PageAnswer> {
  return askAboutEndpoint(request, async (text, { active }) => {
    if (!active) return null;
    const effect = text.stopWarning(await discardWarning(request));
    return { title: text.stopTitle, effect, button: text.stop };
  });
}

/** Says what a deletion does, before it is done. */
export function askDeleteEndpoint(request: PageRequest): Promise<PageAnswer> {
  return askAboutEndpoint(request, async (text) => {
    const effect = text.removeWarning(await discardWarning(request));
    return { title: text.removeTitle, effect, button: text.remove };
  });
}

/** Says what a new signing secret means for the receiver, before it is made. */
export function askRotateEndpoint(request: PageRequest): Promise<PageAnswer> {
  return askAboutEndpoint(request, async (text, { active, last4 }) => {
    if (!active) return null;
    const input = html`
      <input type="hidden" name="secret_last4" value=${last4} />
      <p><label class="check"><input type="checkbox" name="revoke_previous" value="yes" /> ${text.revokeNow}</label></p>
    `;
    return { title: text.rotateTitle, effect: text.rotateHint, button: text.rotate, input };
  });
}

/** @param about null: the endpoint is in no state for the change */
async function askAboutEndpoint(
  request: PageRequest,
  about: (text: WebhookText, webhook: WebhookRow) => Promise<Question | null>,
): Promise<PageAnswer> {
  const { context, scope, language, base } = request;
  const text = webhookTexts[language];
  const { id = '' } = request.path;
  const webhook = (await findWebhook(context.db.kysely, scope, id)) ?? refusePage('NOT_FOUND');
  const question = await about(text, webhook);
  if (!question) return { goTo: `${base}/webhooks/${id}` };
  const { title, effect, button, input } = question;
  return {
    title,
    content: html`<section>
      <p class="url"><strong>${webhook.url}</strong></p>
      <p>${effect}</p>
      <form method="post">
        ${input}
        <p class="buttons">
          <button class="danger">${button}</button>
          <a href=${`${base}/webhooks/${id}`}>${text.keep}</a>
        </p>
      </form>
    </section>`,
  };
}

async function discardWarning({ context, scope, path, language }: PageRequest): Promise<string> {
  const text = webhookTexts[language];
  const waiting = await countWaiting(context.db.kysely, scope, path.id ?? '');
  return waiting > maxWaiting ? text.discardsMore(maxWaiting) : text.discards(waiting);
}

export async function saveEndpoint(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const given = {
    description: form.one('description').trim(),
    events: chosenEvents(form.all('events')),
  };
  const faults = bodyFaults(requestValidators.updateWebhook.body, given, language);
  if (faults.size > 0) return endpointPage(request, { given, faults });
  return update(request, given);
}

export function enableEndpoint(request: PageRequest): Promise<PageAnswer> {
  return update(request, { active: true });
}

export function stopEndpoint(request: PageRequest): Promise<PageAnswer> {
  return update(request, { active: false });
}

function update(request: PageRequest, change: object): Promise<PageAnswer> {
  const { id = '' } = request.path;
  return orShown(request, async () => {
    await runOperation(request, 'updateWebhook', updateWebhook, { path: { id }, body: change });
    return { goTo: `${request.base}/webhooks/${id}` };
  });
}

export function deleteEndpoint(request: PageRequest): Promise<PageAnswer> {
  const { id = '' } = request.path;
  return orShown(request, async () => {
    await runOperation(request, 'deleteWebhook', deleteWebhook, { path: { id } });
    return { goTo: `${request.base}/webhooks` };
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
  const rotate: Handler<'rotateWebhookSecret'> = (...called) => rotateSecret(...called, rotation);
  return orShown(request, async () => {
    const { data } = await runOperation(request, 'rotateWebhookSecret', rotate, { path: { id } });
    return secretPage(request, {
      title: text.rotated,
      secret: data.secret,
      next: `${base}/webhooks/${id}`,
      overlapUntil: await overlapEnd(kysely, scope, id),
    });
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
  if (bodyFaults(requestValidators.testWebhook.body, body, language).size > 0)
    return refusePage('INVALID_FIELD');
  const sent = await orRefusal(runOperation(request, 'testWebhook', testWebhook, { path: { id }, body }));
  if (sent instanceof ApiError) {
    return endpointPage(request, { alert: refusedText(sent, language) });
  }
  return { goTo: `${base}/webhooks/deliveries/${sent.data.id}` };
}
