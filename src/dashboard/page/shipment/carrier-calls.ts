import { html } from 'htm/preact';
import type { ComponentChildren, VNode } from 'preact';
import { listCarrierCalls } from '../../../../db/query/tracking/carrier-call.ts';
import type { Language } from '../../../tracking/page/language.ts';
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
          cell: ({ outcome }) => (outcome === null ? words.unfinished : outcomeName(outcome, language)),
        },
        {
          name: words.duration,
          cell: ({ duration_ms }) => (duration_ms === null ? '' : `${numberText(duration_ms)} ms`),
          isNumber: true,
        },
        { name: words.note, cell: ({ detail }) => noteText(detail, language) },
      ],
      calls,
      words.noCalls,
    )}
  </section>` as VNode;
}

function outcomeName(outcome: string, language: Language): string {
  const { outcomes } = shipmentTexts[language].detail;
  return outcomes[outcome as keyof typeof outcomes] ?? outcome;
}

const waybillNote = /^waybill (\S+)(?:, (booked before|cancelled))?$/;

/** Renders our own note in the language of the page. Reasons are the carrier's or the network's, in English. */
function noteText(note: string | null, language: Language): ComponentChildren {
  if (language === 'en' || note === null) return note;
  const words = shipmentTexts[language].detail;
  const [, waybill, state] = waybillNote.exec(note) ?? [];
  if (waybill === undefined) return html`<span lang="en">${note}</span>`;
  return `${words.waybillNote(waybill)}${state ? `，${words.bookingState[state]}` : ''}`;
}
