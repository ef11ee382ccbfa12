import type { Schemas } from '../../generated/operations.ts';
import {
  type Country,
  effectiveVersion,
  rateTableFor,
  type Service,
  type ServiceSurcharge,
} from '../catalog/catalog.ts';
import { coversDestination, destinationsOf } from '../catalog/destination.ts';
import type { CountryRequirement } from '../catalog/requirements.ts';
import { centsToAmount } from '../money.ts';
import type { PricingContext } from './option.ts';
import { daysView, isUniversal, presentRules, requirementView } from './requirement-view.ts';
import { canHaveStatus, customAmountMaxUsdCents, isDisabled, payTwice } from './surcharge.ts';

function serviceOptIns(service: Service, context: PricingContext): Schemas['ServiceOptIn'][] {
  return service.surcharges
    .filter(
      ({ surcharge }) => surcharge.activation === 'opt_in' && !isDisabled(surcharge.flag, context.features),
    )
    .map((offer) => serviceOptIn(service, offer, context))
    .filter((optIn) => optIn.selectable.length > 0 || optIn.included.length > 0);
}

function serviceOptIn(
  service: Service,
  offer: ServiceSurcharge,
  context: PricingContext,
): Schemas['ServiceOptIn'] {
  const { code, basis, description } = offer.surcharge;
  const selectable = destinationsWith('selectable', service, offer, context);
  const max =
    basis === 'insurance' && selectable.length > 0 ? customAmountMaxUsdCents(context.account, service) : null;
  return {
    code,
    description,
    selectable,
    included: destinationsWith('included', service, offer, context),
    excludes: [
      ...service.exclusions.flatMap(({ surcharge_code: one, excluded_code: other }) =>
        one === code ? [other] : other === code ? [one] : [],
      ),
      ...service.surcharges.flatMap(({ surcharge, rules }) =>
        rules.length > 0 && payTwice(offer.surcharge, surcharge) ? [surcharge.code] : [],
      ),
    ],
    ...(max === null ? {} : { custom_insured_amount: { max_usd: centsToAmount(max) } }),
  };
}

function destinationsWith(
  status: 'selectable' | 'included',
  service: Service,
  offer: ServiceSurcharge,
  { catalog, date }: PricingContext,
): string[] {
  return [...service.lanes.keys()].sort().filter((code) => {
    const country = catalog.countries.get(code);
    if (country === undefined) return false;
    return destinationsOf(country).some((destination) =>
      service.goods_categories.some((goodsCategory) =>
        canHaveStatus(offer, status, { destination, date, goodsCategory }),
      ),
    );
  });
}

type Requirement = Schemas['ServiceRequirement'];

/** Requirements that a response lists of a service, at most (contract: PublicServiceTier). One country has fewer. */
const maxRequirements = 1_000;

/** Keeps what refuses orders, then what is for all destinations, in the order of the list. */
function requirementList(requirements: readonly Requirement[]) {
  const left = requirements.length - maxRequirements;
  if (left <= 0) return { requirements: [...requirements] };
  const rank = ({ code, destination_country: country }: Requirement) =>
    code !== null ? 0 : country === null ? 1 : 2;
  const kept = new Set(
    requirements.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxRequirements),
  );
  return { requirements: requirements.filter((one) => kept.has(one)), omitted_requirements: left };
}

/** Lists requirements and recommendations of each of some destinations, then those of all. */
function serviceRequirements(
  service: Service,
  { catalog, date }: PricingContext,
  countries: readonly string[],
): Requirement[] {
  const universal = new Set<CountryRequirement>();
  const ofCountries = countries.flatMap((code) => {
    const country = catalog.countries.get(code);
    if (country === undefined) return [];
    const own = presentRules(country.requirements, date).filter((row) => isAbout(row, service));
    for (const row of own.filter(isUniversal)) universal.add(row);
    return [
      ...own.filter((row) => !isUniversal(row)).map((row) => requirementView(row, code)),
      ...postcodeRequirement(service, country),
    ];
  });
  return [...ofCountries, ...[...universal].map((row) => requirementView(row, null))];
}

function isAbout({ scope }: CountryRequirement, service: Service): boolean {
  const { services, goodsCategories } = scope;
  if (services !== null && !services.includes(service.code)) return false;
  return goodsCategories === null || goodsCategories.some((one) => service.goods_categories.includes(one));
}

/** A postal code is required if prices depend on the zone; otherwise its pattern is a recommendation. */
function postcodeRequirement(service: Service, country: Country): Requirement[] {
  const { postcode_pattern: pattern, postcode_example: example } = country;
  const zoned = service.lanes.get(country.code)?.zone === null;
  if (!zoned && pattern === null) return [];
  return [
    {
      destination_country: country.code,
      field: 'recipient.postal_code',
      code: zoned ? 'INVALID_FIELD' : null,
      description: zoned
        ? 'A postal code is required, because the service is priced by zone'
        : 'Recommendation, not enforced: the format of postal codes in this country',
      ...(pattern === null ? {} : { pattern }),
      ...(example === null ? {} : { example }),
    },
  ];
}

/** Lists the documents that customs wants now or soon, each with its destinations. */
function serviceDocuments(
  service: Service,
  { catalog: { countries }, date }: PricingContext,
): Schemas['ServiceDocument'][] {
  return presentRules(service.customsDocuments, date)
    .map((rule) => ({
      type: rule.document,
      destinations: [...service.lanes.keys()].sort().filter((code) => {
        const country = countries.get(code);
        return (
          country !== undefined &&
          destinationsOf(country).some((one) => coversDestination(rule.countries, one))
        );
      }),
      max_declared_value_hkd: rule.max_value_cents === null ? null : centsToAmount(rule.max_value_cents),
      max_weight_kg: rule.max_weight_mg === null ? null : rule.max_weight_mg / MG_PER_KG,
      instead: rule.instead,
      ...daysView(rule.scope),
    }))
    .filter(({ destinations }) => destinations.length > 0);
}

const MG_PER_KG = 1_000_000;

/** Reads the same rows that orders are checked against. Has the requirements of some destinations; default: all. */
export function serviceTier(
  service: Service,
  context: PricingContext,
  countries?: readonly string[],
): Schemas['PublicServiceTier'] {
  const { max_declared_value_cents: maxValue } = service;
  const destinations = [...service.lanes.keys()].sort();
  return {
    service_tier_id: service.code,
    product_code: service.product_code,
    name: service.name,
    is_standard_service: service.is_standard_service,
    service_options: [{ cargo: service.cargo, air: service.air, last_mile: service.last_mile }],
    carrier: { code: service.carrier_code ?? '', product_code: service.carrier_product_code },
    goods_categories: [...service.goods_categories],
    destinations,
    limits: {
      max_parcels: service.max_parcels,
      max_parcel_weight_kg: service.max_parcel_mg / MG_PER_KG,
      max_chargeable_weight_kg: maxChargeableWeightKg(service, context),
      max_side_cm: service.max_side_cm,
      max_declared_value_hkd: maxValue === null ? null : centsToAmount(maxValue),
      volumetric_divisor: service.volumetric_divisor,
      weight_step_kg: service.weight_step_mg / MG_PER_KG,
      max_line_length: service.max_line_length,
      max_lines: service.max_lines,
      line_unit: service.line_unit,
      label_characters: service.label_characters,
    },
    opt_ins: serviceOptIns(service, context),
    ...requirementList(serviceRequirements(service, context, countries ?? destinations)),
    required_documents: serviceDocuments(service, context),
  };
}

/** Returns the weight that every zone of the rate table prices today; null without a valid table. */
function maxChargeableWeightKg(service: Service, { catalog, account, date }: PricingContext): number | null {
  const table = rateTableFor(catalog, service, account.entitlement);
  const zones = table === undefined ? undefined : effectiveVersion(table, date)?.zones;
  if (zones === undefined) return null;
  return Math.min(...[...zones.values()].map(({ upToMg }) => upToMg.at(-1) ?? 0)) / MG_PER_KG;
}
