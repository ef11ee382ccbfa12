import type { Schemas } from '../../../generated/operations.ts';
import type { Catalog, Country, Service } from '../../catalog/catalog.ts';
import { wholeValue } from '../../catalog/requirement/pattern.ts';

type Requirement = Schemas['ServiceRequirement'];

/** Lists requirements, whose code rejects an order, and recommendations, which have no code. */
export function serviceRequirements(service: Service, catalog: Catalog): Requirement[] {
  return [...service.lanes.keys()].sort().flatMap((code) => {
    const country = catalog.countries.get(code);
    return country === undefined ? [] : [...demandsOf(country), ...postcodeOf(service, country)];
  });
}

function demandsOf(country: Country): Requirement[] {
  return country.requirements.map((row) => ({
    destination_country: country.code,
    field: row.field,
    code: row.severity === 'error' ? row.sys_code : null,
    description: row.message,
    ...(row.check_kind === 'pattern' ? { pattern: wholeValue(row.parameter ?? '') } : {}),
  }));
}

/** A postal code is required if prices depend on the zone; otherwise its pattern is a recommendation. */
function postcodeOf(service: Service, country: Country): Requirement[] {
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
