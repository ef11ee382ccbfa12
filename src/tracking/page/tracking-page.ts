import { createHash } from 'node:crypto';
import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { html, renderPage, styleElement } from '../../html.ts';
import { symbol } from '../../look/symbol.ts';
import { tokens } from '../../look/tokens.ts';
import type { SubStatus } from '../status.ts';
import type { BuyerText, NextStep, PageMessage } from './buyer-text.ts';
import { type CarrierLink, lastMileLink } from './carrier-link.ts';
import { enteredLength } from './entered-number.ts';
import {
  daysGoBack,
  isDayOver,
  localDay,
  localTime,
  needZones,
  type PlaceTime,
  placeTime,
  plainDay,
} from './local-time.ts';
import {
  type BuyerLanguage,
  buyerLanguages,
  directionOf,
  fillText,
  localeOf,
  pageTexts,
} from './page-text.ts';
import { eventText, type ParcelState, parcelState } from './parcel-state.ts';
import { countryNameIn, translateLocation } from './place.ts';
import { endsTheWay, type ProgressStep, progressOf, symbolOf } from './progress.ts';
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
h1{font-size:clamp(1.75rem,6vw,2.25rem);line-height:1.15;margin:0}
h2{font-size:var(--text-l);margin:0 0 1rem}
.symbol{flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.state{display:flex;gap:1rem;align-items:center}
.state>.symbol{box-sizing:content-box;width:2rem;height:2rem;padding:.75rem;border-radius:50%;background:var(--tint);color:var(--mark)}
.detail{margin:.25rem 0 0;color:var(--soft)}
.when{margin:1rem 0 0;font-size:1.125rem}
.when dt{font-size:var(--text-s)}
.when dd{font-weight:600}
.advice{margin:1rem 0 0;padding:.75rem 1rem;border-radius:var(--corner);background:var(--tint)}
.advice p{margin:0}
.advice p+p,.advice p+h2,.advice h2+p{margin-top:.5rem}
.advice h2{font-size:1rem;margin:0}
.action{display:inline-block;padding:.5rem 1rem;border-radius:var(--corner);background:var(--mark);color:var(--on-mark);font-weight:600;text-decoration:none;overflow-wrap:anywhere}
.test{margin:0 0 1rem;padding:.75rem 1rem;border:1px dashed var(--soft);border-radius:.75rem;font-weight:600}
.alert h1,.alert .state>.symbol{color:var(--warning)}
.alert .advice{border-inline-start:.25rem solid var(--warning)}
.steps{display:flex;list-style:none;margin:0;padding:0;font-size:var(--text-s);line-height:1.3}
.steps li{position:relative;flex:1 1 0;min-width:0;padding:0 .25rem;text-align:center;color:var(--soft);hyphens:auto;overflow-wrap:anywhere}
.steps li+li::before{content:"";position:absolute;top:1.125rem;inset-inline:-50% 50%;border-top:.1875rem solid var(--line)}
.steps .dot{position:relative;z-index:1;display:flex;align-items:center;justify-content:center;width:2.25rem;height:2.25rem;margin:0 auto .375rem;border:.125rem solid var(--line);border-radius:50%;background:var(--paper)}
.steps .done,.steps .current,.steps .stopped{color:var(--ink)}
.steps .done+li:not(.ahead)::before{border-color:var(--mark)}
.steps .done .dot{border-color:var(--mark);color:var(--mark)}
.steps .current .dot{border-color:var(--mark);background:var(--mark);color:var(--on-mark)}
.steps .stopped .dot{border-color:var(--warning);color:var(--warning)}
.steps .current,.steps .stopped{font-weight:600}
.steps time{display:block;font-weight:400;color:var(--soft)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:.875rem;margin:0}
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
.numbers{margin:1rem 0 0;padding:0;list-style:none}
.numbers a{display:block;padding:.625rem 0}
label{display:block;font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.375rem}
input{flex:1 1 8rem;min-width:0;padding:.625rem .75rem;border:1px solid var(--edge);border-radius:var(--corner);background:var(--paper);color:inherit;font:inherit}
button{padding:.625rem 1.25rem;border:0;border-radius:var(--corner);background:var(--mark);color:var(--on-mark);font:inherit;font-weight:600;cursor:pointer}
details{position:relative}
summary{padding:.5rem .25rem;white-space:nowrap;color:var(--mark);cursor:pointer}
details ul{position:absolute;inset-inline-end:0;z-index:1;display:grid;grid-template-columns:1fr 1fr;width:min(20rem,90vw);margin:0;padding:.5rem;list-style:none;background:var(--paper);border:1px solid var(--line);border-radius:var(--corner);box-shadow:0 .25rem 1rem #0003}
details a{display:block;padding:.5rem .75rem}
details [aria-current]{font-weight:600;color:inherit;text-decoration:none}
.hint{margin:-.5rem 0 1rem;color:var(--soft);font-size:var(--text-s)}
@media (max-width:36rem){
section{padding:1rem}
.facts div{display:flex;flex-wrap:wrap;gap:0 1rem}
.facts dd{margin-inline-start:auto;text-align:end}
.steps{display:block;font-size:1rem}
.steps li{display:flex;gap:.75rem;align-items:center;padding:0 0 .75rem;text-align:start}
.steps li:last-child{padding:0}
.steps li+li::before{top:-.75rem;inset-inline:1.0625rem auto;height:.75rem;border-top:0;border-inline-start:.1875rem solid var(--line)}
.steps .dot{margin:0}
.steps time{margin-inline-start:auto;font-size:var(--text-s);white-space:nowrap}
}
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
  /** Code of the country that it comes from. */
  readonly origin: string;
  /** Name of its service in the language of the page; null: the catalog has it no more. */
  readonly service: string | null;
  readonly weightKg: number;
  readonly now: Date;
}

/** A parcel in the language of its page, with what its parts share. */
interface Shown extends ShownParcel {
  readonly language: BuyerLanguage;
  readonly text: BuyerText;
  readonly state: ParcelState;
  readonly told: ReturnType<typeof nextStepOf>;
  readonly shop: Shop;
  readonly carrier: CarrierLink | null;
}

/** Renders the page of a parcel that was opened by its link, without personal data. */
export function trackingPage(parcel: ShownParcel, look: PageLook): string {
  const { record, livemode } = parcel;
  const { language, shop = noShop } = look;
  const text = pageTexts[language];
  const state = parcelState(record, text, shop.name);
  const number = record.last_mile_tracking_number ?? record.waybill_number;
  const shown: Shown = {
    ...parcel,
    language,
    text,
    state,
    told: nextStepOf(record),
    shop,
    carrier: lastMileLink(number, record.destination_country),
  };
  return layout(
    look,
    { heading: state.heading, description: state.advice },
    html`${livemode ? null : testNotice(text)}${stateSection(state, moreAdvice(shown), dates(shown))}
<section>
${progressList(progressOf(record, state, text), shown)}
</section>
<section>
<h2>${text.parcel}</h2>
<dl class="facts">${facts(shown)}</dl>
</section>
<section>
<h2>${text.history}</h2>
${eventList(shown)}
</section>`,
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
    html`${livemode ? null : testNotice(text)}${stateSection(state, [], [definition(text.number, html`<bdi>${look.number}</bdi>`)])}
<section><p class="detail">${text.numberOnly}</p>${numberForm(text, '')}</section>`,
  );
}

/** Messages with the form for another number. */
const retryMessages: ReadonlySet<PageMessage> = new Set([
  'noNumber',
  'notFound',
  'several',
  'typo',
  'notNumber',
  'otherCarrier',
]);

interface Found {
  /** Numbers to choose from. */
  readonly numbers?: readonly string[];
  readonly carrier?: CarrierLink;
}

/** Renders a message. */
export function messagePage(
  message: PageMessage,
  look: PageLook,
  { numbers = [], carrier }: Found = {},
): string {
  const texts = pageTexts[look.language];
  const { title, text: template } = texts.message[message];
  const text = fillText(template, { carrier: carrier?.name ?? '' });
  return layout(
    look,
    { heading: title, description: text },
    html`<section>
<h1>${title}</h1>
<p class="detail">${text}</p>
${carrier ? html`<p><a class="action" href=${carrier.url} rel="noreferrer">${fillText(texts.carrierLink, { carrier: carrier.name })}</a></p>` : null}${numbers.length === 0 ? null : html`<ul class="numbers">${numbers.map((number) => html`<li><a href=${`/track?number=${number}`}><bdi>${number}</bdi></a></li>`)}</ul>`}${retryMessages.has(message) ? numberForm(texts, numbers.length === 0 ? (look.number ?? '') : '') : null}</section>`,
  );
}

function testNotice({ testNotice: notice }: BuyerText): VNode {
  return html`<p class="test">${notice}</p>`;
}

function numberForm(text: BuyerText, value: string): VNode {
  return html`<form method="get" action="/track">
<label for="number">${text.number}</label>
<p class="detail" id="hint">${text.numberHint}</p>
<div class="row"><input id="number" name="number" value=${value} aria-describedby="hint" maxlength=${enteredLength} autocomplete="off" autocapitalize="characters" spellcheck="false" dir="auto" required /><button>${text.find}</button></div>
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
  times: readonly (VNode | null)[],
): VNode {
  return html`<section class=${state.isAlert ? 'alert' : undefined}>
<div class="state">${symbol(symbolOf(state))}<div><h1>${state.heading}</h1>${state.detail === null ? null : html`<p class="detail">${state.detail}</p>`}</div></div>
${times.some((one) => one !== null) ? html`<dl class="when">${times}</dl>` : null}
<div class="advice"><p>${state.advice}</p>${more}</div>
</section>`;
}

/** Steps of a parcel that the carrier of its destination delivers. */
const localSteps: readonly (string | null)[] = [
  'customs_cleared',
  'handed_to_last_mile',
  'arrived_at_delivery_depot',
];

/** Returns what the recipient has to do, the next step and whom to ask. */
function moreAdvice(shown: Shown): readonly (VNode | null)[] {
  const { text, told, state } = shown;
  const isTask = state.isAlert || state.status === 'available_for_pickup';
  return [
    told?.needed ? html`<p>${text.needed} <q dir="auto">${told.needed}</q></p>` : null,
    paragraph(dutyText(shown)),
    paragraph(isPickupUnknown(shown) ? text.pickupUnknown : null),
    ...nextText(shown),
    isTask ? html`<h2>${text.ask}</h2>` : null,
    paragraph(noNewsText(shown)),
    ...contacts(shown),
  ];
}

const paragraph = (one: string | null) => (one === null ? null : html`<p>${one}</p>`);

function nextText({ record, state, text: { next, nextStep } }: Shown): readonly VNode[] {
  const { status, isAlert } = state;
  const { sub_status: subStatus } = record;
  const isHeld = isAlert && subStatus === 'customs_hold';
  const known = localSteps.includes(subStatus) && status === 'in_transit' ? 'local' : status;
  const step: string | null = isHeld ? 'customs_hold' : isAlert ? null : known;
  if (step === null || !Object.hasOwn(nextStep, step)) return [];
  return [html`<h2>${next}</h2>`, html`<p>${nextStep[step as NextStep]}</p>`];
}

/** Says who pays duty and tax while customs has the parcel. */
function dutyText({ record: { status, sub_status }, incoterm, text, shop }: Shown): string | null {
  const isAtCustoms = sub_status === 'import_customs' || sub_status === 'customs_hold';
  if (!isAtCustoms || (status !== 'in_transit' && status !== 'exception')) return null;
  return incoterm === 'DDP' ? fillText(text.dutiesPaid, { shop: shop.name ?? text.shop }) : text.dutiesDue;
}

/** The carrier that delivers knows the parcel by its own number, and the shop by ours. */
function noNewsText(shown: Shown): string | null {
  const { record, carrier, text, shop } = shown;
  if (!isAttemptUnknown(shown) && !isPickupUnknown(shown)) return null;
  const number = carrier ? (record.last_mile_tracking_number ?? record.waybill_number) : null;
  return fillText(text.noNews, {
    whom: carrier?.name ?? shop.name ?? text.shop,
    number: number ?? record.tracking_number,
  });
}

/** Returns the links to those who help; the first of a parcel that needs help is a button. */
function contacts({ carrier, state, shop, text }: Shown): readonly (VNode | null)[] {
  const isLocal = state.status === 'delivery_failed' || state.status === 'available_for_pickup';
  const named = { shop: shop.name ?? text.shop };
  const button = (isFirst: boolean) => (isFirst ? 'action' : undefined);
  const isCarrierFirst = isLocal && carrier !== null;
  const ofCarrier =
    carrier &&
    html`<p><a class=${button(isLocal)} href=${carrier.url} rel="noreferrer">${fillText(text.carrierLink, { carrier: carrier.name })}</a></p>`;
  const ofShop = shop.contact
    ? html`<p><a class=${button(state.isAlert && !isCarrierFirst)} href=${contactUrl(shop.contact)} rel="noreferrer">${fillText(text.contact, named)}</a> <bdi class="detail">${shop.contact.replace(/^https:\/\//, '')}</bdi></p>`
    : html`<p>${fillText(text.noContact, named)}</p>`;
  return isLocal ? [ofCarrier, ofShop] : [ofShop, ofCarrier];
}

/** The label is created by our clock, which a carrier's may be behind. */
const withoutScan: readonly (string | null)[] = [null, 'label_created'];

/** Returns what the carrier told last since the parcel reached its status; null if nothing. */
function nextStepOf({ status, events }: TrackingRecord): TrackingEvent['next_step'] | null {
  const isOther = (event: TrackingEvent) => event.status !== status && !withoutScan.includes(event.status);
  const since = events.findLastIndex(isOther) + 1;
  return events.slice(since).findLast(({ next_step }) => next_step !== undefined)?.next_step ?? null;
}

function isPickupUnknown({ state, told }: Shown): boolean {
  return state.status === 'available_for_pickup' && !told?.pickup_place?.address;
}

/** Returns whether the carrier failed to deliver and named neither its next attempt nor a place to collect the parcel. */
function isAttemptUnknown({ state, told, now }: Shown): boolean {
  const attempt = told?.next_attempt;
  const isNamed = attempt ? !isDayOver(attempt, now) : told?.pickup_place?.address;
  return state.status === 'delivery_failed' && !isNamed;
}

/** Problems that only the recipient can solve. */
const tasks: ReadonlySet<string> = new Set<SubStatus>(['customs_hold', 'address_query']);

/** Returns what the recipient has to know first: until when, where, and when it arrives. */
function dates(shown: Shown): readonly (VNode | null)[] {
  const { record, state, told, text, language, now } = shown;
  const { status } = state;
  const { deadline = null, next_attempt: attempt = null, pickup_place: place = null } = told ?? {};
  const isWaiting = status === 'available_for_pickup';
  const isTask = state.isAlert && tasks.has(record.sub_status ?? '') && status !== 'delivery_failed';
  const isUrgent = (isTask && deadline === null) || (isWaiting && !place?.until) || isAttemptUnknown(shown);
  const scan = isWaiting ? record.events.findLast((event) => event.status === status)?.location : null;
  const lastDay = (day: string | null | undefined) =>
    day &&
    html`${plainDay(day, language)}${isDayOver(day, now) ? html`<br /><span class="passed">${text.dayPassed}</span>` : null}`;
  return [
    definition(text.deadline, lastDay(deadline) || null),
    status === 'delivery_failed'
      ? definition(text.nextAttempt, attempt && !isDayOver(attempt, now) ? plainDay(attempt, language) : null)
      : definition(text.expected, isWaiting ? null : expectedText(shown)),
    definition(
      text.pickupPlace,
      place ? pickupPlace(place) : scan ? translateLocation(scan, language) : null,
    ),
    definition(text.keptUntil, lastDay(place?.until) || null),
    definition(text.timeLimit, isUrgent ? text.soon : null),
    definition(text.deliveredAt, deliveryTime(shown)),
  ];
}

/** Customs decides when a parcel goes on, so the date from before its hold is not promised. */
function expectedText({ record, state, text, language, now }: Shown): VNode | string | null {
  const { eta, sub_status: subStatus } = record;
  if (state.isAlert && subStatus === 'customs_hold') return text.expectedHeld;
  if (eta === null || endsTheWay(subStatus)) return null;
  return isDayOver(eta, now) ? text.late : plainDay(eta, language);
}

function facts({ record, origin, service, weightKg, text, language }: Shown): readonly (VNode | null)[] {
  const { destination_country: country, last_mile_tracking_number: lastMile } = record;
  const weight = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilogram',
    // The short unit of zh-CN is kg.
    unitDisplay: language === 'zh-Hans' ? 'long' : 'short',
    maximumFractionDigits: 3,
  });
  return [
    definition(text.origin, countryNameIn(origin, language)),
    definition(text.destination, country && countryNameIn(country, language)),
    definition(text.number, html`<bdi>${record.tracking_number}</bdi>`),
    definition(text.lastMileNumber, lastMile && html`<bdi>${lastMile}</bdi>`),
    definition(text.service, service && html`<bdi>${service}</bdi>`),
    definition(text.weight, weight.format(weightKg)),
  ];
}

function pickupPlace({ name, address }: Schemas['PickupPlace']): VNode {
  return html`<bdi>${name}</bdi>${address === null ? null : html`<br /><bdi>${address}</bdi>`}`;
}

/** A label is created where the parcel comes from. */
function timeOf(event: TrackingEvent, { origin }: Pick<ShownParcel, 'origin'>): PlaceTime {
  return placeTime({ ...event, country: event.status === 'label_created' ? origin : undefined });
}

function progressList(steps: readonly ProgressStep[], shown: Shown): VNode {
  const times = steps.map(({ event }) => event && timeOf(event, shown));
  const withZone = daysGoBack(times.filter((time) => time !== null));
  const look = { language: shown.language, withZone };
  return html`<ol class="steps">${steps.map(({ kind, name, symbol: shape }, index) => {
    const time = times[index];
    return html`<li class=${kind} aria-current=${kind === 'current' || kind === 'stopped' ? 'step' : undefined}><span class="dot">${symbol(kind === 'done' ? 'check' : shape)}</span><span>${name}</span>${time && localDay(time, look)}</li>`;
  })}</ol>`;
}

/** Events, newest first. */
function eventList(shown: Shown): VNode {
  const { record, text, language } = shown;
  const { events } = record;
  if (events.length === 0) return html`<p class="detail">${text.noHistory}</p>`;
  const times = events.map((event) => timeOf(event, shown));
  const look = { language, withZone: needZones(times) };
  const dir = directionOf(language) === 'rtl' ? 'rtl' : undefined;
  const rows = events.map((event, index) => {
    const time = times[index];
    return html`<li><p>${eventText(event, text)}</p>
<p class="detail">${time && localTime(time, look)}${event.location === null ? null : html` · <bdi dir=${dir}>${translateLocation(event.location, language)}</bdi>`}</p></li>
`;
  });
  return html`<p class="hint">${text.times}</p><ol class="history">
${rows.reverse()}</ol>`;
}

function definition(name: string, value: string | VNode | null): VNode | null {
  return value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** The time of delivery is that of a scan. */
function deliveryTime({ record: { delivered_at, events }, language }: Shown): VNode | null {
  if (delivered_at === null) return null;
  const scan = events.find(({ occurred_at }) => Date.parse(occurred_at) === Date.parse(delivered_at));
  const time = placeTime({ location: null, ...scan, occurred_at: delivered_at });
  return localTime(time, { language, withZone: needZones([time]) });
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
