import { LRUCache } from 'lru-cache';
import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Schemas } from '../../../generated/operations.ts';
import { html, renderHtml } from '../../html.ts';
import type { Language } from '../../language.ts';
import { placeZone } from '../../shipment/place-time.ts';
import { pageTexts } from '../../tracking/page/page-text.ts';
import { isStatus } from '../../tracking/status.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { numberText, sharedTexts } from '../text.ts';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  readonly isNumber?: boolean;
}

/** With more columns than these, a phone or an upright tablet shows each row as a card. */
const columnsOnPhone = 2;

/** Renders a table, for which a narrow screen has cards, or a box of its own that scrolls. `none`: text without rows. */
export function table<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  none: string,
): VNode {
  if (rows.length === 0) return html`<p class="none">${none}</p>`;
  const hasCards = columns.length > columnsOnPhone;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${name}>
    <table class=${hasCards ? 'cards' : undefined}>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col" class=${column.isNumber ? 'number' : undefined}>${column.name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => html`<td class=${column.isNumber ? 'number' : undefined} data-name=${hasCards ? column.name : undefined}>${grouped(column.cell(row))}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Renders names and values; leaves out empty values. */
export function facts(
  entries: readonly (readonly [name: ComponentChildren, value: ComponentChildren])[],
): VNode {
  const given = entries.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return html`<dl>
    ${given.map(([name, value]) => html`<div><dt>${name}</dt><dd>${grouped(value)}</dd></div>`)}
  </dl>`;
}

function grouped(content: ComponentChildren): ComponentChildren {
  return typeof content === 'number' ? numberText(content) : content;
}

export function amountText(amount: number | null, language: Language): string {
  return amount === null ? '–' : moneyText(amount, 'HKD', language);
}

/** Returns an amount with two decimals. */
export function moneyText(amount: number, currency: 'HKD' | 'USD', language: Language): string {
  return amountFormats[language][currency].format(amount);
}

// Formats are made once, because making one takes longer than a row of a table.
const amountFormat = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });
const amountFormats: Readonly<Record<Language, Readonly<Record<'HKD' | 'USD', Intl.NumberFormat>>>> = {
  en: { HKD: amountFormat('en-HK', 'HKD'), USD: amountFormat('en-HK', 'USD') },
  'zh-Hant': { HKD: amountFormat('zh-HK', 'HKD'), USD: amountFormat('zh-HK', 'USD') },
};
const timeFormats = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });

function timeFormat(
  language: Language,
  timeZone: string,
  shown: 'short' | 'medium' | 'full' | 'zone',
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${shown}`;
  const known = timeFormats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-HK', {
    timeZone,
    ...(shown === 'zone' ? { timeZoneName: 'long' } : { dateStyle: 'medium', timeStyle: shown }),
  });
  timeFormats.set(key, format);
  return format;
}

export const defaultTimeZone = 'Asia/Hong_Kong';

const zone = createContext(defaultTimeZone);

/** Shows the times in some content in a zone. */
export function inTimeZone(timeZone: string, content: ComponentChildren): VNode {
  return html`<${zone.Provider} value=${timeZone}>${content}<//>`;
}

/** Returns a share of 1 in percent, with at most one decimal. */
export function percentText(share: number, language: Language): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-HK' : 'zh-HK', {
    style: 'percent',
    maximumFractionDigits: 1,
    // 99.96 % is not everything.
    roundingMode: 'floor',
  }).format(share);
}

/** Returns a calendar day, such as 2026-11-22, in words. */
export function dayText(
  day: string,
  language: Language,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const shown = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-HK', {
    ...format,
    timeZone: 'UTC',
  });
  return shown.format(new Date(`${day}T00:00:00Z`));
}

/** Returns a time for a sentence, in a zone. */
export function timeText(instant: string, language: Language, timeZone: string): string {
  return timeFormat(language, timeZone, 'short').format(new Date(instant));
}

/** Renders a time in the zone of the user. */
export function time(instant: string, language: Language): VNode {
  return html`<${Time} instant=${instant} language=${language} timeStyle="short" />`;
}

/** Renders a time with its seconds. */
export function exactTime(instant: string, language: Language): VNode {
  return html`<${Time} instant=${instant} language=${language} timeStyle="medium" />`;
}

interface ShownTime {
  readonly instant: string;
  readonly language: Language;
  readonly timeStyle: 'short' | 'medium';
}

/** The title of the element names the zone. */
function Time({ instant, language, timeStyle }: ShownTime): VNode {
  const timeZone = useContext(zone);
  const [shown, full] = ([timeStyle, 'full'] as const).map((style) =>
    timeFormat(language, timeZone, style).format(new Date(instant)),
  );
  return html`<time datetime=${instant} title=${full}>${shown}</time>`;
}

/** Renders the time of a scan in the local time of its place, with its offset; in the zone of the user if the carrier gave none. */
export function scanTime(
  {
    occurred_at,
    occurred_at_local: local = null,
  }: Pick<Schemas['TrackingEvent'], 'occurred_at' | 'occurred_at_local'>,
  language: Language,
): VNode {
  if (local === null) return time(occurred_at, language);
  const { timeZone, name } = placeZone(local);
  return inTimeZone(timeZone, html`${time(occurred_at, language)} ${name}`);
}

/** Returns the name of a zone, such as "Hong Kong Standard Time". */
export function zoneName(timeZone: string, language: Language): string {
  const parts = timeFormat(language, timeZone, 'zone').formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const tones: Readonly<Record<string, string>> = {
  picked_up: 'moving',
  in_transit: 'moving',
  out_for_delivery: 'moving',
  available_for_pickup: 'moving',
  delivered: 'good',
  exception: 'bad',
  delivery_failed: 'bad',
  returning: 'warning',
  returned: 'warning',
  cancelled: 'quiet',
};

/** Renders the status of a shipment in words. The color only repeats it. */
export function statusBadge(status: string, language: Language): VNode {
  const name = isStatus(status) ? pageTexts[language].status[status] : status;
  return badge(name, tones[status] ?? 'plain');
}

function isUnconfirmed({ status, dispatch_status }: ShipmentState): boolean {
  return status === 'label_created' && dispatch_status === 'pending';
}

interface ShipmentState {
  readonly status: string;
  readonly dispatch_status: string | null;
}

/** Returns the status of a shipment for a sentence, as `shipmentBadge` shows it. */
export function shipmentStateText(shipment: ShipmentState, language: Language): string {
  const { status } = shipment;
  if (isUnconfirmed(shipment)) return shipmentTexts[language].list.unconfirmed;
  return isStatus(status) ? pageTexts[language].status[status] : status;
}

/** Renders the status of a shipment; one whose carrier has not confirmed the booking has no label yet. */
export function shipmentBadge(shipment: ShipmentState, language: Language): VNode {
  return isUnconfirmed(shipment)
    ? badge(shipmentTexts[language].list.unconfirmed, 'warning')
    : statusBadge(shipment.status, language);
}

/** Returns JSON with indents, for reading. */
export function jsonText(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}

export function badge(name: string, tone: string): VNode {
  return html`<span class=${`badge ${tone}`}>${name}</span>`;
}

/** Renders the button that copies the text of an element. Without scripts it is hidden. */
export function copyButton(id: string, language: Language, name = sharedTexts[language].copy): VNode {
  return html`<button type="button" data-copy=${id} data-copied=${sharedTexts[language].copied}>${name}</button>`;
}

/** Returns an id shortened, such as `shp_…a1b2`. */
export function shortenedId(id: string): string {
  return id.replace(/^([a-z]+_)?.*(.{4})$/, '$1…$2');
}

/** Renders an id shortened. */
export function shortened(id: string): VNode {
  return html`<code class="short" title=${id}>${shortenedId(id)}</code>`;
}

/** Renders an id shortened, with a button that copies the whole. */
export function shortId(id: string, language: Language): VNode {
  return html`${shortened(id)} ${copyText(id, language)}`;
}

/** Renders the button that copies a text. Without scripts it is hidden. */
export function copyText(text: string, language: Language, name = sharedTexts[language].copy): VNode {
  const { copied } = sharedTexts[language];
  return html`<button type="button" class="quiet" data-copy-text=${text} data-copied=${copied}>${name}</button>`;
}

/** Content of a page that is rendered, with its texts escaped. */
export class RenderedContent {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  /** Renders content, unless it is rendered, with its times in a zone. */
  static of(content: ComponentChildren | RenderedContent, timeZone = defaultTimeZone): RenderedContent {
    return content instanceof RenderedContent
      ? content
      : new RenderedContent(renderHtml(inTimeZone(timeZone, content)));
  }
}

export interface Stat {
  readonly figure: string;
  readonly name: string;
  /** The list that the figure counts. */
  readonly href?: string;
}

/** Renders figures with their names. Most lead to the lists that they count. */
export function statList(stats: readonly Stat[]): VNode {
  // Amounts of millions need more room than counts.
  const kind = stats.some(({ figure }) => figure.length > 9) ? 'stats amounts' : 'stats';
  return html`<ul class=${kind}>
    ${stats.map(({ figure, name, href }) => {
      const content = html`<strong>${figure}</strong><span>${name}</span>`;
      return html`<li>${href ? html`<a href=${href}>${content}</a>` : html`<div>${content}</div>`}</li>`;
    })}
  </ul>`;
}
