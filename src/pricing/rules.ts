import { PREPAY_FLAGS, type PrepayFlag } from '../../db/table/catalog.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { coversDestination, destinationWords, membershipOf } from '../catalog/destination.ts';
import type { Refuse } from '../contract/errors.ts';
import { countryCodeOf, countrySuggestion } from '../country.ts';
import { centsToAmount, decimalToScaled, scaledToDecimal } from '../money.ts';
import { addressNotTaken } from './carrier-lines-rules.ts';
import { countryRequirements, countryWarnings, tradeRequirements } from './country-rules.ts';
import { flagPath, landedCostPath, type Order, type PricedOrder, type RequestFacts } from './facts.ts';
import { feeWarnings } from './fee-changes.ts';
import { costGap } from './landed-cost.ts';
import { gapClause } from './landed-cost-view.ts';
import type { OptIn, Option, PricedOption, RuleCode, RuleViolation, RuleWarning } from './option.ts';
import {
  insuranceNotSelected,
  insuranceUnsupported,
  insuredAmountInvalid,
  insuredAmountUnsupported,
  surchargesExclusive,
  surchargeUnavailable,
  surchargeUnknown,
  surchargeWithoutRate,
} from './surcharge-rules.ts';
import {
  iossNotCovering,
  iossNotUsed,
  taxAreaUnknown,
  territoryElsewhere,
  territoryRead,
} from './tax-area.ts';

/** Reports a missing rate only if the prices are valid. */
export function currencyInvalid({
  declaration,
}: PricedOrder): RuleViolation<'INVALID_FIELD' | 'FX_RATE_UNAVAILABLE'>[] {
  const { violations } = declaration;
  const invalid = violations.filter((violation) => violation.code === 'INVALID_FIELD');
  return invalid.length > 0 ? invalid : [...violations];
}

/** Merchants round the weights of pieces and parcels, and scales show 10 g. */
const netToleranceMg = 10_000;

/** Reports the first item with which the pieces weigh more than the parcels (contract: createShipment, Checks). */
export function netWeightAboveGross({
  order,
  request,
}: {
  readonly order: Pick<Order, 'items'>;
  readonly request: RequestFacts['request'];
}): RuleViolation<'INVALID_FIELD'>[] {
  const parcels = request?.parcels ?? [];
  const grossMg = parcels.reduce((sum, { weightMg }) => sum + weightMg, 0);
  let netMg = 0;
  let first = -1;
  for (const [index, { quantity, unit_weight_kg }] of order.items.entries()) {
    netMg += quantity * decimalToScaled(unit_weight_kg ?? 0, 6);
    if (first === -1 && netMg > grossMg + netToleranceMg * parcels.length) first = index;
  }
  if (first === -1 || request === null) return [];
  const message = `is too high: all pieces weigh ${scaledToDecimal(netMg, 6)} kg net, but the parcels ${scaledToDecimal(grossMg, 6)} kg; send the net weight of one piece`;
  return [{ code: 'INVALID_FIELD', path: ['items', first, 'unit_weight_kg'], message }];
}

/** Compares with the expected price; null expects no discount (contract: createShipment, Checks). */
export function priceChanged({
  order,
  option,
  priceKnown,
}: PricedOrder): RuleViolation<'PRICING_QUOTE_CHANGED'>[] {
  if (!option?.available || !priceKnown) return [];
  const { expected_total_hkd: total, expected_discount_rule_id: rule } = order;
  const violations: RuleViolation<'PRICING_QUOTE_CHANGED'>[] = [];
  if (total !== undefined && !isCents(total, option.totalCents)) {
    const message = `differs from the final quote: HKD ${scaledToDecimal(option.totalCents, 2)}`;
    violations.push({ code: 'PRICING_QUOTE_CHANGED', path: ['expected_total_hkd'], message });
  }
  const actual = option.discount?.ruleId ?? null;
  if (rule !== undefined && rule !== actual) {
    const message = `differs from the final quote: ${actual ?? 'null (no discount)'}`;
    violations.push({ code: 'PRICING_QUOTE_CHANGED', path: ['expected_discount_rule_id'], message });
  }
  return violations;
}

/** Ignores rounding noise of a client's own sums. */
function isCents(amount: number, cents: number): boolean {
  return Math.abs(amount * 100 - cents) < 0.001;
}

export function iossNotOwned({ iossNumber, context }: RequestFacts): RuleViolation<'IOSS_NOT_OWNED'>[] {
  if (iossNumber === undefined || context.account.iossNumbers.has(iossNumber)) return [];
  const message = 'must be registered to the account; ask the operator to register it';
  return [{ code: 'IOSS_NOT_OWNED', path: ['ioss_number'], message }];
}

function selectedAt(facts: RequestFacts, flag: PrepayFlag): readonly (string | number)[] | null {
  return flagPath(facts.context.catalog, facts.selection, flag);
}

export function vatPrepayDisabled(facts: RequestFacts): RuleViolation<'VAT_PREPAY_DISABLED'>[] {
  const path = selectedAt(facts, 'vat_prepay');
  if (path === null || facts.context.features.vatPrepay) return [];
  return [{ code: 'VAT_PREPAY_DISABLED', path, message: 'is not possible: VAT prepayment is disabled' }];
}

export function voecPrepayDisabled(facts: RequestFacts): RuleViolation<'VOEC_PREPAY_DISABLED'>[] {
  const path = selectedAt(facts, 'voec_prepay');
  if (path === null || facts.context.features.voecPrepay) return [];
  return [{ code: 'VOEC_PREPAY_DISABLED', path, message: 'is not possible: VOEC prepayment is disabled' }];
}

export function voecPrepayConflict(facts: RequestFacts): RuleViolation<'VOEC_PREPAY_CONFLICT'>[] {
  if (selectedAt(facts, 'voec_prepay') === null) return [];
  const paths: (readonly (string | number)[])[] = [];
  if (facts.taxNumber !== undefined) paths.push(['tax_number']);
  if (facts.iossNumber !== undefined) paths.push(['ioss_number']);
  const vat = selectedAt(facts, 'vat_prepay');
  if (vat !== null) paths.push(vat);
  const message = 'cannot be combined with voec_prepay';
  return paths.map((path) => ({ code: 'VOEC_PREPAY_CONFLICT', path, message }));
}

/** Ignores the account's default number, which is no conflict (contract: createShipment, VAT). */
export function iossPrepayConflict(facts: RequestFacts): RuleViolation<'IOSS_AND_PREPAY_CONFLICT'>[] {
  if (facts.iossNumber === undefined || selectedAt(facts, 'vat_prepay') === null) return [];
  const message = 'cannot be combined with vat_prepay';
  return [{ code: 'IOSS_AND_PREPAY_CONFLICT', path: ['ioss_number'], message }];
}

/** DDP pays duty and tax at import; with an IOSS number, the VAT is paid at the sale. */
export function tradeTermInvalid(facts: RequestFacts): RuleViolation<'INVALID_FIELD'>[] {
  const { context, selection, incoterm, iossNumber } = facts;
  const ddp = landedCostPath(context.catalog, selection);
  const found = (path: readonly (string | number)[], message: string) => [
    { code: 'INVALID_FIELD' as const, path, message },
  ];
  if (ddp !== null && iossNumber !== undefined) return found(['ioss_number'], 'cannot be combined with DDP');
  const prepays = PREPAY_FLAGS.some((flag) => selectedAt(facts, flag) !== null);
  if (ddp !== null && incoterm === 'DAP') return found(['incoterm'], 'must be DDP if DDP is selected');
  if (prepays && incoterm === 'DAP')
    return found(['incoterm'], 'must be DDP or omitted if the carrier prepays the import VAT');
  if (incoterm !== 'DDP' || ddp !== null || prepays) return [];
  return found(['incoterm'], 'is not possible: no service offers DDP; send DAP or omit it');
}

/** The seller takes over duty and tax of the place where the parcel is, not of the mainland. */
function ddpWithoutPostalCode(facts: PricedOrder): RuleViolation<'INVALID_FIELD'>[] {
  const { context, selection, destination, request } = facts;
  const path = landedCostPath(context.catalog, selection);
  const isOpen = destination !== null && destination.mayBeIn.length > 0;
  if (path === null || !isOpen || request?.destinationPostalCode !== null) return [];
  const message = `is not possible: ${gapClause(costGap('POSTAL_CODE_NEEDED'))}`;
  return [{ code: 'INVALID_FIELD', path, message }];
}

function vatPrepayUnsupported(facts: PricedOrder): RuleViolation[] {
  if (!facts.context.features.vatPrepay) return []; // vatPrepayDisabled reports it
  return unsupportedFlag(facts, 'vat_prepay', 'VAT_PREPAY_UNSUPPORTED');
}

function voecPrepayUnsupported(facts: PricedOrder): RuleViolation[] {
  if (!facts.context.features.voecPrepay) return []; // voecPrepayDisabled reports it
  return unsupportedFlag(facts, 'voec_prepay', 'VOEC_PREPAY_UNSUPPORTED');
}

/** If no option has a price, the service's surcharge rules decide. */
function unsupportedFlag(facts: PricedOrder, flag: PrepayFlag, code: RuleCode): RuleViolation[] {
  const path = selectedAt(facts, flag);
  const { service, destination, option } = facts;
  if (path === null || service === null || destination === null) return [];
  const known = service.surcharges.find(({ surcharge }) => surcharge.flag === flag);
  const offered = option?.available
    ? option.optIns.some((one) => one.code === known?.surcharge.code && isOffered(one))
    : known?.rules.some(
        (rule) =>
          rule.status !== 'unavailable' &&
          coversDestination(rule.countries, destination, membershipOf(known.surcharge)),
      );
  if (offered === true) return [];
  const place = destinationWords(destination, 'vat');
  return [{ code, path, message: `is not possible: ${service.code} does not offer ${flag} to ${place}` }];
}

/** An exclusion by another surcharge is reported by surchargesExclusive. */
function isOffered({ status, excludedBy }: OptIn): boolean {
  return status !== 'omitted' || excludedBy !== null;
}

function cashOnDelivery({ order }: PricedOrder): RuleViolation[] {
  if (order.payment_type !== 'cod') return [];
  const message = 'must be prepaid: cash on delivery is not available';
  return [{ code: 'COD_NOT_AVAILABLE', path: ['payment_type'], message }];
}

export function serviceRetired({
  context,
  serviceCode,
}: RequestFacts): RuleViolation<'SERVICE_CODE_RETIRED'>[] {
  const retired = context.catalog.retiredServices.get(serviceCode ?? '');
  if (retired === undefined) return [];
  const instead = retired.replaced_by === null ? '' : `; use ${retired.replaced_by}`;
  const message = `was retired on ${retired.retired_on}${instead}`;
  return [{ code: 'SERVICE_CODE_RETIRED', path: ['service_tier_id'], message }];
}

/** Hides whether the service exists: one that the account may not order returns the same error. */
export function serviceUnknown({
  context,
  serviceCode,
  service,
}: RequestFacts): RuleViolation<'SERVICE_NOT_AVAILABLE'>[] {
  if (serviceCode === undefined || service !== null) return [];
  if (context.catalog.retiredServices.has(serviceCode)) return [];
  const message = 'must be a Service Code that the account can book; listServiceTiers lists them';
  return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['service_tier_id'], message }];
}

function countryUnknown({ context, destination, countryPath, countryText }: RequestFacts): RuleViolation[] {
  if (destination !== null) return [];
  const message = unknownCountry(context.catalog, countryText);
  return [{ code: 'INVALID_FIELD', path: countryPath, message }];
}

/** Returns what is wrong with a country that the catalog does not have. */
export function unknownCountry({ countries }: Catalog, written: string): string {
  const code = countryCodeOf(written);
  return code && countries.has(code)
    ? `must be an ISO 3166-1 alpha-2 code: ${countrySuggestion(written)}`
    : 'must be a supported destination; listCountries lists them';
}

export function optionUnavailable({
  option,
  order,
}: PricedOrder): RuleViolation<'SERVICE_NOT_AVAILABLE' | 'INVALID_FIELD' | 'FX_RATE_UNAVAILABLE'>[] {
  if (option === null || option.available) return [];
  const { code, message, parcelIndex } = option.unavailability;
  const parcel = ['parcels', ...(parcelIndex === null ? [] : [parcelIndex])];
  const about = `is not possible: ${order.service_tier_id} ${message}`;
  switch (code) {
    case 'DESTINATION_NOT_SERVED':
      return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['recipient', 'country_code'], message: about }];
    case 'GOODS_CATEGORY_NOT_CARRIED':
      return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['goods_category'], message: about }];
    case 'EXCHANGE_RATE_MISSING':
      return [{ code: 'FX_RATE_UNAVAILABLE', path: ['service_tier_id'], message: about }];
    case 'RATE_CARD_MISSING':
    case 'PREPAYMENT_NOT_OFFERED':
      return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['service_tier_id'], message: about }];
    case 'POSTCODE_REQUIRED':
    case 'POSTCODE_NOT_SERVED':
      return [{ code: 'INVALID_FIELD', path: ['recipient', 'postal_code'], message: about }];
    case 'PARCEL_TOO_HEAVY':
      return [{ code: 'INVALID_FIELD', path: [...parcel, 'weight_kg'], message: about }];
    case 'PARCEL_TOO_LONG':
    case 'TOO_MANY_PARCELS':
    case 'SHIPMENT_TOO_HEAVY':
      return [{ code: 'INVALID_FIELD', path: parcel, message: about }];
    case 'DECLARED_VALUE_TOO_HIGH':
    case 'DECLARED_VALUE_REQUIRED':
      return [{ code: 'INVALID_FIELD', path: ['items'], message: about }];
  }
}

/** All violations of a rule have the same code. */
export type CreateRule = (facts: PricedOrder) => RuleViolation[];

/** In the order of evaluation, after the schema and before the funds (contract: createShipment, Checks). */
export const CREATE_RULES: readonly CreateRule[] = [
  cashOnDelivery,
  serviceRetired,
  serviceUnknown,
  countryUnknown,
  territoryElsewhere,
  vatPrepayDisabled,
  voecPrepayDisabled,
  voecPrepayConflict,
  iossPrepayConflict,
  tradeTermInvalid,
  ddpWithoutPostalCode,
  vatPrepayUnsupported,
  voecPrepayUnsupported,
  countryRequirements,
  iossNotOwned,
  optionUnavailable,
  surchargeUnknown,
  surchargesExclusive,
  surchargeWithoutRate,
  surchargeUnavailable,
  insuranceUnsupported,
  insuranceNotSelected,
  insuredAmountUnsupported,
  insuredAmountInvalid,
  currencyInvalid,
  netWeightAboveGross,
  addressNotTaken,
  tradeRequirements,
  priceChanged,
];

/** Rules that depend on what the service carries, and on the order. Another service may take the same order. */
const SERVICE_RULES: readonly CreateRule[] = [
  vatPrepayUnsupported,
  voecPrepayUnsupported,
  optionUnavailable,
  surchargeWithoutRate,
  surchargeUnavailable,
  insuranceUnsupported,
  insuredAmountUnsupported,
  addressNotTaken,
];

/** Returns why the service does not take the order. A surcharge that has no price before more is known is no reason. */
export function obstaclesOfService(facts: PricedOrder): RuleViolation[] {
  const { option } = facts;
  const known = option?.available
    ? { ...option, optIns: option.optIns.filter((one) => !isOpen(one)) }
    : option;
  return SERVICE_RULES.flatMap((rule) => rule({ ...facts, option: known }));
}

/** Returns the codes of an option's selected surcharges that have no price before more is known. */
export function openSurcharges(option: Option): string[] {
  return option.available ? option.optIns.filter(isOpen).map(({ code }) => code) : [];
}

function isOpen({ unpriced, missingRate }: OptIn): boolean {
  return unpriced && missingRate === null;
}

/** Customs documents show the name of the account, and nothing else, for an order without a sender. */
function exporterUnknown({ context, order, option }: PricedOrder): RuleViolation[] {
  const isKnown = order.sender !== undefined || context.hasDefaultSender;
  if (isKnown || !option?.available || option.requiredDocuments.documents.length === 0) return [];
  const message =
    'is missing, and the account has no default sender: the customs papers of this destination have neither address nor phone of the exporter';
  return [{ path: ['sender'], code: 'INVALID_FIELD', message }];
}

/** Without a right price, there is nothing to compare. */
function feesAhead({
  context,
  destination,
  request,
  option,
  selection,
  priceKnown,
}: PricedOrder): RuleWarning[] {
  if (destination === null || request === null || option === null || !priceKnown) return [];
  const pathOf = (code: string) => selection.paths.get(code) ?? ['service_tier_id'];
  return feeWarnings(context, { destination, request }, option, pathOf);
}

type WarningRule = (facts: PricedOrder) => RuleWarning[];

export const WARNING_RULES: readonly WarningRule[] = [
  countryWarnings,
  feesAhead,
  territoryRead,
  taxAreaUnknown,
  iossNotUsed,
  iossNotCovering,
  exporterUnknown,
];

export function firstViolations(facts: PricedOrder): RuleViolation[] {
  for (const rule of CREATE_RULES) {
    const violations = rule(facts);
    if (violations.length > 0) return violations;
  }
  return [];
}

export function allViolations(facts: PricedOrder): RuleViolation[] {
  return CREATE_RULES.flatMap((rule) => rule(facts));
}

export function allWarnings(facts: PricedOrder): RuleWarning[] {
  return WARNING_RULES.flatMap((rule) => rule(facts));
}

/** A missing exchange rate rarely returns within a minute. */
const rateRetrySeconds = 60;

/** Refuses with the code of the first violation, and all violations of this code. Returns if there are none. */
export function refuseViolations<Code extends RuleCode>(
  violations: readonly (RuleViolation & { readonly code: Code })[],
  refuse: Refuse<Code>,
  option: Option | null = null,
): void {
  const first = violations[0];
  if (!first) return;
  if (first.code === 'PRICING_QUOTE_CHANGED' && option?.available) {
    refuse(first.code, { detail: quoteChangedDetail(option) });
  }
  if (first.code === 'FX_RATE_UNAVAILABLE') refuse(first.code, { retryAfterSeconds: rateRetrySeconds });
  refuse(first.code, { violations: violations.filter((violation) => violation.code === first.code) });
}

function quoteChangedDetail(option: PricedOption) {
  return { total_hkd: centsToAmount(option.totalCents), discount_rule_id: option.discount?.ruleId ?? null };
}
