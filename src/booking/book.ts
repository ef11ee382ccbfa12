import { crashpoint } from '../../db/crashpoint.ts';
import {
  type BookingResult,
  bookShipmentRow,
  type ShipmentDraft,
} from '../../db/query/booking/book-shipment.ts';
import { claimTrackingNumber } from '../../db/query/booking/tracking-number-owner.ts';
import { findShipment, type ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { PrepayFlag } from '../../db/table/catalog.ts';
import type {
  StoredFx,
  StoredItem,
  StoredParty,
  StoredPricing,
  StoredWarning,
} from '../../db/table/shipment.ts';
import { auditEntry } from '../audit.ts';
import { sandboxEta } from '../carrier/sandbox/sandbox-carrier.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/errors.ts';
import { causeOf, type EventCause } from '../event.ts';
import { type CurrencyRate, ratePerUnit } from '../fx/currency-rates.ts';
import { isStale, ratePerUsd } from '../fx/fx-rate.ts';
import type { Claim } from '../idempotency.ts';
import { centsToAmount, microsToAmount } from '../money.ts';
import { storedParty } from '../party/stored-party.ts';
import { carrierLines, type LineLimits } from '../postal/carrier-lines.ts';
import { flagPath, landedCostPath, type PricedOrder } from '../pricing/facts.ts';
import { landedCostFields } from '../pricing/landed-cost-view.ts';
import type { PricedOption, RequiredDocuments } from '../pricing/option.ts';
import { taxAreaRecord } from '../pricing/quote.ts';
import type { ValidOrder } from '../pricing/read-order.ts';
import type { Caller } from '../run-operation.ts';
import { newId } from '../runtime.ts';
import { withCodesInUppercase } from '../shipment/stored-item.ts';
import { keyedTrackingNumber, newTrackingNumber } from '../shipment/tracking-number.ts';
import { isBlank, withoutBlanks } from '../text.ts';
import { draftLowBalance, holdRefusals } from '../wallet/funds.ts';

const maxAttempts = 5;
const printable = /^[A-Za-z0-9#&()*+.:;<=>?[\]^_`{|}-]{6,50}$/;

type UnnumberedShipment = Omit<ShipmentDraft, 'tracking_number'>;

/** Who books, and in which batch. */
type BookingSource = Pick<Caller, 'bookedBy' | 'batchKey'>;

type FundsCode = (typeof holdRefusals)[keyof typeof holdRefusals];

/**
 * Writes hold, shipment and recovery point before the carrier is called (docs/design/booking.md, Steps). Null: the
 * shipment of a return can't be returned any more, and nothing was written.
 */
export async function writeBooking(
  context: WorkContext,
  call: BookingSource & { readonly refuse: Refuse<FundsCode | 'IDEMPOTENCY_IN_FLIGHT'> },
  claim: Claim,
  shipment: UnnumberedShipment,
): Promise<ShipmentRow | null> {
  crashpoint('before-book');
  const { refuse } = call;
  const booked = await insertWithNewNumber(context, call, claim, shipment);
  crashpoint('after-book');
  if (booked.result === 'booked') return booked.shipment;
  if (booked.result === 'not_returnable') return null;
  if (booked.result === 'taken_over') return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  const { verdict, availableCents } = booked.money;
  if (verdict === 'held' || verdict === 'exempt')
    throw new Error('the ledger held money but no shipment was inserted');
  if (verdict !== 'insufficient_funds') return refuse(holdRefusals[verdict]);
  return refuse('INSUFFICIENT_FUNDS', {
    detail: { total_hkd: centsToAmount(shipment.total_cents), available_hkd: centsToAmount(availableCents) },
  });
}

async function insertWithNewNumber(
  { db, clock, secrets }: WorkContext,
  { bookedBy, batchKey }: BookingSource,
  claim: Claim,
  shipment: UnnumberedShipment,
): Promise<BookingResult> {
  const now = clock.now();
  const cause = bookingCause(shipment, batchKey ?? null);
  const origin = {
    ...(bookedBy ? { entry: auditEntry(bookedBy, 'shipment.booked', null) } : {}),
    ...(batchKey ? { batchKey } : {}),
  };
  let isPrinted = isPrintableReference(shipment.reference_no);
  for (let attempt = 1; ; attempt++) {
    // A run that failed may have left a shipment with the key's number, and so may a key that has expired.
    const isKeyed = attempt === 1 && !claim.failedBefore;
    const trackingNumber = isKeyed ? keyedTrackingNumber(secrets, claim) : newTrackingNumber();
    if (!(await claimTrackingNumber(db, trackingNumber, shipment.account_id))) {
      if (attempt >= maxAttempts) throw new Error('every tracking number that was drawn is taken');
      continue;
    }
    try {
      return await bookShipmentRow(db, {
        draft: { ...shipment, tracking_number: trackingNumber },
        fence: claim.fence,
        printable: isPrinted,
        transactionId: newId('txn', now),
        origin,
        warning: draftLowBalance(now, cause),
      });
    } catch (error) {
      if (violates(error, 'shipment_printed_reference')) isPrinted = false;
      else if (attempt >= maxAttempts || !violatesNumber(error)) throw error;
    }
  }
}

/** Returns the request that events of a booking name. A batch's order has the request and the key of its batch. */
export function bookingCause(
  { request_id, idempotency_key }: Pick<ShipmentRow, 'request_id' | 'idempotency_key'>,
  batchKey: string | null,
): EventCause | null {
  return causeOf({ request_id, idempotency_key: batchKey ?? idempotency_key });
}

/** Checks the characters only (contract: reference_no); the booking statement checks that no other order uses it. */
export function isPrintableReference(referenceNo: string | null): boolean {
  return referenceNo !== null && printable.test(referenceNo) && !/^[=+]/.test(referenceNo);
}

/** Reads the shipment of an interrupted run, which may not be visible to clients yet. */
export async function findBooking({ db }: WorkContext, { scope, resume }: Claim): Promise<ShipmentRow> {
  const trackingNumber = resume?.subject ?? '';
  const booked = await findShipment(db, scope, trackingNumber, { invisible: true });
  if (!booked)
    throw new Error(`no shipment ${trackingNumber}, which the recovery point of the idempotency key names`);
  return booked;
}

const maxPauseMs = 1_000;

/** Returns true after a pause in which another run may have taken over. Check the fence then. */
export function mayBeTakenOver(begunAt: number): boolean {
  return performance.now() - begunAt > maxPauseMs;
}

/** The number is the account's own, or that of another account. */
function violatesNumber(error: unknown): boolean {
  return violates(error, 'shipment_pkey') || violates(error, 'shipment_number');
}

/** On a cluster, the constraint of a shard has its number as suffix. */
function violates(
  error: unknown,
  constraint: 'shipment_pkey' | 'shipment_number' | 'shipment_printed_reference',
): boolean {
  if (!(error instanceof Error && 'constraint' in error)) return false;
  return String(error.constraint).replace(/_\d+$/, '') === constraint;
}

interface ShipmentOrigin {
  readonly claim: Claim;
  readonly requestId: string | null;
  readonly defaultSender: StoredParty | null;
  readonly warnings: readonly StoredWarning[];
}

/** Builds the row of a valid order: normalized, with its price and exchange rate frozen. */
export function draftShipment(
  order: ValidOrder,
  facts: PricedOrder,
  { claim: { scope, key }, requestId, defaultSender, warnings }: ShipmentOrigin,
  now: Date,
): UnnumberedShipment {
  const { option, request, declaration } = facts;
  if (!option?.available || !request) throw new Error('draftShipment needs a priced order');
  const carrierCode = scope.livemode ? offeringCarrier(option) : 'sandbox';
  const recipient = withCarrierLines(storedParty(order.recipient), option.service);
  return {
    account_id: scope.accountId,
    livemode: scope.livemode,
    status: 'label_created',
    dispatch_status: 'pending',
    idempotency_key: key,
    request_id: requestId,
    service_code: option.service.code,
    requested_service_code: order.service_tier_id,
    carrier_code: carrierCode,
    carrier_product_code: option.dispatchProductCode,
    reference_no: order.reference_no && !isBlank(order.reference_no) ? order.reference_no : null,
    goods_category: request.goodsCategory,
    destination_country: recipient.country_code,
    destination_district: recipient.district ?? null,
    recipient,
    sender: order.sender ? withCarrierLines(storedParty(order.sender), option.service) : null,
    account_sender: order.sender ? null : defaultSender,
    parcels: order.parcels,
    items: storedItems(order, facts),
    customs: storedCustoms(order, facts, option.requiredDocuments, warnings),
    tags: order.tags ?? [],
    metadata: order.metadata ?? {},
    declared_currency: declaration.storedCurrency,
    declared_fx: declaration.fx && storedFx(declaration.fx, now),
    pricing: storedPricing(option, now),
    total_cents: option.totalCents,
    return_of: null,
    eta: carrierCode === 'sandbox' ? sandboxEta(now, option.service.transit_days_max) : null,
  };
}

/** A party of a return has the lines of the service that brought the goods. */
function withCarrierLines({ address_lines: _, ...party }: StoredParty, limits: LineLimits): StoredParty {
  const lines = carrierLines(party.address, limits);
  return lines === null ? party : { ...party, address_lines: lines };
}

/** Never null here: a service without a carrier is not priced for orders. */
function offeringCarrier({ service }: PricedOption): string {
  if (service.carrier_code === null) throw new Error(`${service.code} has no carrier`);
  return service.carrier_code;
}

/** Keeps the HKD prices beside the stored currency, because billing uses them. */
function storedItems(order: ValidOrder, { declaration }: PricedOrder): StoredItem[] {
  return order.items.map(({ unit_price, unit_price_hkd, ...sent }, index) => {
    const price = declaration.prices[index];
    return {
      ...withCodesInUppercase(withoutBlanks(sent)),
      ...(price?.usdMicros == null ? {} : { unit_price: microsToAmount(price.usdMicros) }),
      ...(price?.hkdMicros == null ? {} : { unit_price_hkd: microsToAmount(price.hkdMicros) }),
    };
  });
}

function storedCustoms(
  order: ValidOrder,
  { context, request, selection, option }: PricedOrder,
  { documents, taxNumberName }: RequiredDocuments,
  warnings: readonly StoredWarning[],
): UnnumberedShipment['customs'] {
  const prepays = (flag: PrepayFlag) => flagPath(context.catalog, selection, flag) !== null;
  const incoterm = landedCostPath(context.catalog, selection) === null ? order.incoterm : 'DDP';
  return {
    ...(incoterm === undefined ? {} : { incoterm }),
    ...(order.recipient_type === undefined ? {} : { recipient_type: order.recipient_type }),
    ...(request?.iossNumber
      ? { ioss_number: request.iossNumber, import_tax: request.taxAtSale.payment }
      : {}),
    ...(option?.taxArea ? { tax_area: taxAreaRecord(option.taxArea) } : {}),
    ...(prepays('vat_prepay') ? { vat_prepay: true } : {}),
    ...(prepays('voec_prepay') ? { voec_prepay: true } : {}),
    ...(order.tax_number === undefined ? {} : { tax_number: order.tax_number.trim() }),
    ...(order.sales_platform_name === undefined ? {} : { sales_platform_name: order.sales_platform_name }),
    ...(selection.codes.length === 0 ? {} : { selected_surcharges: selection.codes }),
    ...(documents.length === 0 ? {} : { documents }),
    ...(taxNumberName === null ? {} : { tax_number_name: taxNumberName }),
    ...(warnings.length === 0 ? {} : { warnings: warnings.slice(0, maxWarnings) }),
  };
}

/** Warnings that a response lists, at most (contract: ShipmentCreated). */
export const maxWarnings = 100;

function storedFx(fx: NonNullable<PricedOrder['declaration']['fx']>, now: Date): StoredFx {
  return { rate: ratePerUsd(fx), rate_type: fx.rateType, fetched_at: fx.fetchedAt, stale: isStale(fx, now) };
}

function storedRate(rate: CurrencyRate, now: Date): NonNullable<StoredPricing['rates']>[number] {
  const { currency, rateType: rate_type, fetchedAt: fetched_at } = rate;
  return { currency, rate: ratePerUnit(rate), rate_type, fetched_at, stale: isStale(rate, now) };
}

function storedPricing(option: PricedOption, now: Date): StoredPricing {
  const custom = option.customInsuredAmount;
  return {
    currency: 'HKD',
    freight_hkd: centsToAmount(option.freightCents),
    reg_fee_hkd: centsToAmount(option.regFeeCents),
    surcharges: option.surcharges.map(({ code, amountCents }) => ({
      code,
      amount_hkd: centsToAmount(amountCents),
    })),
    total_hkd: centsToAmount(option.totalCents),
    ...(option.discount
      ? {
          discount: {
            rule_id: option.discount.ruleId,
            amount_hkd: centsToAmount(option.discount.amountCents),
          },
        }
      : {}),
    rate_table_code: option.rateTableCode,
    rate_table_version: option.rateTableVersion,
    ...landedCostFields(option.landedCost),
    ...(option.dutiesTaxesCents === null ? {} : { duties_taxes_hkd: centsToAmount(option.dutiesTaxesCents) }),
    ...(option.rates.length === 0 ? {} : { rates: option.rates.map((rate) => storedRate(rate, now)) }),
    ...(custom
      ? {
          custom_insured_amount_hkd: centsToAmount(custom.hkdCents),
          custom_insured_amount_usd: centsToAmount(custom.usdCents),
        }
      : {}),
  };
}
