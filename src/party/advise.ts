import { countryCodeOf, countryNames, isCountryCode } from '../country.ts';
import type { PostalAddress } from '../postal/address-lines.ts';
import { cityAlone } from '../postal/city.ts';
import {
  findPlace,
  isSame,
  type PostalCountry,
  type PostalPlace,
  plainName,
  postalCountry,
} from '../postal/postal-data.ts';
import {
  type GivenRegion,
  givenRegion,
  isLatin,
  isoCode,
  nameLike,
  regionNames,
  scriptSample,
  writtenRegion,
} from '../postal/region.ts';

export interface Advice {
  readonly field: 'country_code' | 'city' | 'district' | 'region' | 'postal_code' | 'phone';
  readonly severity: 'warning' | 'notice';
  readonly code: AdviceCode;
  /** Follows the field's name. */
  readonly message: string;
  /** Empty: omit the field. Null: no value is certain. */
  readonly suggestion: string | null;
}

type AdviceCode =
  | 'POSTAL_CODE_MISSING'
  | 'POSTAL_CODE_INVALID'
  | 'POSTAL_CODE_FORMAT'
  | 'POSTAL_CODE_NOT_USED'
  | 'POSTAL_CODE_ELSEWHERE'
  | 'REGION_MISSING'
  | 'REGION_UNKNOWN'
  | 'REGION_FORMAT'
  | 'CITY_UNKNOWN'
  | 'CITY_FORMAT'
  | 'PHONE_INVALID'
  | 'PHONE_WITHOUT_CALLING_CODE';

/** Codes that many people write for the country that has another (ISO 3166-1, reserved codes). */
const otherCountryCodes: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['SU', 'RU'],
  ['FX', 'FR'],
]);

/** Returns the ISO code that an unknown country code means, or null. */
export function meantCountry(code: string): string | null {
  return otherCountryCodes.get(code) ?? null;
}

/** Advises on postal code, region and city, by the address data of Google. At most one advice a field. */
export function adviseOnPlace(given: PostalAddress, countryName: string): Advice[] {
  const country = postalCountry(given.country_code);
  if (country === null) return [];
  const inCity = regionInCity(country, given);
  const address = { ...given, city: cityAlone(inCity ? { ...given, region: inCity.names[0] } : given) };
  const region = givenRegion(address);
  const postalCode = readPostalCode(country, address, region ? region.place : cityAsRegion(country, address));
  const byCode = postalCode.valid === null ? null : onlyRegionOf(country, postalCode.valid);
  const place = { country, address, countryName, byCode: byCode ?? inCity };
  const advice = [
    postalCode.advice(countryName),
    region === null ? adviseOnNoRegion(place) : adviseOnRegion(region, place),
    adviseOnCity(given.city.trim(), address, region),
    postalCode.valid === null ? null : adviseOnMismatch(address, region, byCode, postalCode.valid),
  ].filter((one) => one !== null);
  return advice.filter((one, index) => advice.findIndex(({ field }) => field === one.field) === index);
}

interface PostalCodeReading {
  /** As the country writes it; null if it is missing or not valid. */
  readonly valid: string | null;
  readonly advice: (countryName: string) => Advice | null;
}

function readPostalCode(
  country: PostalCountry,
  { postal_code = '' }: PostalAddress,
  region: PostalPlace | undefined,
): PostalCodeReading {
  const given = postal_code.trim();
  const advise =
    (
      severity: Advice['severity'],
      code: AdviceCode,
      suggestion: string | null,
      message: (name: string) => string,
    ) =>
    (name: string): Advice => ({ field: 'postal_code', severity, code, message: message(name), suggestion });
  const pattern = country.postalCode && new RegExp(`^(?:${country.postalCode})$`, 'i');
  if (!pattern) {
    const advice = advise(
      'notice',
      'POSTAL_CODE_NOT_USED',
      '',
      (name) => `has no meaning: ${name} has no postal codes`,
    );
    return { valid: null, advice: given === '' ? () => null : advice };
  }
  if (given === '') {
    const isRequired = country.requires.includes('Z');
    const advice = advise(
      'warning',
      'POSTAL_CODE_MISSING',
      null,
      (name) => `is missing, but ${name} requires it`,
    );
    return { valid: null, advice: isRequired ? advice : () => null };
  }
  const zoned = (region ? [region] : (country.regions ?? [])).filter(
    ({ postalCode }) => postalCode !== undefined,
  );
  const isPossible = (candidate: string) =>
    // A zero that leads to another region was not lost: a digit is missing elsewhere.
    !isLostZero(given, candidate) || zoned.length === 0 || zoned.some((one) => holdsCode(one, candidate));
  const written = [...postalCodeCandidates(given, country)].find(
    (candidate) => pattern.test(candidate) && isPossible(candidate),
  );
  if (written === undefined) {
    const example = country.examples?.[0];
    return {
      valid: null,
      advice: advise(
        'warning',
        'POSTAL_CODE_INVALID',
        null,
        (name) => `is not a postal code of ${name}${example ? `, such as ${example}` : ''}`,
      ),
    };
  }
  const severity =
    written.replace(/\W/g, '') === given.toUpperCase().replace(/\W/g, '') ? 'notice' : 'warning';
  const advice = advise(severity, 'POSTAL_CODE_FORMAT', written, () => `is usually written ${written}`);
  return { valid: written, advice: written === given ? () => null : advice };
}

/** Lists what a postal code may stand for: with the country's separators, without a country prefix, with lost zeros. */
function* postalCodeCandidates(
  given: string,
  { prefix = '', examples = [] }: PostalCountry,
): Generator<string> {
  const upper = given.toUpperCase().replace(/\s+/g, ' ');
  const plain = upper.replace(/[^\p{L}\p{N}]/gu, '');
  const without = [
    plain,
    plain.replace(prefix.replace(/\W/g, ''), ''),
    plain.replace(/^[A-Z]{1,3}(?=\d+$)/, ''),
  ];
  for (const code of [...without, ...withLostZeros(plain, examples)]) {
    const [...written] = spellings(code, examples);
    yield* written.slice(0, -1);
    if (code === plain) yield upper;
    yield code;
  }
}

/** Lists a code with the separators of its country, and at last without them. */
function* spellings(code: string, examples: readonly string[]): Generator<string> {
  // Only an example of the same shape shows where the separators are.
  for (const example of examples) {
    if (shapeOf(example.replace(/[^A-Z0-9]/g, '')) !== shapeOf(code)) continue;
    let next = 0;
    yield example.replace(/[A-Z0-9]/g, () => code[next++] ?? '');
  }
  yield code;
}

/** Spreadsheets take away the first zeros: 2139 for 02139. Codes of digits alone have as many as an example has. */
function withLostZeros(digits: string, examples: readonly string[]): string[] {
  const lengths = examples
    .filter((example) => !/[^\d\s-]/.test(example))
    .map((example) => example.replace(/\D/g, '').length);
  return [1, 2]
    .filter((zeros) => digits.length > 2 && lengths.includes(digits.length + zeros))
    .map((zeros) => `${'0'.repeat(zeros)}${digits}`);
}

function isLostZero(given: string, candidate: string): boolean {
  const [digits, all] = [given, candidate].map((code) => code.replace(/\D/g, '')) as [string, string];
  return all.length > digits.length && all.replace(/^0+/, '') === digits;
}

/** Returns the postal code that a spreadsheet took the first zeros from, if only one is possible at its place; else null. */
export function lostZeros(address: PostalAddress): string | null {
  const { country_code, postal_code: given = '' } = address;
  const country = /^\d+(?:-\d+)*$/.test(given) ? postalCountry(country_code) : null;
  if (!country?.postalCode) return null;
  const { examples = [], regions = [] } = country;
  const pattern = new RegExp(`^(?:${country.postalCode})$`);
  if (pattern.test(given)) return null;
  const region = givenRegion(address)?.place ?? cityAsRegion(country, address);
  const places = (region ? [region] : regions).filter(({ postalCode }) => postalCode !== undefined);
  // China has regions whose codes the data don't say: a digit may be missing elsewhere.
  if (regions.length > 0 && places.length === 0) return null;
  const isLost = (code: string) => pattern.test(code) && (!given.includes('-') || code.endsWith(given));
  const found = withLostZeros(given.replaceAll('-', ''), examples)
    .flatMap((code) => [...spellings(code, examples)].find(isLost) ?? [])
    .filter((code) => places.length === 0 || places.some((place) => holdsCode(place, code)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function shapeOf(code: string): string {
  return code.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
}

/** Finds a city that is a region itself, such as Bangkok. */
function cityAsRegion(
  { regions }: PostalCountry,
  { district = '', city }: PostalAddress,
): PostalPlace | undefined {
  return district.trim() === '' ? findPlace(regions, city) : undefined;
}

function holdsCode({ postalCode }: PostalPlace, code: string): boolean {
  return postalCode !== undefined && new RegExp(`^(?:${postalCode})`, 'i').test(code);
}

function onlyRegionOf({ regions = [] }: PostalCountry, code: string): PostalPlace | null {
  const [found, ...others] = regions.filter((region) => holdsCode(region, code));
  return found && others.length === 0 ? found : null;
}

interface AdvisedPlace {
  readonly country: PostalCountry;
  readonly address: PostalAddress;
  readonly countryName: string;
  /** The only region that the postal code can be in. */
  readonly byCode: PostalPlace | null;
}

/** Returns the region to send: that of the postal code, or else the only one whose name differs by a slip of the pen. */
function suggestedRegion(
  { country: { regions = [] }, address, byCode }: AdvisedPlace,
  text: string,
): { readonly suggestion: string | null; readonly from: string } {
  const named = byCode && nameLike(byCode, scriptSample(address));
  if (named !== null) return { suggestion: named, from: `: the postal code is in ${named}` };
  const likely = regions.filter(({ names }) => names.some((name) => differsByOne(name, text)));
  const only = likely.length === 1 && likely[0] ? nameLike(likely[0], scriptSample(address)) : null;
  return { suggestion: only, from: '' };
}

/** A district that is no region of the country may still be meant as one. */
function adviseOnNoRegion(place: AdvisedPlace): Advice | null {
  const { country, address, countryName } = place;
  const district = address.district?.trim() ?? '';
  if (!country.requires.includes('S') || isPartOfCity(country, address)) return null;
  if (district !== '' && !country.regions) return null;
  const { suggestion, from } = suggestedRegion(place, district);
  const isSlip = country.regions?.some(({ names }) => names.some((name) => differsByOne(name, district)));
  return isSlip
    ? {
        field: 'district',
        severity: 'warning',
        code: 'REGION_UNKNOWN',
        message: `is not a region of ${countryName}${from}`,
        suggestion,
      }
    : {
        field: 'region',
        severity: 'warning',
        code: 'REGION_MISSING',
        message: `is missing, but ${countryName} requires a region${from}`,
        suggestion,
      };
}

function adviseOnRegion({ field, text, place: region }: GivenRegion, place: AdvisedPlace): Advice | null {
  const { country, address, countryName } = place;
  if (region) {
    const usual = writtenRegion(region, text, scriptSample(address));
    if (usual === text || (field === 'district' && !country.requires.includes('S'))) return null;
    const message = `is usually written ${usual}`;
    return { field, severity: 'notice', code: 'REGION_FORMAT', message, suggestion: usual };
  }
  const { suggestion, from } = suggestedRegion(place, text);
  const other = isoCode(text);
  const isElsewhere = other && other.country !== address.country_code && other.code !== address.country_code;
  const isUnknown =
    country.regions &&
    country.requires.includes('S') &&
    plainName(text) !== plainName(countryName) &&
    countryCodeOf(text) !== address.country_code;
  if (!isUnknown && !(isElsewhere && isCountryCode(other.country))) return null;
  const message = isElsewhere
    ? `is a region of ${countryNames(other.country).en}, not of ${countryName}${from}`
    : `is not a region of ${countryName}${from}`;
  return { field, severity: 'warning', code: 'REGION_UNKNOWN', message, suggestion };
}

/** Says if city or district show the region: a city that is one, or a part of a city that the data list. */
function isPartOfCity(country: PostalCountry, { city, district = '' }: PostalAddress): boolean {
  if (isRegionItself(country, city)) return true;
  // Where no city is required, such as in Hong Kong, the part of the town is enough.
  const isKnownTown = !country.requires.includes('C') && isCity(country, city);
  return isKnownTown || (district.trim() !== '' && (isCity(country, district) || isCity(country, city)));
}

function isCity({ regions = [] }: PostalCountry, name: string): boolean {
  return regions.some(({ cities }) => findPlace(cities, name) !== undefined);
}

/** Says if a city is a region itself, such as Bangkok or Taipei City. New York is a city of the region New York. */
function isRegionItself({ regions, requires }: PostalCountry, city: string): boolean {
  const region = findPlace(regions, city);
  if (!region) return false;
  return region.cities ? !findPlace(region.cities, city) : !requires.includes('C');
}

const plainNames = new WeakMap<PostalPlace, readonly string[]>();

function plainRegionNames(region: PostalPlace): readonly string[] {
  const names = plainNames.get(region) ?? regionNames(region).map(plainName);
  plainNames.set(region, names);
  return names;
}

/** Finds the only region that the city names, where no field has the region: `New York, NY`. */
function regionInCity({ regions = [], requires }: PostalCountry, address: PostalAddress): PostalPlace | null {
  if (!requires.includes('S') || givenRegion(address) || address.district?.trim()) return null;
  const alone = cityAlone(address);
  const plain = plainName(address.city);
  const found = regions.filter((one) => {
    const [region] = one.names;
    if (region === undefined || !plainRegionNames(one).some((name) => plain.includes(name))) return false;
    return cityAlone({ ...address, region }).length < alone.length;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function adviseOnCity(
  given: string,
  { city, country_code }: PostalAddress,
  region: GivenRegion | null,
): Advice | null {
  if (city !== given)
    return {
      field: 'city',
      severity: 'warning',
      code: 'CITY_FORMAT',
      message: `has the region or the postal code too, and is usually written ${city}`,
      suggestion: city,
    };
  const cities = region?.place?.cities;
  if (!cities) return null;
  const known = findPlace(cities, city);
  // A city that is a region itself is none of its cities, nor is Hong Kong.
  const isRegion = region.place.names.some((name) => isSame(name, city));
  if (!known && (isRegion || countryCodeOf(city) === country_code)) return null;
  if (!known) {
    const likely = cities.filter(({ names }) => names.some((name) => differsByOne(name, city.trim())));
    const suggestion = likely.length === 1 && likely[0] ? nameLike(likely[0], city) : null;
    const message = `is not a known city of ${region.text}`;
    return { field: 'city', severity: 'warning', code: 'CITY_UNKNOWN', message, suggestion };
  }
  const usual = nameLike(known, city);
  // Names without their kind are usual too: Shenzhen for Shenzhen Shi.
  if (usual === null || !isLatin(city) || known.names.includes(city.trim()) || usual.startsWith(city.trim()))
    return null;
  return {
    field: 'city',
    severity: 'notice',
    code: 'CITY_FORMAT',
    message: `is usually written ${usual}`,
    suggestion: usual,
  };
}

/** Says if one letter was changed, added or left out, or two were exchanged. */
function differsByOne(known: string, given: string): boolean {
  const [a, b] = [known.toLowerCase(), given.toLowerCase()];
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return [
    a.slice(at + 1) === b.slice(at + 1),
    a.slice(at + 1) === b.slice(at),
    a.slice(at) === b.slice(at + 1),
    a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2),
  ].includes(true);
}

function adviseOnMismatch(
  { city }: PostalAddress,
  region: GivenRegion | null,
  byCode: PostalPlace | null,
  code: string,
): Advice | null {
  const elsewhere = (place: string, instead: PostalPlace | null): Advice => ({
    field: 'postal_code',
    severity: 'warning',
    code: 'POSTAL_CODE_ELSEWHERE',
    message: `is not of ${place}${instead ? `: ${code} is in ${instead.names[0]}` : ''}`,
    suggestion: null,
  });
  if (!region?.place?.postalCode) return null;
  if (!holdsCode(region.place, code)) return elsewhere(region.text, byCode);
  const place = findPlace(region.place.cities, city);
  return place?.postalCode && !holdsCode(place, code) ? elsewhere(city.trim(), null) : null;
}
