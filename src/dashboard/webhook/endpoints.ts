import type { VNode } from 'preact';
import { deliveryShares } from '../../../db/query/webhook/webhook-endpoint.ts';
import { eventTypes } from '../../../generated/events.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { requestValidators } from '../../../generated/request-validators.js';
import { errorText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { createWebhook, listWebhooks } from '../../operation/webhook.ts';
import { type List, showList } from '../list.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { bodyFaults, faultsByField, orRefusal, runOperation } from '../run-operation.ts';
import { badge, copyButton, facts, percentText, time } from '../view/data.ts';
import { alertText, field } from '../view/field.ts';
import { webhookTexts } from './text.ts';

export type WebhookText = (typeof webhookTexts)['en'];

/** Renders in words whether an endpoint receives events, and the reason if it does not. */
export function endpointState({ active, disabled_reason }: Schemas['Webhook'], text: WebhookText): VNode {
  if (active || disabled_reason === null) return badge(text.active, 'good');
  const isFault = disabled_reason === 'gone' || disabled_reason === 'consecutive_failures';
  return badge(text.reason[disabled_reason], isFault ? 'bad' : 'quiet');
}

/** Renders the first types of a subscription. */
export function subscription(events: Schemas['Webhook']['events'], text: WebhookText, max = 2): VNode {
  if (events.includes('*')) return html`<span>${text.allEvents}</span>`;
  const more = events.length - max;
  return html`<span class="types">
    ${events.slice(0, max).map((type) => html`<code>${type}</code> `)}
    ${more > 0 ? text.moreEvents(more) : null}
  </span>`;
}

/** Renders a checkbox per event type, in groups, and one for all. */
export function subscriptionField(
  chosen: readonly string[],
  text: WebhookText,
  error: string | undefined,
): VNode {
  const check = (value: string, label: VNode) =>
    html`<label class="check"><input type="checkbox" name="events" value=${value} checked=${chosen.includes(value)} /> ${label}</label>`;
  const code = (type: string) => html`<code>${type}</code>`;
  const subscribable = Object.entries(text.eventGroups).map(([prefix, name]) => ({
    name,
    types: eventTypes.filter((type) => type.startsWith(`${prefix}.`)),
  }));
  return html`<fieldset class="subscription" aria-describedby=${error ? 'events-error' : undefined}>
    <legend>${text.events}</legend>
    ${check('*', html`<strong>${text.allEvents}</strong>`)}
    <p class="hint">${text.allEventsHint}</p>
    ${subscribable.map(
      ({ name, types }) =>
        html`<fieldset><legend>${name}</legend><div class="grid">${types.map((type) => check(type, code(type)))}</div></fieldset>`,
    )}
    ${error ? html`<p class="error" id="events-error">${error}</p>` : null}
  </fieldset>`;
}

/** Returns why a change was refused: in words of the page if it has some, else as in the contract. */
export function refusedText({ code, options }: ApiError, language: Language): string {
  const text = webhookTexts[language];
  if (options.violations) return text.invalid;
  const texts: Readonly<Record<string, string>> = text.refused;
  return texts[code] ?? errorText(code, language);
}

interface NewSecret {
  readonly title: string;
  readonly secret: string;
  readonly next: string;
  readonly overlapUntil?: string | undefined;
}

/** Shows a new signing secret, the only time. */
export function secretPage(
  { language }: PageRequest,
  { title, secret, next, overlapUntil }: NewSecret,
): PageAnswer {
  const text = webhookTexts[language];
  return {
    title,
    content: html`<section>
      <p><strong>${text.once}</strong></p>
      <p class="secret"><code id="new-secret">${secret}</code>
        ${copyButton('new-secret', language)}
      </p>
      ${overlapUntil ? facts([[text.overlapEnd, time(overlapUntil, language)]]) : null}
      <p class="buttons"><a class="main" href=${next}>${text.done}</a></p>
    </section>`,
  };
}

/** Lists the endpoints of the mode, with the form that adds one. */
export function showEndpoints(request: PageRequest): Promise<PageAnswer> {
  return endpointsPage(request, {});
}

/** Adds an endpoint and shows its signing secret once. */
export async function createEndpoint(request: PageRequest): Promise<PageAnswer> {
  const { form, language, base } = request;
  const body = {
    url: form.one('url').trim(),
    description: form.one('description').trim(),
    events: chosenEvents(form.all('events')),
  };
  const faults = bodyFaults(requestValidators.createWebhook.body, body, language);
  if (faults.size > 0) return endpointsPage(request, { given: body, faults });
  const created = await orRefusal(runOperation(request, 'createWebhook', createWebhook, { body }));
  const text = webhookTexts[language];
  if (!(created instanceof ApiError)) {
    const { id, secret } = created.data;
    return secretPage(request, { title: text.made, secret, next: `${base}/webhooks/${id}` });
  }
  const found = faultsByField(created.options.violations ?? [], language);
  return endpointsPage(request, { given: body, faults: found, alert: refusedText(created, language) });
}

/** "All events" includes the others. */
export function chosenEvents(events: readonly string[]): readonly string[] {
  return events.includes('*') ? ['*'] : events;
}

interface Shown {
  readonly given?: { readonly url: string; readonly description: string; readonly events: readonly string[] };
  readonly faults?: ReadonlyMap<string, string>;
  readonly alert?: string;
}

/** An endpoint with its deliveries of the last day. */
type ListedEndpoint = Schemas['Webhook'] & { readonly ended: number; readonly succeeded: number };

function endpointList(request: PageRequest): List<ListedEndpoint, object> {
  const { context, scope, language, base } = request;
  const text = webhookTexts[language];
  return {
    path: '/webhooks',
    title: text.title,
    none: text.none,
    pageSize: 25,
    columns: [
      {
        name: text.url,
        cell: ({ id, url, description }) =>
          html`<a class="url" href=${`${base}/webhooks/${id}`}>${url}</a>
            ${description ? html`<p class="hint">${description}</p>` : null}`,
      },
      { name: text.state, cell: (webhook) => endpointState(webhook, text) },
      { name: text.events, cell: ({ events }) => subscription(events, text) },
      {
        name: text.share,
        cell: ({ ended, succeeded }) =>
          ended === 0 ? text.noneEnded : text.shareOf(percentText(succeeded / ended, language), ended),
      },
      { name: text.created, cell: ({ created_at }) => time(created_at, language) },
    ],
    filters: {},
    search: async (_, { cursor, limit }) => {
      const query = { limit, ...(cursor === null ? {} : { cursor }) };
      const { data, next_cursor: next } = (
        await runOperation(request, 'listWebhooks', listWebhooks, { query })
      ).data;
      const shares = await deliveryShares(
        context.db.kysely,
        scope,
        data.map(({ id }) => id),
      );
      const rows = data.map((webhook) => ({ ...webhook, ...(shares.get(webhook.id) ?? noneEnded) }));
      return { rows, next };
    },
  };
}

const noneEnded = { ended: 0, succeeded: 0 };

async function endpointsPage(request: PageRequest, shown: Shown): Promise<PageAnswer> {
  const { can, language, base } = request;
  const text = webhookTexts[language];
  const { results } = await showList(request, endpointList(request));
  const isFaulty = (shown.faults?.size ?? 0) > 0;
  return {
    title: text.title,
    status: isFaulty || shown.alert ? 400 : 200,
    head: {
      subtitle: text.lead,
      ...(can('see_requests')
        ? { actions: html`<a href=${`${base}/webhooks/deliveries`}>${text.allDeliveries}</a>` }
        : {}),
    },
    content: html`
      ${alertText(shown.alert)} ${alertText(isFaulty ? text.invalid : undefined, true)}
      ${results}
      ${!can('manage_webhooks') ? html`<p class="hint">${text.readOnly}</p>` : createForm(request, shown)}
    `,
  };
}

function createForm({ base, language, mode }: PageRequest, { given, faults }: Shown): VNode {
  const text = webhookTexts[language];
  return html`<section>
    <h2>${text.createTitle[mode]}</h2>
    <form method="post" action=${`${base}/webhooks`}>
      ${field({ name: 'url', label: text.url, type: 'url', value: given?.url ?? '', hint: text.urlHint[mode], error: faults?.get('url'), isRequired: true, autocomplete: 'off' })}
      ${field({ name: 'description', label: text.description, value: given?.description ?? '', hint: text.descriptionHint, error: faults?.get('description'), autocomplete: 'off' })}
      ${subscriptionField(given?.events ?? ['*'], text, faults?.get('events'))}
      <p class="buttons"><button class="main">${text.create}</button></p>
    </form>
  </section>`;
}
