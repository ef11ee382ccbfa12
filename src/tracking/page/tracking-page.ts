import { createHash } from 'node:crypto';
import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { html, renderPage, styleElement } from '../../html.ts';
import { tokens } from '../../look/tokens.ts';
import type { Status } from '../status.ts';
import type { BuyerText, PageMessage } from './buyer-text.ts';
import { lastMileLink } from './carrier-link.ts';
import {
  type BuyerLanguage,
  buyerLanguages,
  directionOf,
  fillText,
  localeOf,
  pageTexts,
} from './page-text.ts';
import { eventText, type ParcelState, parcelState } from './parcel-state.ts';
import { countryNameIn, scanZone, translateLocation } from './place.ts';
import { brandStyle, contactUrl, type Shop } from './shop.ts';

/** The page loads an icon, and no script or font. */
const style = `
${tokens}
*{box-sizing:border-box}
/* These languages have glyphs of their own: the fonts of Traditional Chinese would show others. */
:lang(ja),:lang(ko),:lang(zh-Hans){--font:system-ui,sans-serif}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 var(--font)}
main{max-width:44rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.5rem 0 1rem}
header p{display:flex;align-items:center;gap:.75rem;margin:0;font-weight:600;overflow-wrap:anywhere}
header img{max-height:2.5rem;max-width:10rem}
.brand{padding:.5rem 1rem;margin:0 0 1rem;border-radius:var(--card);background:var(--brand);color:var(--on-brand)}
.brand summary{color:inherit}
.brand :focus-visible{outline-color:currentColor}
a{color:var(--mark)}
:focus-visible{outline:.1875rem solid var(--mark);outline-offset:.125rem}
section{background:var(--paper);border:1px solid var(--line);border-radius:var(--card);padding:1.25rem;margin:0 0 1rem}
h1{font-size:var(--text-xxl);line-height:1.2;margin:0}
h2{font-size:var(--text-l);margin:0 0 1rem}
.detail{margin:.25rem 0 0;color:var(--soft)}
.advice{margin:1rem 0 0;padding:.75rem 1rem;border-radius:var(--corner);background:var(--tint)}
.advice p{margin:0}
.advice p+p{margin-top:.5rem}
.test{margin:0 0 1rem;padding:.75rem 1rem;border:1px dashed var(--soft);border-radius:.75rem;font-weight:600}
.alert h1{color:var(--warning)}
.alert .advice{border-inline-start:.25rem solid var(--warning)}
.steps{display:grid;grid-template-columns:repeat(5,minmax(min-content,1fr));gap:.25rem;list-style:none;margin:1.25rem 0 0;padding:0;font-size:.75rem;line-height:1.3;color:var(--soft);hyphens:auto}
.steps li{border-top:.3125rem solid var(--line);padding-top:.375rem}
.steps .done{border-color:var(--mark);color:var(--ink)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.875rem;margin:1.25rem 0 0}
dt{font-size:var(--text-s);color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
.history{list-style:none;margin:0;padding:0}
.history li{position:relative;padding:0 0 1.25rem;padding-inline-start:1.5rem;border-inline-start:.125rem solid var(--line);margin-inline-start:.375rem}
.history li:last-child{border-color:transparent;padding-bottom:0}
.history li::before{content:"";position:absolute;inset-inline-start:-.4375rem;top:.375rem;width:.75rem;height:.75rem;border-radius:50%;background:var(--edge)}
.history li:first-child::before{background:var(--mark)}
.history p{margin:0;overflow-wrap:anywhere}
.history .detail{font-size:var(--text)}
form{margin:1rem 0 0}
label{display:block;font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.375rem}
input{flex:1 1 14rem;min-width:0;padding:.625rem .75rem;border:1px solid var(--edge);border-radius:var(--corner);background:var(--paper);color:inherit;font:inherit}
button{padding:.625rem 1.25rem;border:0;border-radius:var(--corner);background:var(--mark);color:var(--on-mark);font:inherit;font-weight:600;cursor:pointer}
details{position:relative}
summary{padding:.5rem .25rem;color:var(--mark);cursor:pointer}
details ul{position:absolute;inset-inline-end:0;z-index:1;display:grid;grid-template-columns:1fr 1fr;width:min(20rem,90vw);margin:0;padding:.5rem;list-style:none;background:var(--paper);border:1px solid var(--line);border-radius:var(--corner);box-shadow:0 .25rem 1rem #0003}
details a{display:block;padding:.5rem .75rem}
details [aria-current]{font-weight:600;color:inherit;text-decoration:none}
footer{color:var(--soft);font-size:var(--text-s)}
@media (max-width:26rem){.steps{font-size:.6875rem;gap:.125rem}section{padding:1rem}}
@media print{body{background:#fff}section{border:0;padding:0}details,form{display:none}}
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleHash = hashOf(style);

/** Returns the policy of a page. It permits the style sheet, and the rules of the shop's color, by their hashes. */
export function contentSecurityPolicy({ color }: Pick<Shop, 'color'> = noShop): string {
  return [
    "default-src 'none'",
    `style-src ${[styleHash, ...(color === null ? [] : [hashOf(brandStyle(color))])].join(' ')}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const noShop: Shop = { name: null, contact: null, color: null, logo: null };

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

/** A page in a language. `number`: what was entered, kept by the links to other languages. */
export interface PageLook {
  readonly language: BuyerLanguage;
  readonly number?: string | undefined;
  readonly shop?: Shop;
  /** Root of the service, for the picture of a link that is shared. */
  readonly rootUrl?: string | null;
}

/** A parcel as its link shows it. */
export interface ShownParcel {
  readonly record: TrackingRecord;
  /** With DDP, duty and tax are paid before delivery. */
  readonly incoterm: Schemas['Incoterm'];
  readonly livemode: boolean;
}

/** Renders the page of a parcel that was opened by its link, without personal data. */
export function trackingPage({ record, incoterm, livemode }: ShownParcel, look: PageLook): string {
  const { language, shop = noShop } = look;
  const text = pageTexts[language];
  const state = parcelState(record, text, shop.name);
  const named = { shop: shop.name ?? text.shop };
  const step = nextStepOf(record);
  const more = [
    step?.needed ? html`${text.needed} <q dir="auto">${step.needed}</q>` : null,
    dutyText(record, incoterm, text, named.shop),
    shop.contact &&
      html`<a href=${contactUrl(shop.contact)} rel="noreferrer">${fillText(text.contact, named)}</a>`,
  ];
  return layout(
    look,
    { heading: state.heading, description: state.advice },
    html`${livemode ? null : testNotice(text)}${stateSection(state, more, text, facts(record, step, state, language))}
<section>
<h2>${text.history}</h2>
${eventList(record.events, language)}
</section>
<footer><p>${text.times}</p></footer>`,
  );
}

/** Renders the state of a parcel that was found by its number: no place, date or shop, because numbers can be guessed. */
export function statePage(
  { livemode, ...record }: Pick<TrackingRecord, 'status' | 'sub_status'> & Pick<ShownParcel, 'livemode'>,
  look: PageLook & { readonly number: string },
): string {
  const text = pageTexts[look.language];
  const state = parcelState(record, text, null);
  return layout(
    look,
    { heading: state.heading, description: state.advice },
    html`${livemode ? null : testNotice(text)}${stateSection(state, [], text, [definition(text.number, html`<bdi>${look.number}</bdi>`)])}
<section><p class="detail">${text.numberOnly}</p>${numberForm(text, '')}</section>`,
  );
}

/** Renders a message; with the form for a number where that helps. */
export function messagePage(message: PageMessage, look: PageLook): string {
  const texts = pageTexts[look.language];
  const { title, text } = texts.message[message];
  const hasForm = message === 'noNumber' || message === 'notFound';
  return layout(
    look,
    { heading: title, description: text },
    html`<section>
<h1>${title}</h1>
<p class="detail">${text}</p>
${hasForm ? numberForm(texts, look.number ?? '') : null}</section>`,
  );
}

function testNotice({ testNotice: notice }: BuyerText): VNode {
  return html`<p class="test">${notice}</p>`;
}

function numberForm(text: BuyerText, value: string): VNode {
  return html`<form method="get" action="/track">
<label for="number">${text.number}</label>
<p class="detail" id="hint">${text.numberHint}</p>
<div class="row"><input id="number" name="number" value=${value} aria-describedby="hint" maxlength="200" autocomplete="off" autocapitalize="characters" spellcheck="false" dir="auto" required /><button>${text.find}</button></div>
</form>`;
}

function layout(
  look: PageLook,
  { heading, description }: { readonly heading: string; readonly description: string },
  content: VNode,
): string {
  const { language, shop = noShop, rootUrl } = look;
  const { title } = pageTexts[language];
  const name = shop.name ?? title;
  const fullTitle = heading === title && shop.name === null ? title : `${heading} · ${name}`;
  return renderPage(html`<html lang=${language} dir=${directionOf(language)}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${fullTitle}</title>
      <meta name="description" content=${description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content=${fullTitle} />
      <meta property="og:description" content=${description} />
      <meta property="og:locale" content=${localeOf(language).replace('-', '_')} />
      ${shop.name === null ? null : html`<meta property="og:site_name" content=${shop.name} />`}
      ${shop.logo && rootUrl ? html`<meta property="og:image" content=${rootUrl + shop.logo} />` : null}
      <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
      ${styleElement(style)}${shop.color === null ? null : styleElement(brandStyle(shop.color))}
    </head>
    <body>
      <main>
        <header class=${shop.color === null ? undefined : 'brand'}><p>${shop.logo && html`<img src=${shop.logo} alt="" />`}${name}</p>${languageSwitch(look)}</header>
        ${content}
      </main>
    </body>
  </html>`);
}

function languageSwitch({ language, number }: PageLook): VNode {
  const text = pageTexts[language];
  const kept = number ? `&number=${encodeURIComponent(number)}` : '';
  const [, current] = buyerLanguages.find(([known]) => known === language) ?? [];
  return html`<details><summary aria-label=${`${text.language}: ${current}`}>${current}</summary><ul>${buyerLanguages.map(
    ([other, name]) =>
      html`<li><a href=${`?lang=${other}${kept}`} lang=${other} hreflang=${other} dir=${directionOf(other)} aria-current=${other === language ? 'true' : undefined}>${name}</a></li>`,
  )}</ul></details>`;
}

function stateSection(
  state: ParcelState,
  more: readonly (VNode | string | null)[],
  text: BuyerText,
  details: readonly (VNode | null)[],
): VNode {
  return html`<section class=${state.isAlert ? 'alert' : undefined}>
<h1>${state.heading}</h1>
${state.detail === null ? null : html`<p class="detail">${state.detail}</p>`}
<div class="advice"><p>${state.advice}</p>${more.map((one) => one && html`<p>${one}</p>`)}</div>
${milestoneBar(state, text)}
<dl>
${details}</dl>
</section>`;
}

/** Says who pays duty and tax while customs has the parcel. */
function dutyText(
  { status, sub_status }: TrackingRecord,
  incoterm: ShownParcel['incoterm'],
  text: BuyerText,
  shop: string,
): string | null {
  const isAtCustoms = sub_status === 'import_customs' || sub_status === 'customs_hold';
  if (!isAtCustoms || (status !== 'in_transit' && status !== 'exception')) return null;
  return incoterm === 'DDP' ? fillText(text.dutiesPaid, { shop }) : text.dutiesDue;
}

/** The label is created by our clock, which a carrier's may be behind. */
const withoutScan: readonly (string | null)[] = [null, 'label_created'];

/** Returns what the carrier told last since the parcel reached its status; null if nothing. */
function nextStepOf({ status, events }: TrackingRecord): TrackingEvent['next_step'] | null {
  const isOther = (event: TrackingEvent) => event.status !== status && !withoutScan.includes(event.status);
  const since = events.findLastIndex(isOther) + 1;
  return events.slice(since).findLast(({ next_step }) => next_step !== undefined)?.next_step ?? null;
}

function facts(
  record: TrackingRecord,
  step: ReturnType<typeof nextStepOf>,
  { status }: ParcelState,
  language: BuyerLanguage,
): readonly (VNode | null)[] {
  const text = pageTexts[language];
  const { destination_country: country, last_mile_tracking_number: lastMile, eta } = record;
  const { deadline = null, next_attempt: attempt = null, pickup_place: place = null } = step ?? {};
  const isWaiting = status === 'available_for_pickup';
  const scan = isWaiting ? record.events.findLast((event) => event.status === status)?.location : null;
  const isFailed = status === 'delivery_failed';
  const expected = isFailed ? (attempt ?? eta) : eta;
  const link = lastMileLink(lastMile ?? record.waybill_number, country);
  return [
    definition(text.deadline, deadline && day(deadline, language)),
    definition(
      isFailed ? text.nextAttempt : text.expected,
      expected === null || isWaiting ? null : day(expected, language),
    ),
    definition(
      text.pickupPlace,
      place ? pickupPlace(place) : scan ? translateLocation(scan, language) : null,
    ),
    definition(text.keptUntil, place?.until ? day(place.until, language) : null),
    definition(text.deliveredAt, deliveryTime(record, language)),
    definition(text.number, html`<bdi>${record.tracking_number}</bdi>`),
    definition(text.lastMileNumber, lastMile && html`<bdi>${lastMile}</bdi>`),
    definition(text.destination, country && countryNameIn(country, language)),
    link &&
      html`<div><dt></dt><dd><a href=${link.url} rel="noreferrer">${fillText(text.carrierLink, { carrier: link.name })}</a></dd></div>`,
  ];
}

function pickupPlace({ name, address }: Schemas['PickupPlace']): VNode {
  return html`<bdi>${name}</bdi>${address === null ? null : html`<br /><bdi>${address}</bdi>`}`;
}

function milestoneBar({ status, isAlert }: ParcelState, text: BuyerText): VNode | null {
  const done = reached[status];
  if (done === 0 || (isAlert && status !== 'delivery_failed')) return null;
  return html`<ol class="steps">${milestones.map(
    (milestone, index) =>
      html`<li class=${index < done ? 'done' : undefined} aria-current=${index === done - 1 ? 'step' : undefined}>${text.status[milestone]}</li>`,
  )}</ol>`;
}

function eventList(events: readonly TrackingEvent[], language: BuyerLanguage): VNode {
  const text = pageTexts[language];
  if (events.length === 0) return html`<p class="detail">${text.noHistory}</p>`;
  return html`<ol class="history">
${events.toReversed().map(
  (event) => html`<li><p>${eventText(event, text)}</p>
<p class="detail">${scanTime(event, language)}${event.location === null ? null : html` · <bdi>${translateLocation(event.location, language)}</bdi>`}</p></li>
`,
)}</ol>`;
}

function definition(name: string, value: string | VNode | null): VNode | null {
  return value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Shows the local time of the place with its offset, else UTC. */
function scanTime(event: Parameters<typeof scanZone>[0], language: BuyerLanguage): VNode {
  const { timeZone, name } = scanZone(event);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return dated(event.occurred_at, language, clock, name);
}

/** The time of delivery is that of a scan. */
function deliveryTime({ delivered_at, events }: TrackingRecord, language: BuyerLanguage): VNode | null {
  if (delivered_at === null) return null;
  const scan = events.find(({ occurred_at }) => Date.parse(occurred_at) === Date.parse(delivered_at));
  return scanTime({ location: null, ...scan, occurred_at: delivered_at }, language);
}

function day(moment: string, language: BuyerLanguage): VNode {
  return dated(moment, language, { timeZone: 'UTC' }, null);
}

function dated(
  moment: string,
  language: BuyerLanguage,
  clock: Intl.DateTimeFormatOptions,
  zone: string | null,
): VNode {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...clock,
  });
  return html`<time datetime=${moment}>${format.format(new Date(moment))}${zone === null ? null : html` <bdi>${zone}</bdi>`}</time>`;
}

/** Renders the page that ends the emails of a shop: before with its button, and after it. */
export function stopPage(step: 'ask' | 'done', look: PageLook): string {
  const text = pageTexts[look.language];
  const { off, done } = text.mail;
  const { title, text: told } = step === 'ask' ? off : done;
  const description = fillText(told, { shop: look.shop?.name ?? text.shop });
  return layout(
    look,
    { heading: title, description },
    html`<section>
<h1>${title}</h1>
<p class="detail">${description}</p>
${step === 'ask' ? html`<form method="post"><button>${off.confirm}</button></form>` : null}</section>`,
  );
}
