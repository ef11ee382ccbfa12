import { createHash } from 'node:crypto';
import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { html, renderPage, styleElement } from '../../html.ts';
import type { Language } from '../../language.ts';
import { placeZone } from '../../shipment/place-time.ts';
import { isStatus, type Status, type SubStatus } from '../status.ts';
import { type PageMessage, type PageText, pageTexts, translateLocation } from './page-text.ts';

/** The page loads nothing else: no script, font or image. */
const style = `
:root{color-scheme:light dark;--ink:#16202b;--soft:#5a6775;--line:#d9e0e6;--paper:#fff;--ground:#f2f5f7;--mark:#0b6b57;--alert:#a3480a}
@media (prefers-color-scheme:dark){:root{--ink:#e9eef2;--soft:#9fadb9;--line:#33404b;--paper:#18212a;--ground:#0f161c;--mark:#4fc3a5;--alert:#f0a064}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang HK","Noto Sans CJK TC","Noto Sans TC","Microsoft JhengHei",sans-serif}
main{max-width:44rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;padding:.5rem 0 1rem}
header p{margin:0;color:var(--soft)}
a{color:var(--mark);padding:.5rem 0}
section{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}
h1{font-size:1.75rem;line-height:1.2;margin:0}
h2{font-size:1rem;margin:0 0 1rem}
.detail{margin:.25rem 0 0;color:var(--soft)}
.alert h1{color:var(--alert)}
.steps{display:grid;grid-template-columns:repeat(5,1fr);gap:.25rem;list-style:none;margin:1.25rem 0 0;padding:0;font-size:.75rem;line-height:1.3;color:var(--soft)}
.steps li{border-top:.3125rem solid var(--line);padding-top:.375rem}
.steps .done{border-color:var(--mark);color:var(--ink)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.875rem;margin:1.25rem 0 0}
dt{font-size:.8125rem;color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
.history{list-style:none;margin:0;padding:0}
.history li{position:relative;padding:0 0 1.25rem 1.5rem;border-left:.125rem solid var(--line);margin-left:.375rem}
.history li:last-child{border-color:transparent;padding-bottom:0}
.history li::before{content:"";position:absolute;left:-.4375rem;top:.375rem;width:.75rem;height:.75rem;border-radius:50%;background:var(--line)}
.history li:first-child::before{background:var(--mark)}
.history p{margin:0;overflow-wrap:anywhere}
.history .detail{font-size:.875rem}
footer{color:var(--soft);font-size:.8125rem}
@media (max-width:22rem){.steps{font-size:.625rem;gap:.125rem}section{padding:1rem}}
@media print{body{background:#fff}section{border:0;padding:0}a{display:none}}
`;

export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type TrackingRecord = Schemas['TrackingRecord'];
type TrackingEvent = Schemas['TrackingEvent'];

const milestones = ['label_created', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;
/** Milestones done per status; 0 hides the bar, for parcels that are not on their way to the recipient. */
const reached: Readonly<Record<Status, number>> = {
  label_created: 1,
  picked_up: 2,
  in_transit: 3,
  out_for_delivery: 4,
  available_for_pickup: 4,
  delivery_failed: 4,
  delivered: 5,
  exception: 0,
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
  const { heading, detail } = statusSummary(status, record, text);
  return layout(
    language,
    html`<section class=${alertStatuses.has(status) ? 'alert' : undefined}>
<h1>${heading}</h1>
${detail === null ? null : html`<p class="detail">${detail}</p>`}${milestoneBar(reached[status], text)}
<dl>
${definition(text.trackingNumber, record.tracking_number)}${definition(text.lastMileNumber, record.last_mile_tracking_number)}${definition(text.destination, countryName(record.destination_country, language))}${definition(text.expected, record.eta && day(record.eta, language))}${definition(text.deliveredAt, deliveryTime(record, language))}</dl>
</section>
<section>
<h2>${text.history}</h2>
${eventList(record.events, language)}
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

function layout(language: Language, content: VNode): string {
  const { title, otherLanguage } = pageTexts[language];
  const other: Language = language === 'en' ? 'zh-Hant' : 'en';
  return renderPage(html`<html lang=${language}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      ${styleElement(style)}
    </head>
    <body>
      <main>
        <header><p>${title}</p><a href=${`?lang=${other}`} lang=${other} hreflang=${other}>${otherLanguage}</a></header>
        ${content}
      </main>
    </body>
  </html>`);
}

/** Returns the status, or the problem in its place. */
function statusSummary(
  status: Status,
  { sub_status }: TrackingRecord,
  text: PageText,
): { readonly heading: string; readonly detail: string | null } {
  const step = subStatusText(sub_status, text);
  const explanation = status === 'exception' ? text.explanation[sub_status as SubStatus] : undefined;
  return step !== null && explanation !== undefined
    ? { heading: step, detail: explanation }
    : { heading: text.status[status], detail: step };
}

function milestoneBar(done: number, text: PageText): VNode | null {
  if (done === 0) return null;
  return html`<ol class="steps">${milestones.map(
    (milestone, index) =>
      html`<li class=${index < done ? 'done' : undefined} aria-current=${index === done - 1 ? 'step' : undefined}>${text.status[milestone]}</li>`,
  )}</ol>`;
}

function eventList(events: readonly TrackingEvent[], language: Language): VNode {
  const text = pageTexts[language];
  if (events.length === 0) return html`<p class="detail">${text.noHistory}</p>`;
  return html`<ol class="history">
${events.toReversed().map(
  (event) => html`<li><p>${eventText(event, text)}</p>
<p class="detail">${scanTime(event, language)}${event.location === null ? null : html` · ${translateLocation(event.location, language)}`}</p></li>
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

function definition(name: string, value: string | VNode | null): VNode | null {
  return value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function countryName(code: string | null, language: Language): string | null {
  return (
    code && (new Intl.DisplayNames(language === 'en' ? 'en' : 'zh-HK', { type: 'region' }).of(code) ?? code)
  );
}

/** Shows the local time of the place with its offset, else UTC. */
function scanTime(
  { occurred_at, occurred_at_local: local }: Pick<TrackingEvent, 'occurred_at' | 'occurred_at_local'>,
  language: Language,
): VNode {
  const { timeZone, name } = local ? placeZone(local) : { timeZone: 'UTC', name: 'UTC' };
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return dated(occurred_at, language, clock, ` ${name}`);
}

/** The time of delivery is that of a scan. */
function deliveryTime({ delivered_at, events }: TrackingRecord, language: Language): VNode | null {
  if (delivered_at === null) return null;
  const scan = events.find(({ occurred_at }) => Date.parse(occurred_at) === Date.parse(delivered_at));
  return scanTime(
    { occurred_at: delivered_at, occurred_at_local: scan?.occurred_at_local ?? null },
    language,
  );
}

function day(moment: string, language: Language): VNode {
  return dated(moment, language, {}, '');
}

function dated(moment: string, language: Language, clock: Intl.DateTimeFormatOptions, zone: string): VNode {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-HK', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...clock,
  });
  return html`<time datetime=${moment}>${format.format(new Date(moment))}${zone}</time>`;
}
