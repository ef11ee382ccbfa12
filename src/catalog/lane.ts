import { asciiUpper } from '../text/ascii-case.ts';
import type { Country, Lane } from './catalog.ts';

/** Returns true if a rule's countries (codes, customs areas or `*`) cover a destination. */
export function coversCountry(
  lanes: readonly string[],
  country: Pick<Country, 'code' | 'customs_area'>,
): boolean {
  for (const lane of lanes) {
    if (lane === '*' || lane === country.code || lane === country.customs_area) return true;
  }
  return false;
}

/** Returns the zone of a destination; null if its postcode is missing or in no zone. */
export function findZone(lane: Lane, postcode: string | null): string | null {
  if (lane.ranges.length === 0) return lane.zone;
  if (postcode === null) return null;
  const wanted = normalizePostcode(postcode);
  for (const range of lane.ranges) {
    if (range.from.length === wanted.length && range.from <= wanted && wanted <= range.to) return range.zone;
  }
  return null;
}

export function needsPostcode(lane: Lane): boolean {
  return lane.ranges.length > 0;
}

/** Capitals without spaces and hyphens. */
function normalizePostcode(postcode: string): string {
  return asciiUpper(postcode.replace(/[\s-]/g, ''));
}
