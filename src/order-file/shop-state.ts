/** The shop's state of an order that needs no shipment, or not yet. */
export type OrderState = 'cancelled' | 'refunded' | 'sent' | 'unpaid' | 'pickup';

/** The words of shops for it, in lower case. An order that is paid back in part is still sent. */
const words: Readonly<Record<Exclude<OrderState, 'unpaid' | 'pickup'>, readonly string[]>> = {
  cancelled: [
    'cancelled',
    'canceled',
    'cancelled by buyer',
    'voided',
    'expired',
    'restocked',
    'removed',
    'failed',
    'trash',
    'checkout-draft',
    'draft',
    '已取消',
    '取消',
    '已作廢',
    '已作废',
  ],
  refunded: [
    'refunded',
    'fully refunded',
    'returned',
    'returning',
    '已退款',
    '全額退款',
    '退貨中',
    '已退貨',
    '已退货',
  ],
  sent: [
    'fulfilled',
    'shipped',
    'sent',
    'completed',
    'complete',
    'dispatched',
    'delivered',
    'arrived',
    'collected',
    '已發貨',
    '已发货',
    '發貨中',
    '已出貨',
    '已寄出',
    '已送達',
    '已到達',
    '已取貨',
    '已完成',
  ],
};
const states: ReadonlyMap<string, OrderState> = new Map(
  (Object.entries(words) as [OrderState, readonly string[]][]).flatMap(([state, list]) =>
    list.map((word) => [word, state] as const),
  ),
);
const severity: readonly OrderState[] = ['cancelled', 'refunded', 'sent', 'unpaid', 'pickup'];

/** Words of the shops' own columns of payments. Elsewhere, pending may mean that an order waits to be sent. */
const unpaid: ReadonlySet<string> = new Set([
  'pending',
  'pending payment',
  'authorized',
  'partially_paid',
  'unpaid',
  'on-hold',
  'on hold',
  '未付款',
  '部分付款',
]);
const onDelivery = /cash on delivery|\bcod\b|collect on delivery|貨到付款|货到付款/i;
const pickup = /\bpick[ -]?up\b|click (?:and|&) collect|自取|店取/i;

/** Reads what the columns of an order, or of an item, say of its state. Null: it is still to be sent. */
export function orderState(columns: readonly (readonly [field: string, text: string])[]): OrderState | null {
  const textsOf = (wanted: string) => columns.flatMap(([field, text]) => (field === wanted ? [text] : []));
  const isPaidLater = textsOf('order.payment_method').some((text) => onDelivery.test(text));
  const hasAddress = textsOf('recipient.address').length > 0;
  const found = columns.map(([field, text]): OrderState | null => {
    const word = text.toLowerCase().replace(/^wc-/, '');
    if (field === 'order.shipping_method') return pickup.test(text) && !hasAddress ? 'pickup' : null;
    if (field === 'order.payment_status' && unpaid.has(word)) return isPaidLater ? null : 'unpaid';
    if (field === 'order.cancelled_at') return isDate(text) ? 'cancelled' : null;
    if (field === 'order.sent_at') return isDate(text) ? 'sent' : null;
    if (!/^(?:order\.(?:payment_)?|items\.)status$/.test(field)) return null;
    return states.get(word) ?? null;
  });
  return severity.find((state) => found.includes(state)) ?? null;
}

/** Programs write 0, a dash or a date of zeros where there is none. */
function isDate(text: string): boolean {
  return /[1-9]|\p{L}/u.test(text);
}
