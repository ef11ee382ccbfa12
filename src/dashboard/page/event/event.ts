import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { browseDeliveries } from '../../../../db/query/webhook/browse-deliveries.ts';
import { findEvent } from '../../../../db/query/webhook/event.ts';
import { eventView } from '../../../event.ts';
import { readTrackingNumber } from '../../../shipment/tracking-number.ts';
import { refusePage } from '../../refuse-page.ts';
import { eventTexts } from '../../text/event.ts';
import { exactTime, facts, jsonText } from '../../view/data.ts';
import type { PageAnswer, Visit } from '../../visit.ts';
import { deliveryTable } from '../webhook/delivery-table.ts';

/** An event has one delivery per endpoint that was active, and 20 are active at a time. */
const maxDeliveries = 20;

/** Shows an event with its body and its deliveries. */
export async function showEvent(visit: Visit): Promise<PageAnswer> {
  const { context, scope, language, base } = visit;
  const words = eventTexts[language];
  const { kysely } = context.db;
  const { id = '' } = visit.path;
  const row = (await findEvent(kysely, scope, id)) ?? refusePage('NOT_FOUND');
  const event = eventView(row);
  const page = { after: null, limit: maxDeliveries };
  const { rows } = await browseDeliveries(kysely, scope, { event: id }, page);
  const { id: subject } = event.data.object as { id?: string };
  const isShipment = subject !== undefined && readTrackingNumber(subject) === subject;
  return {
    title: event.event_type,
    content: html`
      <p><a href=${`${base}/events`}>${words.back}</a></p>
      <section>
        <h2>${words.summary}</h2>
        ${facts([
          [words.id, html`<code>${id}</code>`],
          [words.occurred, exactTime(row.position, language)],
          [
            words.shipment,
            isShipment ? html`<a href=${`${base}/shipments/${subject}`}><code>${subject}</code></a>` : null,
          ],
        ])}
      </section>
      <section>
        <h2>${words.deliveries}</h2>
        ${deliveryTable(visit, rows, words.noDeliveries, { hasType: false })}
      </section>
      <section>
        <h2>${words.body}</h2>
        <pre tabindex="0"><code>${jsonText(row.body)}</code></pre>
      </section>
    ` as VNode,
  };
}
