import { crashpoint } from '../../db/crashpoint.ts';
import { maxReturns, returnableStatuses } from '../../db/query/booking/book-shipment.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { StoredItem, StoredParty } from '../../db/table/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { type BookingContext, pricingContext } from '../account/pricing-inputs.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse, Violation } from '../contract/errors.ts';
import type { RefusalCode, ValidBody } from '../contract/operation.ts';
import type { StoredResponse } from '../idempotency.ts';
import { fillItems, productsOfItems } from '../merchant-product/fill-items.ts';
import { storedParty } from '../party/stored-party.ts';
import type { PricedOption, RuleViolation } from '../pricing/option.ts';
import { type PricedReturn, priceReturn, type ReturnedGoods } from '../pricing/price-return.ts';
import type { DescribedItem } from '../pricing/read-order.ts';
import { refuseViolations } from '../pricing/rules.ts';
import { findByNumber } from '../shipment/tracking-number.ts';
import { asciiUpper, isBlank } from '../text.ts';
import { fundsViolations } from '../wallet/funds.ts';
import { draftShipment, writeBooking } from './book.ts';
import { type BookingCall, bookOnce } from './place-order.ts';

type SentReturn = NonNullable<ValidBody<'createShipmentReturn'>>;

/** With items that are filled in from products. */
type ReturnBody = Omit<SentReturn, 'items'> & { readonly items?: readonly DescribedItem[] | undefined };

export interface ReturnCall extends Omit<BookingCall, 'refuse'> {
  /** Of the shipment that is returned, as the client wrote it. */
  readonly shipmentId: string;
  readonly body: SentReturn;
  readonly refuse: Refuse<RefusalCode<'createShipmentReturn'>>;
}

/**
 * Books the way back of a shipment, once per key, with the steps of an order (contract: createShipmentReturn;
 * docs/design/booking.md, Returns).
 */
export function placeReturn(context: WorkContext, call: ReturnCall): Promise<StoredResponse<201>> {
  const { scope, shipmentId, requestId, refuse } = call;
  return bookOnce(context, call, async (claim) => {
    const original = await findReturnable(context, scope, shipmentId, refuse);
    const pricing = await pricingContext(context, call);
    const { body, isFilled, ...filled } = await withProducts(context, scope, call.body, pricing);
    const { address, isOfAccount, ...found } = returnAddress(original, body, pricing);
    const violations = [...filled.violations, ...found.violations];
    if (!address || violations.length > 0) return refuse('INVALID_FIELD', { violations });
    // The default sender or a product may have been corrected since the rejection.
    if (claim.negative && !isOfAccount && !isFilled)
      return refuse('CARRIER_DISPATCH_REJECTED', { detail: { ...claim.negative, negative_cache: true } });
    const priced = priceBack(original, body, pricing);
    refuseViolations(priced.violations, refuse, priced.facts.option);
    crashpoint('after-quote');
    const { parcels, items, goods_category } = goodsOf(original, body);
    const origin = { claim, requestId, defaultSender: null, warnings: [] };
    const { email: _, language: __, ...sender } = original.recipient;
    const order = {
      ...body,
      parcels,
      items,
      goods_category,
      payment_type: 'prepaid' as const,
      sender,
      recipient: address,
      service_tier_id: priced.facts.order.service_tier_id,
    };
    const draft = draftShipment(order, priced.facts, origin, context.clock.now());
    const backward = { ...draft, return_of: original.tracking_number };
    const shipment = await writeBooking(context, call, claim, backward);
    if (shipment) return { shipment, pricing };
    // It changed since it was read: another return, another status, or its recipient was erased.
    await findReturnable(context, scope, shipmentId, refuse);
    return refuseReturn(refuse, 'too_many_returns', original);
  });
}

export interface CheckedReturn {
  readonly violations: readonly Violation[];
  /** Null if a violation prevents pricing. */
  readonly price: PricedOption | null;
  readonly options: PricedReturn['options'];
  /** Null if a violation says why the return has no address. */
  readonly recipient: StoredParty | null;
}

/** Checks and prices a return without booking it. In live mode, the funds of the account are checked too. */
export async function validateReturn(
  context: WorkContext,
  {
    scope,
    shipmentId,
    body: sent,
    pricingVersion,
    refuse,
  }: Pick<ReturnCall, 'scope' | 'shipmentId' | 'body' | 'pricingVersion'> & {
    readonly refuse: Refuse<'NOT_FOUND' | 'SHIPMENT_NOT_RETURNABLE'>;
  },
): Promise<CheckedReturn> {
  const original = await findReturnable(context, scope, shipmentId, refuse);
  const pricing = await pricingContext(context, { scope, pricingVersion });
  const { body, ...filled } = await withProducts(context, scope, sent, pricing);
  const { address, violations } = returnAddress(original, body, pricing);
  const { price, options, ...priced } = priceBack(original, body, pricing);
  const funds = await fundsViolations(context.db, scope, price?.totalCents ?? 0);
  return {
    violations: [...filled.violations, ...violations, ...priced.violations, ...funds],
    price,
    options,
    recipient: address && storedParty(address),
  };
}

/** Fills in the items that come back from products, as those of an order to Hong Kong. */
async function withProducts(
  { db }: Pick<WorkContext, 'db'>,
  scope: Scope,
  { items, ...body }: SentReturn,
  pricing: BookingContext,
): Promise<{
  readonly body: ReturnBody;
  readonly violations: readonly RuleViolation<'INVALID_FIELD'>[];
  readonly isFilled: boolean;
}> {
  if (!items) return { body, violations: [], isFilled: false };
  const products = await productsOfItems(db, scope, [items], pricing);
  const goods = { items, place: { country_code: home }, currency: body.declared_currency };
  const { items: filled, ...found } = fillItems(goods, products, pricing.catalog);
  const described = (filled as typeof items).map((item) => ({ description: '', ...item }));
  return { body: { ...body, items: described }, ...found };
}

type ReturnRefusal = Refuse<'NOT_FOUND' | 'SHIPMENT_NOT_RETURNABLE'>;

async function findReturnable(
  { db }: Pick<WorkContext, 'db'>,
  scope: Scope,
  shipmentId: string,
  refuse: ReturnRefusal,
): Promise<ShipmentWithEvents> {
  const original = (await findByNumber(db, scope, shipmentId)) ?? refuse('NOT_FOUND');
  const reason = whyNotReturnable(original);
  return reason === null ? original : refuseReturn(refuse, reason, original);
}

/** Values of `data.reason` of SHIPMENT_NOT_RETURNABLE (contract: createShipmentReturn). */
export type ReturnObstacle =
  | 'not_delivered'
  | 'returned'
  | 'cancelled'
  | 'is_return'
  | 'anonymized'
  | 'too_many_returns';

type ReturnColumns = Pick<ShipmentWithEvents, 'status' | 'anonymized_at' | 'return_of' | 'returns'>;

/** Returns null for a shipment that can be returned. */
export function whyNotReturnable({
  status,
  anonymized_at,
  return_of,
  returns,
}: ReturnColumns): ReturnObstacle | null {
  if (return_of !== null) return 'is_return';
  if (status === 'cancelled') return 'cancelled';
  if (status === 'returning' || status === 'returned') return 'returned';
  if (!returnableStatuses.some((returnable) => returnable === status)) return 'not_delivered';
  if (anonymized_at !== null) return 'anonymized';
  return returns.length >= maxReturns ? 'too_many_returns' : null;
}

function refuseReturn(
  refuse: ReturnRefusal,
  reason: ReturnObstacle,
  { status }: Pick<ReturnColumns, 'status'>,
): never {
  return refuse('SHIPMENT_NOT_RETURNABLE', {
    message: obstacleText(reason, status),
    detail: { reason, shipment_status: status },
  });
}

function obstacleText(reason: ReturnObstacle, status: string): string {
  switch (reason) {
    case 'not_delivered':
      return status === 'label_created'
        ? 'the shipment is label_created, so its parcel was not picked up; cancel it instead'
        : `the shipment is ${status}; create the return when it is delivered or could not be delivered`;
    case 'returned':
      return status === 'returned'
        ? 'the shipment is returned: its carrier has brought it back'
        : 'the shipment is returning: its carrier brings it back';
    case 'cancelled':
      return 'the shipment is cancelled, so nobody has its goods';
    case 'is_return':
      return 'the shipment is a return itself; send its goods with createShipment';
    case 'anonymized':
      return 'the recipient of the shipment is erased, so nobody can send the goods';
    case 'too_many_returns':
      return `the shipment has ${maxReturns} returns already`;
  }
}

const home = 'HK';

interface ReturnAddress {
  /** Null if a violation says what is wrong. */
  readonly address: Schemas['RecipientParty'] | null;
  /** It is the account's default sender, which may change. */
  readonly isOfAccount: boolean;
  readonly violations: readonly RuleViolation<'INVALID_FIELD'>[];
}

/** Returns the request's recipient, else the sender of the shipment, else the account's default sender. */
function returnAddress(
  { sender }: Pick<ShipmentWithEvents, 'sender'>,
  { recipient }: ReturnBody,
  { defaultSender }: Pick<BookingContext, 'defaultSender'>,
): ReturnAddress {
  const isHome = (party: StoredParty | null): party is StoredParty => party?.country_code === home;
  const found = (address: Schemas['RecipientParty'], isOfAccount = false) => ({
    address,
    isOfAccount,
    violations: [],
  });
  const broken = (path: readonly string[], message: string): ReturnAddress => ({
    address: null,
    isOfAccount: false,
    violations: [{ code: 'INVALID_FIELD', path, message }],
  });
  if (recipient)
    return asciiUpper(recipient.country_code) === home
      ? found(recipient)
      : broken(['recipient', 'country_code'], `must be ${home}: return services carry to Hong Kong`);
  if (isHome(sender)) return found(sender);
  if (isHome(defaultSender)) return found(defaultSender, true);
  return broken(
    ['recipient'],
    'is required, because neither the shipment nor the account has a sender in Hong Kong',
  );
}

function priceBack(original: ShipmentWithEvents, body: ReturnBody, pricing: BookingContext): PricedReturn {
  const { country_code, postal_code } = original.recipient;
  const priced = priceReturn({ ...body, ...goodsOf(original, body) }, { country_code, postal_code }, pricing);
  if (body.items) return priced;
  const message =
    'is required: the goods of the shipment weigh more than the parcels; send the items that come back';
  const violations = priced.violations.map((violation) =>
    violation.path.at(-1) === 'unit_weight_kg' ? { ...violation, path: ['items'], message } : violation,
  );
  return { ...priced, violations };
}

/** Returns the goods that the request names, else those of the shipment. */
function goodsOf(
  original: ShipmentWithEvents,
  { parcels, items, goods_category = '', declared_currency }: ReturnBody,
): Pick<ReturnedGoods, 'declared_currency'> & {
  readonly items: DescribedItem[];
  readonly parcels: Schemas['Parcel'][];
  readonly goods_category: string;
} {
  const sent = items ? { items: [...items], declared_currency } : soldGoods(original.items);
  return {
    ...sent,
    parcels: parcels ?? [...original.parcels],
    goods_category: isBlank(goods_category) ? original.goods_category : goods_category,
  };
}

/** Prices of an HKD order were stored in both currencies: those that were sent count. */
function soldGoods(stored: readonly StoredItem[]) {
  const inHkd = stored.some(({ unit_price_hkd }) => unit_price_hkd !== undefined);
  const items = stored.map(({ unit_price, unit_price_hkd, ...item }) =>
    inHkd ? { ...item, unit_price_hkd: unit_price_hkd ?? 0 } : { ...item, unit_price: unit_price ?? 0 },
  );
  return { items, declared_currency: inHkd ? ('HKD' as const) : ('USD' as const) };
}
