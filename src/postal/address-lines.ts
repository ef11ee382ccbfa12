import { type Address, formatAddress } from 'localized-address-format';
import { countryCodeOf } from '../country.ts';
import { cityAlone } from './city.ts';
import { findPlace, isSame, postalCountry } from './postal-data.ts';
import { type GivenRegion, givenRegion, isLatin, isoCode, scriptSample, writtenRegion } from './region.ts';

/** The parts of a party that say where it is. */
export interface PostalAddress {
  readonly country_code: string;
  readonly city: string;
  readonly address: string;
  /** Part of a city or county; without a region, it may be the region (contract: Party). */
  readonly district?: string | undefined;
  /** State, province or prefecture: a code or a name (contract: Party). */
  readonly region?: string | undefined;
  readonly postal_code?: string | undefined;
}

/**
 * Returns the lines of an address in the order and the format of its country's post, in the script that it is written
 * in, without the name and the country. The formats are those of Google's libaddressinput. Nothing is left out: a part
 * that the format has no place for stands beside the street, a postal code beside the city.
 */
export function addressLines(given: PostalAddress): string[] {
  const address = { ...given, city: cityAlone(given) };
  const format = formatOf(address);
  const { region, city, district, postalCode } = joinCityToRegion(placesOf(address, format), format);
  const fields = {
    administrativeArea: withTrailingSpace(region, format),
    locality: withTrailingSpace(city, format),
    dependentLocality: withTrailingSpace(district, format),
    postalCode,
  };
  const placed = format.lines(fields).join('\n').toLowerCase();
  const { has } = format;
  const rest = [has.district ? '' : district, has.city ? '' : city, has.region ? '' : region].filter(
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
    /** The postal code stands beside the region. */
    readonly codeBesideRegion: boolean;
  };
  /** The country's own script begins with the largest place: 東京都 before the street. */
  readonly isLargestFirst: boolean;
  readonly lines: (fields: Address) => string[];
}

/** Learns a country's format from what it does with each part. */
function formatOf(given: PostalAddress): Format {
  const { country_code } = given;
  const script = isLatin(scriptSample(given)) ? 'latin' : 'local';
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
      codeBesideRegion: lines({ administrativeArea: 'S', postalCode: 'Z' }).some((line) =>
        /S.*Z|Z.*S/.test(line),
      ),
    },
    isLargestFirst: /[SC].*A/.test(order),
    lines,
  };
}

/** The places of an address, by the place that a country's format gives them. */
interface Places {
  readonly region: string;
  readonly city: string;
  readonly district: string;
  readonly postalCode: string;
}

function placesOf(address: PostalAddress, format: Format): Places {
  const region = givenRegion(address);
  return region ? placesAround(region, address, format) : placesWithoutRegion(address, format);
}

/** Places a given region. What is the same place as another part is printed once. */
function placesAround(region: GivenRegion, address: PostalAddress, { has }: Format): Places {
  const [city, postalCode] = [address.city.trim(), address.postal_code?.trim() ?? ''];
  const written = region.place
    ? writtenRegion(region.place, region.text, scriptSample(address))
    : withoutCode(region.text, address.country_code, has.region);
  const given = region.field === 'district' ? '' : (address.district?.trim() ?? '');
  const isRegion =
    givenRegion({ country_code: address.country_code, district: given })?.place === region.place;
  const district =
    (region.place && isRegion) || [written, city].some((one) => isSame(one, given)) ? '' : given;
  const places = { region: written, city, district, postalCode };
  // Hong Kong is a city to many, but its post has only its parts.
  const isCountry =
    region.place &&
    !postalCountry(address.country_code)?.requires.includes('C') &&
    countryCodeOf(city) === address.country_code;
  if (!isSame(written, city) && !isCountry) return places;
  if (!has.region) return { ...places, region: '' };
  if (district !== '' && !has.district) return { ...places, city: district, district: '' };
  return has.city && !has.codeBesideRegion && !isCountry
    ? { ...places, region: '' }
    : { ...places, city: '' };
}

/** Returns the text of an unknown region. A code is left out where the post writes no region. A country may be listed as a region of another: US-PR, CN-HK. */
function withoutCode(region: string, country: string, hasPlace: boolean): string {
  const iso = isoCode(region);
  if (iso?.code === country || (!hasPlace && (iso ?? /^[A-Z0-9]{1,3}$/.test(region)))) return '';
  return iso?.country === country ? iso.code : region;
}

/**
 * Decides if the contract's `district` is a region that the data don't have, or a part of the city, which can be a region
 * itself: Xinyi District of Taipei City.
 */
function placesWithoutRegion(address: PostalAddress, { has }: Format): Places {
  const [city, given, postalCode] = [address.city, address.district ?? '', address.postal_code ?? ''].map(
    (part) => part.trim(),
  ) as [string, string, string];
  const district = given.toLowerCase() === city.toLowerCase() && !has.region ? '' : given;
  const regions = postalCountry(address.country_code)?.regions;
  if (!has.region) return { region: '', city, district, postalCode };

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

/** Formats that begin with the largest place write places without spaces, which Latin and Korean letters need. */
function withTrailingSpace(place: string, { isLargestFirst }: Format): string {
  return isLargestFirst && /[\p{Script=Latin}\p{Script=Hangul}\p{N}]$/u.test(place) ? `${place} ` : place;
}

function tidy(line: string): string {
  return line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<![,-])[,-]+$/, '');
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
