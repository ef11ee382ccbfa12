import type { CatalogData, CatalogRow } from '../../db/table/catalog/catalog-data.ts';
import { compareCodes } from '../text/ascii-case.ts';
import type { Lane, PostcodeRange, Service, ServiceSurcharge } from './catalog.ts';

export function compileService(row: CatalogRow<'service'>, data: CatalogData): Service {
  return Object.freeze({
    ...row,
    lanes: compileLanes(data.zone.filter((zone) => zone.service_code === row.code)),
    surcharges: compileSurcharges(row.code, data),
    exclusions: data.surcharge_exclusion.filter((exclusion) => exclusion.service_code === row.code),
    discountRules: data.discount_rule.filter(
      (rule) => rule.service_code === null || rule.service_code === row.code,
    ),
  });
}

function compileLanes(zones: readonly CatalogRow<'zone'>[]): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, { zone: string | null; ranges: PostcodeRange[] }>();
  for (const { zone, countries, postcode_from: from, postcode_to: to } of zones) {
    for (const country of countries) {
      const lane = lanes.get(country) ?? { zone: null, ranges: [] };
      if (from === null || to === null) lane.zone = zone;
      else lane.ranges.push({ from, to, zone });
      lanes.set(country, lane);
    }
  }
  for (const lane of lanes.values()) {
    lane.ranges.sort(
      (one, other) => one.from.length - other.from.length || compareCodes(one.from, other.from),
    );
  }
  return lanes;
}

function compileSurcharges(service: string, data: CatalogData): readonly ServiceSurcharge[] {
  return data.surcharge.map((surcharge) =>
    Object.freeze({
      surcharge,
      rules: data.surcharge_rule.filter(
        (rule) =>
          rule.surcharge_code === surcharge.code &&
          (rule.services.includes(service) || rule.services.includes('*')),
      ),
    }),
  );
}
