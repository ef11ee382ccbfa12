import type { ComponentChildren, VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { pageTexts } from '../../tracking/page/page-text.ts';
import { translateLocation } from '../../tracking/page/place.ts';
import { dayText, facts, scanTime, statusBadge, time } from '../view/data.ts';
import type { HandOver } from './hand-over.ts';
import { shipmentTexts } from './text.ts';

type Events = Schemas['ShipmentDetail']['events'];

/** Lists what happened to a parcel, the latest first: scans, and our hand-over. */
export function eventTimeline(events: Events, language: Language, handOver: HandOver | null = null): VNode {
  const text = shipmentTexts[language].detail;
  if (events.length === 0 && !handOver) return html`<p class="none">${text.noEvents}</p>`;
  const scans = events.map((event) => ({
    at: event.occurred_at,
    item: html`<li>${eventNews(event, language)}</li>`,
  }));
  const ours = handOver
    ? [
        {
          at: handOver.at,
          item: html`<li>${time(handOver.at, language)}<p><a href=${handOver.href}>${text.handedOver}</a></p></li>`,
        },
      ]
    : [];
  const all = [...scans, ...ours].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return html`<ol class="timeline">
    ${all.toReversed().map(({ item }) => item)}
  </ol>`;
}

/** Shows the state that an event brought, when, the carrier's words and what it asks for. */
export function eventNews(event: Events[number], language: Language): VNode {
  return html`${event.status ? statusBadge(event.status, language) : null} ${scanTime(event, language)}
    <p>${checkpointText(event, language)}</p>
    ${event.next_step ? nextStepFacts(event.next_step, language) : null}`;
}

/** Shows what the carrier told the recipient, which the buyer's page shows too. */
export function nextStepFacts(step: Schemas['TrackingNextStep'], language: Language): VNode {
  const text = shipmentTexts[language].detail;
  const { needed, deadline, next_attempt, pickup_place: place } = step;
  const day = (date: string | null | undefined) => (date ? dayText(date, language) : null);
  const where = place && [place.name, place.address].filter((part) => part !== null).join(', ');
  return facts([
    [text.needed, needed],
    [text.deadline, day(deadline)],
    [text.nextAttempt, day(next_attempt)],
    [text.pickupPlace, where],
    [text.keptUntil, day(place?.until)],
  ]);
}

/** Chinese pages have our name of the step. A carrier's own text is shown where there is none. */
export function checkpointText(
  { status, sub_status: step, description, location }: Events[number],
  language: Language,
): ComponentChildren {
  if (language === 'en') return [description, location].filter(Boolean).join(' · ');
  const name = step ? pageTexts[language].subStatus[step] : undefined;
  const carried = name === undefined && !status ? description : null;
  const shownLocation = location && translateLocation(location, language);
  const parts = [
    name,
    carried && html`<span lang="en">${carried}</span>`,
    shownLocation &&
      html`<span lang=${shownLocation === location ? 'en' : undefined}>${shownLocation}</span>`,
  ].filter(Boolean);
  return parts.map((part, at) => [at > 0 ? ' · ' : '', part]);
}
