import type { VNode } from 'preact';
import { findApiRequest } from '../../../db/query/account/api-request.ts';
import { html } from '../../html.ts';
import { maxBodyCharacters } from '../../http/request-log.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { exactTime, facts } from '../view/data.ts';
import { durationText, httpStatus } from './requests.ts';
import { requestTexts } from './text.ts';

/** Shows an API request with both bodies as they were stored. */
export async function showRequest({
  context,
  scope,
  path,
  base,
  language,
}: PageRequest): Promise<PageAnswer> {
  const text = requestTexts[language];
  const request = (await findApiRequest(context.db.kysely, scope, path.id ?? '')) ?? refusePage('NOT_FOUND');
  const { operation, sys_code, tracking_number, key_label, request_id } = request;
  const code = (text: string | null) => text && html`<code>${text}</code>`;
  return {
    title: `${request.method} ${request.path}`,
    content: html`
      <p><a href=${`${base}/requests`}>${text.back}</a></p>
      <section>
        <h2>${text.details}</h2>
        ${facts([
          [text.status, httpStatus(request.status)],
          [text.sysCode, code(sys_code)],
          [text.when, html`${exactTime(request.created_at, language)} <code>${request.created_at}</code>`],
          [text.duration, text.milliseconds(durationText(request.duration_ms))],
          [text.operation, operation === null ? text.noOperation : code(operation)],
          [text.query, code(request.query)],
          [text.requestId, code(request_id)],
          [text.idempotencyKey, code(request.idempotency_key)],
          [
            text.key,
            key_label === null ? text.deletedKey : html`${key_label} <code>…${request.key_last4}</code>`,
          ],
          [text.address, code(request.address)],
          [
            text.shipment,
            tracking_number &&
              html`<a href=${`${base}/shipments/${tracking_number}`}><code>${tracking_number}</code></a>`,
          ],
        ])}
        <p class="buttons">
          ${tracking_number ? html`<a href=${`${base}/requests?shipment=${tracking_number}`}>${text.moreOfShipment}</a>` : null}
          <a href=${`${base}/requests?${new URLSearchParams({ request_id })}`}>${text.sameId}</a>
        </p>
      </section>
      <section><h2>${text.received}</h2>${bodyText(request.request_body, text.noBody, text.cut)}</section>
      <section><h2>${text.answered}</h2>${bodyText(request.response_body, text.noTextBody, text.cut)}</section>
      <p class="hint">${text.redacted}</p>
    `,
  };
}

function bodyText(body: string | null, none: string, cut: string): VNode {
  if (body === null) return html`<p class="none">${none}</p>`;
  return html`<pre class="body" tabindex="0"><code>${indented(body)}</code></pre>
    ${body.length >= maxBodyCharacters ? html`<p class="hint">${cut}</p>` : null}`;
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
