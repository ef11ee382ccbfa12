import type { Destination } from '../catalog/destination.ts';
import { countryNames } from '../country.ts';

const maxNames = 4;

/** Names the areas with rules of their own that a destination may be in; null: none. */
export function possibleAreas({ mayBeIn }: Destination): string | null {
  const names = mayBeIn.map(({ name }) => name);
  if (names.length === 0) return null;
  const rest = names.length - maxNames;
  const shown = rest > 1 ? [...names.slice(0, maxNames), `${rest} other areas`] : names;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter((part) => part !== '').join(' and ');
}

/** Returns how an area inside or outside the EU differs from its country, or for which part of the country the price is. */
export function taxNotice(destination: Destination): string | null {
  const { country, area, customsArea, vatArea } = destination;
  if (area !== null && country.vat_area !== null && vatArea === null) {
    const unions = customsArea === null ? "the EU's customs union and VAT area" : "the EU's VAT area";
    return `${area.name} is outside ${unions}: no IOSS number is used, and the recipient pays the taxes of the area.`;
  }
  const areas = possibleAreas(destination);
  if (areas === null) return null;
  return `The price is for ${countryNames(country.code).en} without ${areas}, where other rules apply: send the postal code.`;
}
