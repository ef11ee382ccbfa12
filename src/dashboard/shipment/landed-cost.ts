import type { ComponentChildren, VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import type { Pair } from '../../language.ts';
import { centsToAmount } from '../../money.ts';
import type { PageRequest } from '../page-request.ts';
import { labeled, numberText, translated } from '../text.ts';
import { amountText, dayText, facts } from '../view/data.ts';
import { countryName } from './goods.ts';
import { shipmentTexts } from './text.ts';

const texts = translated({
  title: ['Duty and tax at the destination', '目的地的關稅及稅項'],
  kinds: {
    duty: ['Import duty', '進口關稅'],
    tax: ['Import tax', '進口稅'],
    handling: ['Fee for the collection', '代收手續費'],
  } as Readonly<Record<string, Pair>>,
  taxes: {
    'consumption tax': ['Consumption tax', '消費稅'],
    VAT: ['VAT', '增值稅'],
    GST: ['GST', '商品及服務稅'],
  } as Readonly<Record<string, Pair>>,
  otherDuty: [(name: string) => `Additional duty (${name})`, (name: string) => `附加關稅（${name}）`],
  payments: {
    included: ['In your price', '已包括在價格內'],
    at_delivery: ['By the recipient, at the door', '由收件人在派送時支付'],
    at_sale: ['Charged at the sale', '銷售時已收取'],
  } as Readonly<Record<string, Pair>>,
  parts: {
    value: ['value of the goods', '貨值'],
    freight: ['freight', '運費'],
    insurance: ['insurance', '保險'],
    duty: ['duty', '關稅'],
    handling: ['fee for the collection', '代收手續費'],
  } as Readonly<Record<string, Pair>>,
  rate: [
    (percent: number, amount: string, parts: string) => `${percent}% of ${amount} (${parts})`,
    (percent: number, amount: string, parts: string) => `${amount}（${parts}）的 ${percent}%`,
  ],
  nothing: [(limit: string) => `Nothing is charged up to ${limit}`, (limit: string) => `${limit} 或以下免收`],
  fixed: ['Fixed amount', '定額'],
  source: [(day: string) => `Source, checked on ${day}`, (day: string) => `資料來源，核對日期：${day}`],
  due: [
    (amount: string) => `The recipient pays ${amount} at the door.`,
    (amount: string) => `收件人須於派送時支付 ${amount}。`,
  ],
  buyerPays: [
    (amount: string) => `The buyer pays about ${amount} at the door.`,
    (amount: string) => `買家須於派送時支付約 ${amount}。`,
  ],
  paidByYou: ['Duties and taxes are paid by you, in the price.', '關稅及稅項由你支付，已包括在價格內。'],
  nothingDue: ['The recipient pays nothing at the door.', '收件人派送時無須支付任何費用。'],
  estimate: [
    'An estimate by published rates. Customs decide.',
    '此為按已公布稅率計算的估算，以海關決定為準。',
  ],
  unknown: ['Not known.', '未能計算。'],
  payerUnknown: ['Duty and tax: not known', '關稅及稅項：未能計算'],
  notKnown: ['not known', '未能計算'],
  atDoor: [(amount: string) => `${amount} at the door`, (amount: string) => `派送時支付 ${amount}`],
  inPrice: [(amount: string) => `${amount} in your price`, (amount: string) => `${amount} 已包括在價格內`],
  noneDue: ['nothing at the door', '派送時無須支付'],
  unknownOrders: [
    (count: number) => `not known for ${count === 1 ? '1 order' : `${count} orders`}`,
    (count: number) => `${count} 張訂單未能計算`,
  ],
  askUs: ['Ask us to add it.', '請聯絡我們補充。'],
  addIt: ['Add it to the catalog.', '請在產品目錄補充。'],
  gaps: {
    GOODS_UNKNOWN: [
      () =>
        'It is computed once the items are entered, with their prices, HS codes and countries of manufacture.',
      () => '填寫貨品及其價格、HS 編碼和製造地後即可計算。',
    ],
    POSTAL_CODE_NEEDED: [
      () => 'It depends on the postal code, which is missing or incomplete. Enter it.',
      () => '視乎郵政編碼而定，但郵政編碼未填寫或不完整，請填寫。',
    ],
    ITEM_VALUE_NEEDED: [
      (item: number) => `Item ${item} has no price. Enter it.`,
      (item: number) => `第 ${item} 項貨品沒有價格，請填寫。`,
    ],
    HS_CODE_NEEDED: [
      (item: number) => `Item ${item} has no HS code. Enter at least 6 digits.`,
      (item: number) => `第 ${item} 項貨品沒有 HS 編碼，請填寫最少 6 個數字。`,
    ],
    LONGER_HS_CODE_NEEDED: [
      (item: number, value: string) =>
        `The HS code of item ${item} is too short. Enter at least ${value} digits.`,
      (item: number, value: string) => `第 ${item} 項貨品的 HS 編碼太短，請填寫最少 ${value} 個數字。`,
    ],
    ORIGIN_NEEDED: [
      (item: number) => `Item ${item} has no country of manufacture. Enter it.`,
      (item: number) => `第 ${item} 項貨品沒有製造地，請填寫。`,
    ],
    NO_DUTY_RATE: [
      (item: number, value: string) => `No duty rate for item ${item} ${value} is on record.`,
      (item: number, value: string) => `第 ${item} 項貨品 ${value} 的關稅稅率未有資料。`,
    ],
    NO_RULE: [
      (_: number, place: string) => `No rules of duty and tax in ${place} are on record.`,
      (_: number, place: string) => `${place}的關稅及稅項未有資料。`,
    ],
    NO_TAX_RATE: [
      (_: number, place: string) => `No tax rate of ${place} is on record.`,
      (_: number, place: string) => `${place}的稅率未有資料。`,
    ],
    NO_EXCHANGE_RATE: [
      (_: number, currency: string) => `No exchange rate of ${currency} is available. Try again later.`,
      (_: number, currency: string) => `暫時沒有 ${currency} 的匯率，請稍後再試。`,
    ],
    NO_PRICE: [() => 'This service has no price for the parcel.', () => '此服務沒有適用於此包裹的價格。'],
    RETURN: [() => 'The parcel returns to Hong Kong.', () => '此為退回香港的包裹。'],
  },
});

export type ShownLandedCost = Pick<Schemas['RateOption'], 'landed_cost' | 'landed_cost_gap'>;

type Reader = Pick<PageRequest, 'language' | 'readByOperator'>;

/** Shows duty and tax line by line, or why they are not known; nothing for a shipment from before they were recorded. */
function landedCostLines(
  request: Reader,
  { landed_cost: cost, landed_cost_gap: gap }: ShownLandedCost,
): VNode | null {
  const text = texts[request.language];
  if (gap) {
    const space = request.language === 'en' ? ' ' : '';
    return html`<p class="hint">${text.unknown}${space}${gapText(request, gap)}</p>`;
  }
  if (!cost) return null;
  const due = cost.due_at_delivery_hkd;
  return html`
    ${facts(
      cost.lines.map((line) => [
        lineName(request, line),
        html`${amountText(line.amount_hkd, request.language)}
          <p class="hint">${text.payments[line.payment] ?? line.payment} · ${calculation(request, line)}</p>`,
      ]),
    )}
    <p><strong>${due > 0 ? text.due(amountText(due, request.language)) : text.nothingDue}</strong></p>
    <p class="hint">${text.estimate}</p>
  `;
}

/** The same with its title, beside other parts of a page. */
export function landedCostSection(request: Reader, cost: ShownLandedCost): VNode | null {
  const lines = landedCostLines(request, cost);
  return lines && html`<section><h2>${texts[request.language].title}</h2>${lines}</section>`;
}

/** Says in a line who pays duty and tax, before a service is chosen; null for an option without any. */
export function payerText(
  { language }: Pick<PageRequest, 'language'>,
  { landed_cost: cost, landed_cost_gap: gap }: ShownLandedCost,
): string | null {
  const text = texts[language];
  if (gap) return text.payerUnknown;
  if (!cost) return null;
  const due = cost.due_at_delivery_hkd;
  if (due > 0) return text.buyerPays(amountText(due, language));
  return cost.lines.some(({ payment, amount_hkd: amount }) => payment === 'included' && amount > 0)
    ? text.paidByYou
    : text.nothingDue;
}

/** Says what duty and tax still need to be known; null if they are. */
export function landedCostNeed(
  request: Pick<PageRequest, 'language'>,
  { landed_cost_gap: gap }: ShownLandedCost,
): string | null {
  return gap == null ? null : labeled(texts[request.language].title, gapText(request, gap), request.language);
}

type Line = Schemas['LandedCostLine'];
type Language = PageRequest['language'];

export function landedCostTitle(language: Language): string {
  return texts[language].title;
}

/** Says in a few words who pays how much, or why it is not known. */
export function costWords(
  request: Pick<PageRequest, 'language'>,
  { landed_cost: cost, landed_cost_gap: gap }: ShownLandedCost,
): string {
  const text = texts[request.language];
  if (gap) return `${text.notKnown}${request.language === 'en' ? '. ' : '。'}${gapText(request, gap)}`;
  return cost ? paidText([cost], request.language) : text.notKnown;
}

/** Says the same of many orders; null without an order. */
export function landedCostFact(
  { language }: Pick<PageRequest, 'language'>,
  all: readonly ShownLandedCost[],
): string | null {
  if (all.length === 0) return null;
  const known = all.flatMap(({ landed_cost: cost }) => cost ?? []);
  const unknown = all.length - known.length;
  return [
    ...(known.length > 0 ? [paidText(known, language)] : []),
    ...(unknown > 0 ? [texts[language].unknownOrders(unknown)] : []),
  ].join(' · ');
}

function paidText(costs: readonly Schemas['LandedCost'][], language: Language): string {
  const text = texts[language];
  const sum = (amounts: readonly number[]) =>
    centsToAmount(amounts.reduce((total, amount) => total + Math.round(amount * 100), 0));
  const due = sum(costs.map(({ due_at_delivery_hkd: amount }) => amount));
  const included = sum(
    costs.flatMap(({ lines }) =>
      lines.flatMap(({ payment, amount_hkd: amount }) => (payment === 'included' ? [amount] : [])),
    ),
  );
  return [
    due > 0 ? text.atDoor(amountText(due, language)) : text.noneDue,
    ...(included > 0 ? [text.inPrice(amountText(included, language))] : []),
  ].join(' · ');
}

function lineName({ language }: Pick<PageRequest, 'language'>, line: Line): string {
  const text = texts[language];
  const { kind, rule, name } = line;
  const surcharge = shipmentTexts[language].surcharge[rule];
  if (surcharge) return surcharge;
  if (kind === 'duty' && line.rate_percent !== 0 && rule !== 'import_duty' && line.nothing_up_to === null)
    return text.otherDuty(name ?? rule.replaceAll('_', ' '));
  return (name !== null && text.taxes[name]) || (name ?? text.kinds[kind] ?? kind);
}

function calculation({ language }: Pick<PageRequest, 'language'>, line: Line): ComponentChildren {
  const text = texts[language];
  const { rate_percent: percent, basis, basis_hkd, nothing_up_to: limit, source, as_of: day } = line;
  const parts = basis.map((part) => text.parts[part] ?? part).join(' + ');
  const how =
    limit !== null
      ? text.nothing(limitText(limit))
      : percent !== null && basis_hkd !== null
        ? text.rate(percent, amountText(basis_hkd, language), parts)
        : text.fixed;
  if (source === null || day === null) return how;
  return html`${how} · <a href=${source} rel="noreferrer">${text.source(dayText(day, language))}</a>`;
}

/** Groups the digits of a limit of law, such as JPY 10000. */
function limitText(limit: string): string {
  return limit.replace(/\d{4,}/, (digits) => numberText(Number(digits)));
}

/** Gaps that an operator closes with a file of the catalog. */
const ofCatalog: ReadonlySet<string> = new Set(['NO_DUTY_RATE', 'NO_RULE', 'NO_TAX_RATE']);

function gapText({ language, readByOperator }: Reader, gap: Schemas['LandedCostGap']): string {
  const { gaps, addIt, askUs } = texts[language];
  const text = gaps[gap.code as keyof typeof gaps] as ((item: number, value: string) => string) | undefined;
  const value = gap.value ?? '';
  const isPlace = gap.code === 'NO_RULE' || gap.code === 'NO_TAX_RATE';
  const reason =
    text?.((gap.item ?? 0) + 1, isPlace ? countryName(value.slice(0, 2), language) : value) ?? '';
  if (!ofCatalog.has(gap.code)) return reason;
  return [reason, readByOperator ? addIt : askUs].join(language === 'en' ? ' ' : '');
}
