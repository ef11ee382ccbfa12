import type { VNode } from 'preact';
import { findApiRequest } from '../../../db/query/account/api-request.ts';
import { html } from '../../html.ts';
import { maxBodyCharacters } from '../../http/request-log.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { refusePage } from '../refuse-page.ts';
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
  const words = requestTexts[language];
  const request = (await findApiRequest(context.db.kysely, scope, path.id ?? '')) ?? refusePage('NOT_FOUND');
  const { operation, sys_code, tracking_number, key_label, request_id } = request;
  const code = (text: string | null) => text && html`<code>${text}</code>`;
  return {
    title: `${request.method} ${request.path}`,
    content: html`
      <p><a href=${`${base}/requests`}>${words.back}</a></p>
      <section>
        <h2>${words.details}</h2>
        ${facts([
          [words.status, httpStatus(request.status)],
          [words.sysCode, code(sys_code)],
          [words.when, html`${exactTime(request.created_at, language)} <code>${request.created_at}</code>`],
          [words.duration, words.milliseconds(durationText(request.duration_ms))],
          [words.operation, operation === null ? words.noOperation : code(operation)],
          [words.query, code(request.query)],
          [words.requestId, code(request_id)],
          [words.idempotencyKey, code(request.idempotency_key)],
          [
            words.key,
            key_label === null ? words.deletedKey : html`${key_label} <code>…${request.key_last4}</code>`,
          ],
          [words.address, code(request.address)],
          [
            words.shipment,
            tracking_number &&
              html`<a href=${`${base}/shipments/${tracking_number}`}><code>${tracking_number}</code></a>`,
          ],
        ])}
        <p class="buttons">
          ${tracking_number ? html`<a href=${`${base}/requests?shipment=${tracking_number}`}>${words.moreOfShipment}</a>` : null}
          <a href=${`${base}/requests?${new URLSearchParams({ request_id })}`}>${words.sameId}</a>
        </p>
      </section>
      <section><h2>${words.received}</h2>${bodyText(request.request_body, words.noBody, words.cut)}</section>
      <section><h2>${words.answered}</h2>${bodyText(request.response_body, words.noTextBody, words.cut)}</section>
      <p class="hint">${words.redacted}</p>
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
