import type { Schemas } from '../../../generated/operations.ts';
import { Html, html } from '../../text/html.ts';
import type { SubStatus } from '../checkpoint.ts';
import { isStatus, type Status } from '../status.ts';
import type { Language } from './language.ts';
import { type PageMessage, type PageText, pageTexts } from './page-text.ts';
import { style } from './style.ts';
import { translatedPlace } from './translated-place.ts';

type TrackingRecord = Schemas['TrackingRecord'];
type TrackingEvent = Schemas['TrackingEvent'];

/** Not escaped: the Content-Security-Policy holds the hash of this exact text. */
const styleElement = new Html(`<style>${style}</style>`);

const milestones = ['label_created', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;
/** Milestones done per status; 0 hides the bar, for parcels that are not being delivered. */
const reached: Readonly<Record<Status, number>> = {
  label_created: 1,
  picked_up: 2,
  in_transit: 3,
  exception: 3,
  out_for_delivery: 4,
  available_for_pickup: 4,
  delivery_failed: 4,
  delivered: 5,
  returning: 0,
  returned: 0,
  cancelled: 0,
};
const alertStatuses: ReadonlySet<string> = new Set([
  'exception',
  'delivery_failed',
  'returning',
  'returned',
  'cancelled',
]);

/** Renders the public tracking page, without personal data. */
export function trackingPage(record: TrackingRecord, language: Language): string {
  const text = pageTexts[language];
  const status = isStatus(record.status) ? record.status : 'in_transit';
  return layout(
    language,
    html`<section${alertStatuses.has(status) ? html` class="alert"` : null}>
<h1>${text.status[status]}</h1>
${subStatusLine(record, text)}${milestoneBar(reached[status], text)}
<dl>
${entry(text.trackingNumber, record.tracking_number)}${entry(text.lastMileNumber, record.last_mile_tracking_number)}${entry(text.destination, countryName(record.destination_country, language))}${entry(text.expected, record.eta && day(record.eta, language))}${entry(text.deliveredAt, record.delivered_at && time(record.delivered_at, language))}</dl>
</section>
<section>
<h2>${text.history}</h2>
${history(record.events, language)}
</section>
<footer>${text.timeZone}</footer>`,
  );
}

export function messagePage(message: PageMessage, language: Language): string {
  const { title, text } = pageTexts[language].message[message];
  return layout(
    language,
    html`<section>
<h1>${title}</h1>
<p class="detail">${text}</p>
</section>`,
  );
}

function layout(language: Language, content: Html): string {
  const { title, otherLanguage } = pageTexts[language];
  const other: Language = language === 'en' ? 'zh-Hant' : 'en';
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${styleElement}
</head>
<body>
<main>
<header><p>${title}</p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${otherLanguage}</a></header>
${content}
</main>
</body>
</html>
`.text;
}

function subStatusLine({ sub_status }: TrackingRecord, text: PageText): Html | null {
  const step = subStatusText(sub_status, text);
  return step === null ? null : html`<p class="detail">${step}</p>`;
}

function milestoneBar(done: number, text: PageText): Html | null {
  if (done === 0) return null;
  return html`<ol class="steps">${milestones.map(
    (milestone, index) =>
      html`<li${index < done ? html` class="done"` : null}${index === done - 1 ? html` aria-current="step"` : null}>${text.status[milestone]}</li>`,
  )}</ol>`;
}

function history(events: readonly TrackingEvent[], language: Language): Html {
  const text = pageTexts[language];
  if (events.length === 0) return html`<p class="detail">${text.noHistory}</p>`;
  return html`<ol class="history">
${events.toReversed().map(
  (event) => html`<li><p>${eventText(event, text)}</p>
<p class="detail">${time(event.occurred_at, language)}${event.location === null ? null : html` · ${translatedPlace(event.location, language)}`}</p></li>
`,
)}</ol>`;
}

function eventText({ status, sub_status }: TrackingEvent, text: PageText): string {
  const known = status !== null && isStatus(status) ? text.status[status] : text.unknownUpdate;
  return subStatusText(sub_status, text) ?? known;
}

function subStatusText(subStatus: string | null, { subStatus: texts }: PageText): string | null {
  return subStatus && Object.hasOwn(texts, subStatus) ? texts[subStatus as SubStatus] : null;
}

function entry(name: string, value: string | Html | null): Html | null {
  return value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`;
}

function countryName(code: string | null, language: Language): string | null {
  return (
    code && (new Intl.DisplayNames(language === 'en' ? 'en' : 'zh-HK', { type: 'region' }).of(code) ?? code)
  );
}

function time(moment: string, language: Language): Html {
  return dated(moment, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, ' UTC');
}

function day(moment: string, language: Language): Html {
  return dated(moment, language, {}, '');
}

function dated(moment: string, language: Language, clock: Intl.DateTimeFormatOptions, zone: string): Html {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-HK', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' },
    ...clock,
  });
  return html`<time datetime="${moment}">${format.format(new Date(moment))}${zone}</time>`;
}
