import { RECIPIENT_TYPES } from '../../db/table/catalog.ts';
import type { Schemas } from '../../generated/operations.ts';
import { type Country, orderableServices } from '../catalog/catalog.ts';
import { coversDestination, type Destination, destinationsOf, dutyPlaces } from '../catalog/destination.ts';
import { type DutyRule, findDutyRule } from '../catalog/duty-rule.ts';
import type { CountryRequirement } from '../catalog/requirements.ts';
import { dutyRulesOf, IMPORT_DUTY } from '../catalog/tariff.ts';
import { countryNames } from '../country.ts';
import { knowsTaxOf } from './landed-cost.ts';
import type { PricingContext } from './option.ts';
import { limitsView } from './requirement-view.ts';
import { canHaveStatus, vatRateBasisPoints } from './surcharge.ts';

/** Rules that a response lists, at most (contract: CountryReference). */
const maxRules = 500;

/** Lists what holds for a country today and later: its rules, tax areas and import taxes (contract: getCountry). */
export function countryReference(country: Country, context: PricingContext): Schemas['CountryReference'] {
  const { date } = context;
  const rules = country.requirements.filter(
    ({ scope: { effectiveUntil } }) => effectiveUntil === null || effectiveUntil > date,
  );
  return {
    code: country.code,
    name: countryNames(country.code),
    date,
    destinations: destinationsOf(country).map((one) => destinationReference(one, context)),
    rules: rules.slice(0, maxRules).map((row) => countryRule(row, country)),
  };
}

function destinationReference(
  destination: Destination,
  context: PricingContext,
): Schemas['DestinationReference'] {
  const { country, area, customsArea, vatArea } = destination;
  const { today, ahead } = dutyRulesFor(destination, context);
  return {
    code: area?.code ?? country.code,
    name: area ? { en: area.name, zh_hk: area.name_zh_hk } : countryNames(country.code),
    customs_area: customsArea,
    vat_area: vatArea,
    landed_cost: isCostKnown(destination, today, context),
    import_taxes: [...today, ...ahead].map((rule) => importTax(rule, destination, context.date)),
    ddp_services: ddpServices(destination, context),
  };
}

/** Returns the rules in force for each kind of recipient, and those that begin later in the same or a closer place. */
function dutyRulesFor(destination: Destination, { catalog: { dutyRules }, date }: PricingContext) {
  const places = dutyPlaces(destination);
  const found = RECIPIENT_TYPES.flatMap(
    (recipientType) => findDutyRule(dutyRules, places, { recipientType, date }) ?? [],
  );
  const today = [...new Set(found)].filter((rule) => knowsTaxOf(destination, rule));
  const last =
    today.length === 0 ? places.length - 1 : Math.max(...today.map((one) => places.indexOf(one.destination)));
  const ahead = places
    .slice(0, last + 1)
    .flatMap((place) => dutyRules.get(place) ?? [])
    .filter((rule) => rule.effectiveFrom > date && knowsTaxOf(destination, rule));
  return { today, ahead };
}

/** Returns whether the duty of some goods is known: by a rate, or because a relief spares it. */
function isCostKnown(destination: Destination, today: readonly DutyRule[], { catalog }: PricingContext) {
  if (today.length === 0) return false;
  const hasRates = dutyRulesOf(catalog.tariff, dutyPlaces(destination), false).includes(IMPORT_DUTY);
  return hasRates || today.some(({ dutyReliefUpTo }) => dutyReliefUpTo !== null);
}

function importTax(rule: DutyRule, destination: Destination, date: string): Schemas['ImportTaxReference'] {
  const { tax, effectiveFrom } = rule;
  const rate =
    tax?.basisPoints === 'vat_rate'
      ? vatRateBasisPoints(destination, effectiveFrom > date ? effectiveFrom : date)
      : (tax?.basisPoints ?? null);
  return {
    rule: rule.rule,
    recipient_type: rule.recipient,
    name: tax?.name ?? null,
    rate_percent: rate === null ? null : rate / 100,
    effective_from: effectiveFrom,
    effective_until: rule.effectiveUntil,
    source: rule.source,
  };
}

function ddpServices(destination: Destination, { catalog, account, date }: PricingContext): string[] {
  return orderableServices(catalog, account.entitlement)
    .filter(
      ({ lanes, surcharges, goods_categories: categories }) =>
        lanes.has(destination.country.code) &&
        surcharges.some(
          (offer) =>
            offer.surcharge.basis === 'landed_cost' &&
            categories.some((goodsCategory) =>
              canHaveStatus(offer, 'selectable', { destination, date, goodsCategory }),
            ),
        ),
    )
    .map(({ code }) => code);
}

function countryRule(row: CountryRequirement, country: Country): Schemas['CountryRule'] {
  const { scope, lanes } = row;
  return {
    rule: row.rule,
    severity: row.severity,
    field: row.field,
    message: row.message,
    source: row.source,
    effective_from: scope.effectiveFrom,
    effective_until: scope.effectiveUntil,
    destinations: destinationsOf(country)
      .filter((one) => coversDestination(lanes, one))
      .map(({ area }) => area?.code ?? country.code),
    limits: limitsView(scope),
  };
}
