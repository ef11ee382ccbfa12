import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { browseEvents } from '../../../../db/query/webhook/browse-events.ts';
import { eventTexts } from '../../text/event.ts';
import type { Visit } from '../../visit.ts';
import { eventTable } from './events.ts';

const shownCount = 10;

/** Renders the latest events of a shipment, with the results of their deliveries. */
export async function shipmentEvents(visit: Visit, trackingNumber: string): Promise<VNode> {
  const { context, scope, language, base } = visit;
  const words = eventTexts[language];
  const page = { after: null, limit: shownCount };
  const filter = { tracking_number: trackingNumber };
  const { rows, last } = await browseEvents(context.db.kysely, scope, filter, page);
  return html`<section>
    <h2>${words.ofShipment}</h2>
    ${eventTable(visit, rows, words.noneOfShipment, { hasShipment: false })}
    ${last ? html`<p><a href=${`${base}/events?shipment=${trackingNumber}`}>${words.allOfShipment}</a></p>` : null}
  </section>` as VNode;
}
