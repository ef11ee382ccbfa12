import type { TaxArea } from '../catalog/catalog.ts';
import { type Destination, isPostcodeOf } from '../catalog/destination.ts';
import { lawAmountText } from '../catalog/law-amount.ts';
import { countryNames } from '../country.ts';
import { scaledToDecimal } from '../money.ts';
import { asciiUpper } from '../text.ts';
import type { Order, PricedOrder, RequestFacts } from './facts.ts';
import type { RuleViolation } from './option.ts';
import { possibleAreas } from './tax-notice.ts';

/** Reports an IOSS number for a place where the EU's VAT is not due. It is neither forwarded nor printed. */
export function iossNotUsed({ destination, iossNumber }: RequestFacts): RuleViolation[] {
  if (destination === null || iossNumber === undefined || destination.vatArea === 'EU') return [];
  const { country, area } = destination;
  const place = area ? `${area.name} (${country.code})` : country.code;
  const message = `is not used: ${place} is outside the EU's VAT area, so the recipient pays the taxes at import`;
  return [{ code: 'INVALID_FIELD', path: ['ioss_number'], message }];
}

/** Reports an IOSS number that does not cover the goods. It is forwarded. */
export function iossNotCovering({ declaration, priceKnown, request }: PricedOrder): RuleViolation[] {
  if (request === null || request.iossNumber === null || !priceKnown) return [];
  const { payment, upTo } = request.taxAtSale;
  if (payment !== 'at_import') return [];
  const covered =
    upTo === null || declaration.goodsValueCents === null
      ? 'does not cover this consignment'
      : `covers goods worth up to ${lawAmountText(upTo)}, and these are worth HKD ${scaledToDecimal(declaration.goodsValueCents, 2)}`;
  const message = `${covered}: the recipient pays the VAT at import; to pay it yourself, choose DDP without the number`;
  return [{ code: 'INVALID_FIELD', path: ['ioss_number'], message }];
}

/** Reports a territory's code in place of its country's: the order is stored with the country. */
export function territoryRead(facts: RequestFacts): RuleViolation[] {
  const area = facts.destination?.area ?? null;
  if (area === null || writtenAreas(facts).length === 0) return [];
  const { name, country_code: country } = area;
  const message = `is read as ${country} with the region ${name}, as its post and customs have it`;
  return [{ code: 'INVALID_FIELD', path: facts.countryPath, message }];
}

/** Reports a postal code of none of a territory's areas: one of the two is wrong. Several areas need one to choose by. */
export function territoryElsewhere(facts: RequestFacts): RuleViolation<'INVALID_FIELD'>[] {
  const areas = writtenAreas(facts);
  const [first] = areas;
  const range = first?.ranges[0];
  if (first === undefined || range === undefined) return [];
  const { request, destination, postcodePath } = facts;
  const postcode = request?.destinationPostalCode ?? null;
  const isFound = areas.some((area) => area === destination?.area);
  if (isFound ? postcode === null || areas.some((area) => isPostcodeOf(area, postcode)) : areas.length === 1)
    return [];
  const names = areas.map(({ name }) => name).join(' or ');
  const message =
    postcode === null
      ? `is required: it tells ${names} (${first.country_code}) apart; write one such as ${range.from}`
      : `is not a postal code of ${names} (${first.country_code}), such as ${range.from}; correct it, or the country`;
  return [{ code: 'INVALID_FIELD', path: postcodePath, message }];
}

/** Returns the areas that are written by the code of a territory in place of the country's. */
function writtenAreas({ context, destination, countryText }: RequestFacts): readonly TaxArea[] {
  const code = asciiUpper(countryText.trim());
  if (destination === null || destination.country.code === code) return [];
  return context.catalog.territories.get(code) ?? [];
}

/** Reports an address that may be in an area with other taxes. */
export function taxAreaUnknown({ destination, request }: RequestFacts): RuleViolation[] {
  const areas = destination && possibleAreas(destination);
  if (destination === null || areas === null) return [];
  const country = countryNames(destination.country.code).en;
  const message =
    request?.destinationPostalCode === null
      ? `is missing: rules and taxes are those of ${country} without ${areas}`
      : `is incomplete: rules and taxes are those of ${country} without ${areas}`;
  return [{ code: 'INVALID_FIELD', path: ['recipient', 'postal_code'], message }];
}

/** Returns a recipient with the country of the destination. A territory's code becomes the region. */
export function readRecipient<Party extends Order['recipient']>(
  recipient: Party,
  destination: Destination | null,
): Party {
  if (destination === null || asciiUpper(recipient.country_code.trim()) === destination.country.code)
    return recipient;
  const region = recipient.region?.trim() || destination.area?.name;
  return { ...recipient, country_code: destination.country.code, ...(region ? { region } : {}) };
}

/** As `readRecipient`, of a recipient that may break the schema. */
export function readRecipientFields(recipient: unknown, destination: Destination | null): unknown {
  if (typeof recipient !== 'object' || recipient === null) return recipient;
  const { country_code: code, region } = recipient as Readonly<Record<string, unknown>>;
  if (typeof code !== 'string' || (region !== undefined && typeof region !== 'string')) return recipient;
  return readRecipient({ ...recipient, country_code: code, region }, destination);
}
