import { type Address, formatAddress } from 'localized-address-format';
import { findPlace, postalCountry } from './postal-data.ts';

/** The parts of a party that say where it is. */
export interface PostalAddress {
  readonly country_code: string;
  readonly city: string;
  readonly address: string;
  /** State, province, county or district (contract: Party). */
  readonly district?: string | undefined;
  readonly postal_code?: string | undefined;
}

/**
 * Returns the lines of an address in the order and the format of its country's post, in the script that it is written
 * in, without the name and the country. The formats are those of Google's libaddressinput. Nothing is left out: a part
 * that the format has no place for stands beside the street, a postal code beside the city.
 */
export function addressLines(address: PostalAddress): string[] {
  const format = formatOf(address);
  const { region, city, district, postalCode } = joinCityToRegion(placesOf(address, format), format);
  const fields = {
    administrativeArea: withTrailingSpace(region, format),
    locality: withTrailingSpace(city, format),
    dependentLocality: withTrailingSpace(district, format),
    postalCode,
  };
  const placed = format.lines(fields).join('\n').toLowerCase();
  const rest = [format.has.district ? '' : district, format.has.city ? '' : city].filter(
    (part) => part !== '' && !placed.includes(part.toLowerCase()),
  );
  const street = [address.address, ...rest].map((line) => line.trim());
  if (format.isLargestFirst) street.reverse();
  // One text with line breaks: of several lines, the library separates the last one from what follows on it.
  const lines = format
    .lines({ ...fields, addressLines: [street.join('\n')] })
    .join('\n')
    .split('\n');
  return withPostalCode(lines.map(tidy), postalCode, format).filter((line) => line !== '');
}

interface Format {
  readonly has: {
    readonly region: boolean;
    readonly city: boolean;
    readonly district: boolean;
    readonly postalCode: boolean;
  };
  /** The country's own script begins with the largest place: 東京都 before the street. */
  readonly isLargestFirst: boolean;
  readonly lines: (fields: Address) => string[];
}

/** Learns a country's format from what it does with each part. */
function formatOf({ country_code, address }: PostalAddress): Format {
  const script = isLatin(address) ? 'latin' : 'local';
  const lines = (fields: Address) => formatAddress({ ...fields, postalCountry: country_code }, script);
  const has = (field: keyof Address) =>
    lines({ [field]: '\n' })
      .join()
      .includes('\n');
  const order = lines({ administrativeArea: 'S', locality: 'C', addressLines: ['A'] }).join('');
  return {
    has: {
      region: has('administrativeArea'),
      city: has('locality'),
      district: has('dependentLocality'),
      postalCode: has('postalCode'),
    },
    isLargestFirst: /[SC].*A/.test(order),
    lines,
  };
}

function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{Letter}/u.test(text);
}

/** The places of an address, by the place that a country's format gives them. */
interface Places {
  readonly region: string;
  readonly city: string;
  readonly district: string;
  readonly postalCode: string;
}

/**
 * Decides if the contract's `district` is the region, as in "New York, NY", or a part of the city, which can be a region
 * itself: Xinyi District of Taipei City.
 */
function placesOf(address: PostalAddress, { has }: Format): Places {
  const [city, given, postalCode] = [address.city, address.district ?? '', address.postal_code ?? ''].map(
    (part) => part.trim(),
  ) as [string, string, string];
  const district = given.toLowerCase() === city.toLowerCase() && !has.region ? '' : given;
  const regions = postalCountry(address.country_code)?.regions;
  if (!has.region) return { region: '', city, district, postalCode };
  if (findPlace(regions, district)) return { region: district, city, district: '', postalCode };

  const region = findPlace(regions, city);
  const isOnlyRegion = region && (!region.cities || !findPlace(region.cities, city));
  if (
    district !== '' &&
    ((isOnlyRegion && (!has.district || region.cities)) ||
      (!has.district && regions?.some(({ cities }) => findPlace(cities, district))))
  )
    return { region: city, city: district, district: '', postalCode };
  if (!has.city) return { region: city, city: '', district, postalCode };
  const isPart = has.district || regions?.some(({ cities }) => cities);
  return isPart
    ? { region: '', city, district, postalCode }
    : { region: district, city, district: '', postalCode };
}

/** Joins a city to its region where the country's own script has one word for both: 東京都渋谷区. */
function joinCityToRegion(places: Places, { has, isLargestFirst }: Format): Places {
  const { region, city } = places;
  return isLargestFirst && !has.city ? { ...places, region: `${region}${city}`, city: '' } : places;
}

/** Formats that begin with the largest place write places without spaces, which Latin letters need. */
function withTrailingSpace(place: string, { isLargestFirst }: Format): string {
  return isLargestFirst && /[\p{Script=Latin}\p{N}]$/u.test(place) ? `${place} ` : place;
}

function tidy(line: string): string {
  return line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[,-]+$/, '');
}

/** Adds a postal code that the format has no place for. */
function withPostalCode(
  lines: readonly string[],
  postalCode: string,
  { has, isLargestFirst }: Format,
): string[] {
  if (has.postalCode || postalCode === '') return [...lines];
  return isLargestFirst
    ? [`${postalCode} ${lines[0] ?? ''}`, ...lines.slice(1)]
    : [...lines.slice(0, -1), `${lines.at(-1) ?? ''} ${postalCode}`];
}
