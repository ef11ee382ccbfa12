import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { listCarrierCalls } from '../../../../db/query/tracking/carrier-call.ts';
import { numberText } from '../../text/number-text.ts';
import { shipmentTexts } from '../../text/shipment.ts';
import { exactTime, table } from '../../view/data.ts';
import type { Visit } from '../../visit.ts';

/** Lists every call to the carrier about a shipment. */
export async function journalSection(
  { context, scope, language }: Visit,
  trackingNumber: string,
): Promise<VNode> {
  const words = shipmentTexts[language].detail;
  const calls = await listCarrierCalls(context.db.kysely, scope, trackingNumber);
  return html`<section>
    <h2>${words.journal}</h2>
    <p class="hint">${words.journalHint}</p>
    ${table(
      words.journal,
      [
        { name: words.began, cell: (call) => exactTime(call.started_at, language) },
        { name: words.call, cell: ({ operation }) => words.operation[operation] ?? operation },
        {
          name: words.outcome,
          cell: ({ outcome }) => (outcome ? html`<code>${outcome}</code>` : words.unfinished),
        },
        {
          name: words.duration,
          cell: ({ duration_ms }) => (duration_ms === null ? '' : `${numberText(duration_ms)} ms`),
          isNumber: true,
        },
        { name: words.note, cell: ({ detail }) => detail },
      ],
      calls,
      words.noCalls,
    )}
  </section>` as VNode;
}
