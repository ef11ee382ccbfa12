import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { browseDeliveries } from '../../../../db/query/webhook/browse-deliveries.ts';
import { findWebhook } from '../../../../db/query/webhook/webhook-endpoint.ts';
import { deliveryShares, overlapEnd } from '../../../../db/query/webhook/webhook-health.ts';
import { eventTypes } from '../../../../generated/events.ts';
import type { Schemas } from '../../../../generated/operations.ts';
import { webhookView } from '../../../webhook/endpoint.ts';
import { refusePage } from '../../refuse-page.ts';
import { deliveryTexts } from '../../text/delivery-history.ts';
import { webhookTexts } from '../../text/webhook.ts';
import { facts, percentText, time } from '../../view/data.ts';
import { alertText, field, selectField } from '../../view/field.ts';
import type { PageAnswer, Visit } from '../../visit.ts';
import { deliveryTable } from './delivery-table.ts';
import { endpointState, subscription, subscriptionField } from './endpoint-view.ts';

const latestCount = 5;

/** Shows an endpoint with its settings and its latest deliveries. */
export function showEndpoint(visit: Visit): Promise<PageAnswer> {
  return endpointPage(visit, {});
}

export interface EndpointFaults {
  readonly given?: { readonly description: string; readonly events: readonly string[] };
  readonly faults?: ReadonlyMap<string, string>;
  readonly alert?: string;
}

export async function endpointPage(visit: Visit, shown: EndpointFaults): Promise<PageAnswer> {
  const { context, scope, user, language, base } = visit;
  const { kysely } = context.db;
  const words = webhookTexts[language];
  const { id = '' } = visit.path;
  const webhook = webhookView((await findWebhook(kysely, scope, id)) ?? refusePage('NOT_FOUND'));
  const [shares, overlap, latest] = await Promise.all([
    deliveryShares(kysely, [id]),
    overlapEnd(kysely, id),
    browseDeliveries(kysely, scope, { endpoint: id }, { after: null, limit: latestCount }),
  ]);
  const { ended, succeeded } = shares.get(id) ?? { ended: 0, succeeded: 0 };
  const mayChange = user.role !== 'viewer';
  const deliveryWords = deliveryTexts[language];
  return {
    title: webhook.url,
    status: shown.alert || shown.faults ? 400 : 200,
    content: html`
      ${alertText(shown.alert)} ${alertText(shown.faults ? words.invalid : undefined, true)}
      <p><a href=${`${base}/webhooks`}>${words.back}</a></p>
      <div class="columns">
        <section>
          <h2>${words.details}</h2>
          ${facts([
            [words.state, endpointState(webhook, words)],
            [words.id, html`<code>${webhook.id}</code>`],
            [words.description, webhook.description],
            [words.events, subscription(webhook.events, words, eventTypes.length)],
            [
              words.share,
              ended === 0 ? words.noneEnded : words.shareOf(percentText(succeeded / ended, language), ended),
            ],
            [words.created, time(webhook.created_at, language)],
          ])}
        </section>
        ${secretSection(visit, webhook, overlap, mayChange)}
      </div>
      <section>
        <h2>${deliveryWords.latest}</h2>
        ${deliveryTable(visit, latest.rows, deliveryWords.none, { hasEndpoint: false })}
        <p class="buttons">
          <a href=${`${base}/webhooks/deliveries?endpoint=${id}`}>${deliveryWords.all}</a>
          ${mayChange ? html`<a href=${`${base}/webhooks/${id}/redeliver`}>${deliveryWords.redeliverFailed}</a>` : null}
        </p>
      </section>
      ${mayChange ? changes(visit, webhook, shown) : html`<p class="hint">${words.readOnly}</p>`}
    ` as VNode,
  };
}

type Webhook = Schemas['Webhook'];

function secretSection(
  { base, language }: Visit,
  { id, active, secret_last4, rotated_at }: Webhook,
  overlap: string | undefined,
  mayChange: boolean,
): VNode {
  const words = webhookTexts[language];
  return html`<section>
    <h2>${words.secret}</h2>
    ${facts([
      [words.ends, html`<code>…${secret_last4}</code>`],
      [words.rotatedAt, rotated_at && time(rotated_at, language)],
      [words.overlapEnd, overlap && time(overlap, language)],
    ])}
    ${
      mayChange && active
        ? html`<p class="buttons"><a href=${`${base}/webhooks/${id}/rotate`}>${words.rotate}</a></p>`
        : null
    }
  </section>` as VNode;
}

function changes({ base, language }: Visit, webhook: Webhook, { given, faults }: EndpointFaults): VNode {
  const words = webhookTexts[language];
  const { id, active } = webhook;
  const action = (name: string) => `${base}/webhooks/${id}/${name}`;
  return html`
    ${
      active
        ? html`<section>
            <h2>${words.test}</h2>
            <form method="post" action=${action('test')}>
              <p class="hint">${words.testHint}</p>
              ${selectField({
                name: 'event_type',
                label: words.type,
                value: 'webhook.test',
                options: eventTypes.map((type) => [type, type] as const),
              })}
              <p class="buttons"><button>${words.send}</button></p>
            </form>
          </section>`
        : null
    }
    <section>
      <h2>${words.edit}</h2>
      <form method="post" action=${`${base}/webhooks/${id}`}>
        <p class="hint">${words.fixedUrl}</p>
        ${field({ name: 'description', label: words.description, value: given?.description ?? webhook.description, hint: words.descriptionHint, error: faults?.get('description'), autocomplete: 'off' })}
        ${subscriptionField(given?.events ?? webhook.events, words, faults?.get('events'))}
        <p class="buttons"><button class="main">${words.save}</button></p>
      </form>
    </section>
    <section>
      <h2>${words.state}</h2>
      <form method="post" action=${action('enable')}>
        <p class="hint">${active ? words.stopHint : words.enableHint}</p>
        <p class="buttons">
          ${active ? html`<a href=${action('stop')}>${words.stop}</a>` : html`<button class="main">${words.enable}</button>`}
          ${webhook.disabled_reason === 'deleted' ? null : html`<a class="danger" href=${action('delete')}>${words.remove}</a>`}
        </p>
      </form>
    </section>
  ` as VNode;
}
