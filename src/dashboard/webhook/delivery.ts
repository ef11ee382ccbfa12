import type { VNode } from 'preact';
import { findEvent } from '../../../db/query/webhook/event.ts';
import {
  countUndelivered,
  endpointOfDelivery,
  findDelivery,
  lastSignature,
} from '../../../db/query/webhook/webhook-delivery.ts';
import { findWebhook } from '../../../db/query/webhook/webhook-endpoint.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { html } from '../../html.ts';
import { redeliverWebhookDelivery } from '../../operation/webhook.ts';
import { signedHeaders } from '../../webhook/attempt.ts';
import { deliveryView, redeliverFailed } from '../../webhook/redeliver.ts';
import { backTo, type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { orRefusal, runOperation } from '../run-operation.ts';
import { labeled, numberText } from '../text.ts';
import { instantOfMinute, localMinute } from '../time.ts';
import { copyButton, exactTime, facts, jsonText, table, time } from '../view/data.ts';
import { alertText, field } from '../view/field.ts';
import { deliveryBadge, latencyText } from './deliveries.ts';
import { refusedText } from './endpoints.ts';
import { failureText } from './failure-text.ts';
import { deliveryTexts } from './text.ts';

type Attempt = Schemas['WebhookDeliveryAttempt'];

const rowHeight = 24;
const left = 92;
const right = 600;
const width = 680;
const minBar = 5;

/** Marks of the time axis. */
const marks: readonly (readonly [seconds: number, name: string])[] = [
  [1, '1 s'],
  [60, '1 min'],
  [3_600, '1 h'],
  [86_400, '1 d'],
  [604_800, '7 d'],
];

/** Draws each attempt as a bar from its start to its end, on a logarithmic axis: retries are seconds to days apart. */
function waterfall(attempts: readonly Attempt[], createdAt: string, name: string): VNode {
  const secondsAt = (instant: string) => Math.max(0, (Date.parse(instant) - Date.parse(createdAt)) / 1000);
  const attemptEnd = ({ started_at, latency_ms }: Attempt) =>
    secondsAt(started_at) + (latency_ms ?? 0) / 1000;
  const longest = Math.max(1, ...attempts.map(attemptEnd));
  const x = (seconds: number) => left + (Math.log1p(seconds) / Math.log1p(longest)) * (right - left);
  const height = (attempts.length + 1) * rowHeight;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${name}>
    <svg class="waterfall" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${name}>
      ${marks
        .filter(([seconds]) => seconds <= longest)
        .map(
          ([seconds, shown]) => html`
            <line x1=${x(seconds)} x2=${x(seconds)} y1=${rowHeight - 6} y2=${height} />
            <text x=${x(seconds)} y="12" text-anchor="middle">${shown}</text>
          `,
        )}
      ${attempts.map((attempt, index) => {
        const top = (index + 1) * rowHeight;
        const start = Math.min(x(secondsAt(attempt.started_at)), right - minBar);
        const length = Math.max(minBar, x(attemptEnd(attempt)) - start);
        const tone =
          attempt.latency_ms === null && attempt.error === null
            ? 'open'
            : attempt.error === null
              ? 'good'
              : 'bad';
        return html`
          <text x="0" y=${top + 15}>${`${attempt.number}. ${attempt.http_status ?? '–'}`}</text>
          <rect class=${tone} x=${start} y=${top + 4} width=${length} height=${rowHeight - 8} rx="2" />
          <text x=${start + length + 6} y=${top + 15}>${attempt.latency_ms === null ? '' : `${numberText(attempt.latency_ms)} ms`}</text>
        `;
      })}
    </svg>
  </div>`;
}

/** Shows a delivery: every attempt, and what was sent. */
export function showDelivery(request: PageRequest): Promise<PageAnswer> {
  return deliveryPage(request);
}

/** Makes one more attempt, and shows the delivery again. */
export async function redeliverOne(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, language, base } = request;
  const { kysely } = context.db;
  const { id = '' } = request.path;
  const endpoint = (await endpointOfDelivery(kysely, scope, id)) ?? refusePage('NOT_FOUND');
  const path = { id: endpoint, delivery_id: id };
  const sent = await orRefusal(
    runOperation(request, 'redeliverWebhookDelivery', redeliverWebhookDelivery, { path }),
  );
  if (sent instanceof ApiError) return deliveryPage(request, refusedText(sent, language));
  return { goTo: `${base}/webhooks/deliveries/${id}` };
}

async function deliveryPage(request: PageRequest, alert?: string): Promise<PageAnswer> {
  const { context, scope, can, language, base } = request;
  const { kysely } = context.db;
  const text = deliveryTexts[language];
  const { id = '' } = request.path;
  const endpointId = (await endpointOfDelivery(kysely, scope, id)) ?? refusePage('NOT_FOUND');
  const [row, endpoint, signature] = await Promise.all([
    findDelivery(kysely, scope, endpointId, id),
    findWebhook(kysely, scope, endpointId),
    lastSignature(kysely, scope, id),
  ]);
  if (!row || !endpoint) return refusePage('NOT_FOUND');
  const delivery = deliveryView(row);
  const event = await findEvent(kysely, scope, delivery.event_id);
  const mayRedeliver = can('manage_webhooks') && endpoint.active && delivery.state !== 'delivering';
  return {
    title: labeled(text.one, delivery.event_type, language),
    status: alert ? 400 : 200,
    head: { back: [backTo(request, `${base}/webhooks/deliveries`), text.back] },
    content: html`
      ${alertText(alert)}
      <section>
        <h2>${text.summary}</h2>
        ${facts([
          [text.state, deliveryBadge(delivery.state, language)],
          [text.endpoint, html`<a class="url" href=${`${base}/webhooks/${endpointId}`}>${endpoint.url}</a>`],
          [
            text.event,
            html`<a href=${`${base}/events/${delivery.event_id}`}><code>${delivery.event_id}</code></a>`,
          ],
          [text.id, html`<code>${delivery.id}</code>`],
          [text.created, exactTime(delivery.created_at, language)],
          [text.nextAttempt, delivery.next_attempt_at && exactTime(delivery.next_attempt_at, language)],
        ])}
        ${
          mayRedeliver
            ? html`<form method="post" action=${`${base}/webhooks/deliveries/${id}/redeliver`} class="buttons">
                <button class="main">${text.redeliver}</button> <span class="hint">${text.redeliverHint}</span>
              </form>`
            : null
        }
      </section>
      ${attemptSection(request, delivery)}
      <section>
        <h2>${text.headers}</h2>
        ${
          signature === undefined
            ? html`<p class="none">${text.noHeaders}</p>`
            : html`<pre tabindex="0"><code>${headerLines(delivery, signature)}</code></pre>`
        }
      </section>
      <section>
        <h2>${text.payload}</h2>
        <p class="hint">${text.payloadHint}</p>
        <pre tabindex="0"><code id="payload">${event?.body}</code></pre>
        <p class="buttons">
          ${copyButton('payload', language)}
        </p>
        <details>
          <summary>${text.indented}</summary>
          <pre tabindex="0"><code>${event && jsonText(event.body)}</code></pre>
        </details>
      </section>
    `,
  };
}

function attemptSection({ language }: PageRequest, delivery: Schemas['WebhookDelivery']): VNode | null {
  const text = deliveryTexts[language];
  const { attempts: all, created_at } = delivery;
  if (all.length === 0) return null;
  return html`<section>
    <h2>${text.attemptList}</h2>
    ${waterfall(all, created_at, text.waterfall(all.length))}
    ${table(
      text.attemptList,
      [
        { name: text.number, cell: ({ number }) => number, isNumber: true },
        { name: text.started, cell: ({ started_at }) => exactTime(started_at, language) },
        { name: text.trigger, cell: ({ trigger }) => text.triggers[trigger] },
        { name: text.latency, cell: ({ latency_ms }) => latencyText(latency_ms), isNumber: true },
        {
          name: text.result,
          cell: ({ http_status, error, latency_ms }) =>
            error !== null && error !== `status ${http_status}`
              ? failureText(error, language)
              : (http_status ?? (latency_ms === null ? text.running : text.noResponse)),
        },
        {
          name: text.response,
          cell: ({ http_status, response_excerpt }) =>
            http_status === null
              ? ''
              : response_excerpt
                ? html`<details><summary>${text.excerpt}</summary><pre tabindex="0"><code>${response_excerpt}</code></pre></details>`
                : text.emptyResponse,
        },
      ],
      all,
      '',
    )}
  </section>`;
}

function headerLines(
  { event_id: id, event_type: type }: Schemas['WebhookDelivery'],
  signature: string,
): string {
  return Object.entries(signedHeaders({ id, type }, signature))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Says how many deliveries failed since a time, before they are sent again. */
export async function askRedeliverFailed(request: PageRequest): Promise<PageAnswer> {
  const yesterday = new Date(request.origin.now.getTime() - 24 * 3_600_000);
  return redeliverPage(request, request.search.get('since') ?? localMinute(yesterday, request.timeZone));
}

export async function redeliverAllFailed(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, language, base } = request;
  const { id = '' } = request.path;
  if (!(await findWebhook(context.db.kysely, scope, id))) return refusePage('NOT_FOUND');
  const since = instantOfMinute(form.one('since'), request.timeZone);
  if (since === null) return redeliverPage(request, form.one('since'));
  const made = await orRefusal(
    redeliverFailed(
      context.db.kysely,
      { scope, actor: () => toActor(request), refuse: createRefuse<'redeliverWebhookDelivery'>() },
      id,
      since,
    ),
  );
  if (made instanceof ApiError) {
    return redeliverPage(request, form.one('since'), refusedText(made, language));
  }
  context.relay?.nudge();
  if (made.until) return { goTo: nextSearch(request, made.until) };
  return { goTo: `${base}/webhooks/deliveries?endpoint=${id}` };
}

async function redeliverPage(request: PageRequest, since: string, alert?: string): Promise<PageAnswer> {
  const { context, scope, language, base } = request;
  const { kysely } = context.db;
  const text = deliveryTexts[language];
  const { id = '' } = request.path;
  const webhook = (await findWebhook(kysely, scope, id)) ?? refusePage('NOT_FOUND');
  const instant = instantOfMinute(since, request.timeZone);
  const { count, until } =
    instant === null
      ? { count: 0, until: null }
      : await countUndelivered(kysely, { accountId: scope.accountId, endpointId: id, since: instant });
  const url = `${base}/webhooks/${id}/redeliver`;
  const cancel = html`<a href=${`${base}/webhooks/${id}`}>${text.cancel}</a>`;
  return {
    title: text.redeliverTitle,
    status: alert || instant === null ? 400 : 200,
    content: html`
      ${alertText(alert)}
      <p class="url"><a href=${`${base}/webhooks/${id}`}>${webhook.url}</a></p>
      <section>
        <p>${text.redeliverLead}</p>
        <form method="get" action=${url}>
          ${field({ name: 'since', label: text.since, type: 'datetime-local', value: since, isRequired: true, error: instant === null ? text.sinceFault : undefined })}
          <p class="buttons"><button>${text.count}</button></p>
        </form>
        <p><strong>${text.counted(count)}</strong></p>
        ${until ? html`<p>${text.searchedUntil} ${time(until, language)}. ${text.searchRest} <a href=${nextSearch(request, until)}>${text.searchOn}</a></p>` : null}
        ${
          count > 0
            ? html`<form method="post" action=${url} class="buttons">
                <input type="hidden" name="since" value=${since} />
                <button class="main">${text.confirm(count)}</button> ${cancel}
              </form>`
            : html`<p class="buttons">${cancel}</p>`
        }
      </section>
    `,
  };
}

function nextSearch({ base, path, timeZone }: PageRequest, until: string): string {
  const since = localMinute(new Date(until), timeZone);
  return `${base}/webhooks/${path.id}/redeliver?since=${encodeURIComponent(since)}`;
}
