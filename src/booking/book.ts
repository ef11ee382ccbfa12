import {
  type BookingResult,
  bookShipmentRow,
  type ShipmentDraft,
} from '../../db/query/booking/book-shipment.ts';
import { reconcileIntervalSeconds } from '../../db/query/booking/retry-interval.ts';
import { findShipment, type ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { RequirementCode } from '../../db/table/catalog/country-requirement.ts';
import type { PrepayFlag } from '../../db/table/catalog/surcharge.ts';
import type { StoredFx, StoredItem, StoredParty, StoredPricing } from '../../db/table/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { createShipmentBody } from '../../generated/request-validators.js';
import { pricingContext } from '../account/pricing-inputs.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/errors.ts';
import type { RefusalCode, ValidBody } from '../contract/operation.ts';
import { violationsOf } from '../contract/schema-violation.ts';
import { isStale, ratePerUsd } from '../fx/fx-rate.ts';
import type { Claim, StoredResponse } from '../idempotency.ts';
import { centsToAmount, microsToAmount } from '../money.ts';
import { underRequirementCodes } from '../pricing/country-rules.ts';
import { flagPath, type PricedOrder, type PricingContext, prepareOrder } from '../pricing/facts.ts';
import type { PricedOption, RuleViolation } from '../pricing/option.ts';
import { firstViolations, refuseViolations } from '../pricing/rules.ts';
import { crashpoint, newId } from '../runtime.ts';
import { newTrackingNumber } from '../shipment/tracking-number.ts';
import { asciiUpper, isBlank, withoutBlanks } from '../text.ts';
import { sandboxEta } from '../tracking/feed.ts';
import { draftLowBalance, holdRefusals } from '../wallet/funds.ts';
import { type Decision, dispatchBooking } from './dispatch.ts';

const maxAttempts = 5;
const printable = /^[A-Za-z0-9#&()*+.:;<=>?[\]^_`{|}-]{6,50}$/;

export type UnnumberedShipment = Omit<ShipmentDraft, 'tracking_number'>;

type FundsCode = (typeof holdRefusals)[keyof typeof holdRefusals];

/** Writes hold, shipment and recovery point before the carrier is called (docs/design/booking.md, Steps). */
export async function writeBooking(
  context: WorkContext,
  claim: Claim,
  shipment: UnnumberedShipment,
  refuse: Refuse<FundsCode | 'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<ShipmentRow> {
  crashpoint('before-book');
  const booked = await insertWithNewNumber(context, claim, shipment);
  crashpoint('after-book');
  if (booked.result === 'booked') return booked.shipment;
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
  { db, clock }: WorkContext,
  claim: Claim,
  shipment: UnnumberedShipment,
): Promise<BookingResult> {
  const now = clock.now();
  const cause =
    shipment.request_id === null ? null : { requestId: shipment.request_id, idempotencyKey: claim.key };
  let isPrinted = isPrintableReference(shipment.reference_no);
  for (let attempt = 1; ; attempt++) {
    try {
      return await bookShipmentRow(db, {
        draft: { ...shipment, tracking_number: newTrackingNumber() },
        fence: claim.fence,
        printable: isPrinted,
        transactionId: newId('txn', now),
        warning: draftLowBalance(cause, now),
      });
    } catch (error) {
      if (violates(error, 'shipment_printed_reference')) isPrinted = false;
      else if (attempt === maxAttempts || !violates(error, 'shipment_pkey')) throw error;
    }
  }
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

function violates(error: unknown, constraint: 'shipment_pkey' | 'shipment_printed_reference'): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

type Order = ValidBody<'createShipment'>;

/** Builds the row of a valid order: normalized, with its price and exchange rate frozen. */
export function draftShipment(
  scope: Scope,
  order: Order,
  facts: PricedOrder,
  origin: { readonly requestId: string | null; readonly idempotencyKey: string },
  now: Date,
): UnnumberedShipment {
  const { option, request, declaration } = facts;
  if (!option?.available || !request) throw new Error('draftShipment needs a priced order');
  const carrierCode = scope.livemode ? carrierOf(option) : 'sandbox';
  const recipient = partyOf(order.recipient);
  return {
    account_id: scope.accountId,
    livemode: scope.livemode,
    status: 'label_created',
    dispatch_status: 'pending',
    idempotency_key: origin.idempotencyKey,
    request_id: origin.requestId,
    service_code: option.service.code,
    requested_service_code: order.service_tier_id,
    carrier_code: carrierCode,
    carrier_product_code: option.dispatchProductCode,
    reference_no: order.reference_no && !isBlank(order.reference_no) ? order.reference_no : null,
    goods_category: request.goodsCategory,
    destination_country: request.destinationCountry,
    destination_district: recipient.district ?? null,
    recipient,
    sender: order.sender ? partyOf(order.sender) : null,
    parcels: order.parcels,
    items: itemsOf(order, facts),
    customs: customsOf(order, facts),
    tags: order.tags ?? [],
    metadata: order.metadata ?? {},
    declared_currency: declaration.storedCurrency,
    declared_fx: declaration.fx && fxOf(declaration.fx, now),
    pricing: pricingOf(option),
    total_cents: option.totalCents,
    eta: carrierCode === 'sandbox' ? sandboxEta(now, option.service.transit_days_max) : null,
  };
}

/** Never null here: a service without a carrier is not priced for orders. */
function carrierOf({ service }: PricedOption): string {
  if (service.carrier_code === null) throw new Error(`${service.code} has no carrier`);
  return service.carrier_code;
}

function partyOf(party: Schemas['RecipientParty']): StoredParty {
  return { ...withoutBlanks(party), country_code: asciiUpper(party.country_code) };
}

/** Keeps the HKD prices beside the stored currency, because billing uses them. */
function itemsOf(order: Order, { declaration }: PricedOrder): StoredItem[] {
  return order.items.map(({ unit_price, unit_price_hkd, ...sent }, index) => {
    const { country_of_manufacture: made, ...item } = withoutBlanks(sent);
    const price = declaration.prices[index];
    return {
      ...item,
      ...(made === undefined ? {} : { country_of_manufacture: asciiUpper(made) }),
      ...(price?.usdMicros == null ? {} : { unit_price: microsToAmount(price.usdMicros) }),
      ...(price?.hkdMicros == null ? {} : { unit_price_hkd: microsToAmount(price.hkdMicros) }),
    };
  });
}

function customsOf(
  order: Order,
  { context, request, selection }: PricedOrder,
): UnnumberedShipment['customs'] {
  const prepays = (flag: PrepayFlag) => flagPath(context.catalog, selection, flag) !== null;
  return {
    ...(request?.iossNumber ? { ioss_number: request.iossNumber } : {}),
    ...(prepays('vat_prepay') ? { vat_prepay: true } : {}),
    ...(prepays('voec_prepay') ? { voec_prepay: true } : {}),
    ...(order.tax_number === undefined ? {} : { tax_number: order.tax_number.trim() }),
    ...(order.sales_platform_name === undefined ? {} : { sales_platform_name: order.sales_platform_name }),
    ...(selection.codes.length === 0 ? {} : { selected_surcharges: selection.codes }),
  };
}

function fxOf(fx: NonNullable<PricedOrder['declaration']['fx']>, now: Date): StoredFx {
  return { rate: ratePerUsd(fx), rate_type: fx.rateType, fetched_at: fx.fetchedAt, stale: isStale(fx, now) };
}

function pricingOf(option: PricedOption): StoredPricing {
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
    ...(custom
      ? {
          custom_insured_amount_hkd: centsToAmount(custom.hkdCents),
          custom_insured_amount_usd: centsToAmount(custom.usdCents),
        }
      : {}),
  };
}

export type OrderReading =
  | { readonly order: ValidBody<'createShipment'>; readonly violations: null }
  | { readonly order: null; readonly violations: RuleViolation[] };

/** Returns the order or all violations. Not in the pipeline, because some countries' codes replace INVALID_FIELD. */
export function readOrder(body: unknown, catalog: Catalog): OrderReading {
  const violations = violationsOf(createShipmentBody, body);
  if (violations.length === 0) return { order: body as ValidBody<'createShipment'>, violations: null };
  return { order: null, violations: underRequirementCodes(violations, body, catalog) };
}

/** Returns the code that all violations share, else INVALID_FIELD. */
export function codeOf(violations: readonly RuleViolation[]): RequirementCode {
  const [code, ...others] = new Set(violations.map((violation) => violation.code));
  return code === undefined || others.length > 0 ? 'INVALID_FIELD' : (code as RequirementCode);
}

export interface OrderToPlace {
  /** Parsed. The validation adds the defaults to it. */
  readonly body: unknown;
  readonly requestId: string | null;
  /** Of the admitted request. Null outside a request: the pricing inputs are read again. */
  readonly pricingVersion: number | null;
  readonly refuse: Refuse<RefusalCode<'createShipment'>>;
}

/** RouteMatcher an order under a claimed key (docs/design/booking.md, Steps). @throws {ApiError} by `order.refuse`. */
export async function placeOrder(
  context: WorkContext,
  claim: Claim,
  order: OrderToPlace,
): Promise<StoredResponse<201>> {
  // A resumed booking has passed the rules already. They may have changed since.
  const valid = claim.resume ? null : validOrder(claim, order, context.catalog.current);
  const { scope } = claim;
  const pricing = await pricingContext(context, { scope, pricingVersion: order.pricingVersion });
  const shipment = valid
    ? await book(context, claim, order, valid, pricing)
    : await findBooking(context, claim);
  const fence = { ...scope, key: claim.key, fence: claim.fence };
  const decided = await dispatchBooking(context, fence, shipment, {
    accountEmail: pricing.accountEmail,
    takenOver: claim.resume !== null,
    begunAt: claim.claimedAtMs,
  });
  return responseOf(decided, order);
}

type ValidOrder = ValidBody<'createShipment'>;

function validOrder(claim: Claim, { body, refuse }: OrderToPlace, catalog: Catalog): ValidOrder {
  const read = readOrder(body, catalog);
  if (read.violations) return refuse(codeOf(read.violations), { violations: read.violations });
  if (claim.negative) {
    return refuse('CARRIER_DISPATCH_REJECTED', { detail: { ...claim.negative, negative_cache: true } });
  }
  return read.order;
}

function book(
  context: WorkContext,
  claim: Claim,
  { requestId, refuse }: OrderToPlace,
  order: ValidOrder,
  pricing: PricingContext,
): Promise<ShipmentRow> {
  const facts = prepareOrder(order, pricing);
  refuseViolations(firstViolations(facts), refuse, facts.option);
  crashpoint('after-quote');
  const cause = { requestId, idempotencyKey: claim.key };
  const draft = draftShipment(claim.scope, order, facts, cause, context.clock.now());
  return writeBooking(context, claim, draft, refuse);
}

function responseOf(decided: Decision, { refuse }: OrderToPlace): StoredResponse<201> {
  switch (decided.decision) {
    case 'accepted':
      return decided.response;
    case 'rejected':
      return refuse('CARRIER_DISPATCH_REJECTED', { detail: { ...decided.detail, negative_cache: false } });
    case 'unavailable':
      return refuse('CARRIER_UNAVAILABLE', { retryAfterSeconds: reconcileIntervalSeconds });
    case 'undecided':
      return refuse('DISPATCH_UNDECIDED', { retryAfterSeconds: reconcileIntervalSeconds });
    case 'taken_over':
      return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  }
}
