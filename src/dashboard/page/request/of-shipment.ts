import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { searchApiRequests } from '../../../../db/query/account/api-request.ts';
import { requestTexts } from '../../text/request.ts';
import { table } from '../../view/data.ts';
import type { Visit } from '../../visit.ts';
import { requestColumns } from './request-columns.ts';

const most = 10;

/** Renders the latest requests that touched a shipment. */
export async function requestsOfShipment(visit: Visit, trackingNumber: string): Promise<VNode> {
  const { context, scope, base, language } = visit;
  const words = requestTexts[language];
  const page = { after: null, limit: most };
  const { rows: requests, last } = await searchApiRequests(
    context.db.kysely,
    scope,
    { trackingNumber },
    page,
  );
  return html`<section>
    <h2>${words.ofShipment}</h2>
    ${table(words.ofShipment, requestColumns(visit), requests, words.noneOfShipment)}
    ${last ? html`<p><a href=${`${base}/requests?shipment=${trackingNumber}`}>${words.moreOfShipment}</a></p>` : null}
  </section>` as VNode;
}
