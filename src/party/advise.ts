import { cacheSuccess } from '../runtime.ts';
import type { PostalAddress } from './address-lines.ts';
import { findPlace, type PostalCountry, type PostalPlace, postalCountry } from './postal-data.ts';
import { givenRegion } from './region.ts';

export interface Advice {
  readonly field: 'country_code' | 'city' | 'district' | 'postal_code' | 'phone';
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
export function adviseOnPlace(address: PostalAddress, countryName: string): Advice[] {
  const country = postalCountry(address.country_code);
  if (country === null) return [];
  const region = findRegion(country, address);
  const postalCode = readPostalCode(country, address, region);
  const byCode = postalCode.valid === null ? null : onlyRegionOf(country, postalCode.valid);
  const advice = [
    postalCode.advice(countryName),
    adviseOnRegion(country, address, region, byCode, countryName),
    adviseOnCity(address, region),
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
  const isPossible = (candidate: string) =>
    // A zero that leads to another region was not lost: a digit is missing elsewhere.
    !isLostZero(given, candidate) || !region?.postalCode || holdsCode(region, candidate);
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
  const country = /^\d+$/.test(given) ? postalCountry(country_code) : null;
  if (!country?.postalCode) return null;
  const { examples = [], regions = [] } = country;
  const pattern = new RegExp(`^(?:${country.postalCode})$`);
  if (pattern.test(given)) return null;
  const region = givenRegion(address)?.place ?? findRegion(country, address);
  const places = (region ? [region] : regions).filter(({ postalCode }) => postalCode !== undefined);
  const found = withLostZeros(given, examples)
    .flatMap((code) => [...spellings(code, examples)].find((spelling) => pattern.test(spelling)) ?? [])
    .filter((code) => places.length === 0 || places.some((place) => holdsCode(place, code)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function shapeOf(code: string): string {
  return code.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
}

/** Finds the region by the district, or by a city that is a region itself, such as Bangkok. */
function findRegion(
  { regions }: PostalCountry,
  { district = '', city }: PostalAddress,
): PostalPlace | undefined {
  return findPlace(regions, district) ?? (district.trim() === '' ? findPlace(regions, city) : undefined);
}

function holdsCode({ postalCode }: PostalPlace, code: string): boolean {
  return postalCode !== undefined && new RegExp(`^(?:${postalCode})`, 'i').test(code);
}

function onlyRegionOf({ regions = [] }: PostalCountry, code: string): PostalPlace | null {
  const [found, ...others] = regions.filter((region) => holdsCode(region, code));
  return found && others.length === 0 ? found : null;
}

function adviseOnRegion(
  country: PostalCountry,
  { district = '', city, address }: PostalAddress,
  region: PostalPlace | undefined,
  byCode: PostalPlace | null,
  countryName: string,
): Advice | null {
  if (!country.regions || !country.requires.includes('S')) return null;
  const suggestion = byCode && nameLike(byCode, `${address}${city}`);
  const from = suggestion === null ? '' : `: the postal code is in ${suggestion}`;
  if (district.trim() === '') {
    if (isRegionItself(country, city)) return null;
    const message = `is missing, but ${countryName} requires a region${from}`;
    return { field: 'district', severity: 'warning', code: 'REGION_MISSING', message, suggestion };
  }
  if (region) {
    const usual = nameLike(region, district);
    if (usual === null || usual === district.trim()) return null;
    const message = `is usually written ${usual}`;
    return { field: 'district', severity: 'notice', code: 'REGION_FORMAT', message, suggestion: usual };
  }
  const isPartOfCity =
    isRegionItself(country, city) ||
    country.regions.some(({ cities }) => findPlace(cities, district) ?? findPlace(cities, city));
  if (isPartOfCity) return null;
  const message = `is not a region of ${countryName}${from}`;
  return { field: 'district', severity: 'warning', code: 'REGION_UNKNOWN', message, suggestion };
}

/** Says if a city is a region itself, such as Bangkok or Taipei City. New York is a city of the region New York. */
function isRegionItself({ regions, requires }: PostalCountry, city: string): boolean {
  const region = findPlace(regions, city);
  if (!region) return false;
  return region.cities ? !findPlace(region.cities, city) : !requires.includes('C');
}

/** Returns the first name of a place in the script of a text: "Tokyo" beside Latin text, "東京都" beside Japanese. */
function nameLike({ names }: PostalPlace, text: string): string | null {
  const isLatin = (one: string) => !/(?!\p{Script=Latin})\p{Letter}/u.test(one);
  return names.find((name) => isLatin(name) === isLatin(text)) ?? null;
}

function adviseOnCity(
  { city, district = '' }: PostalAddress,
  region: PostalPlace | undefined,
): Advice | null {
  if (!region?.cities || !findPlace([region], district)) return null;
  const known = findPlace(region.cities, city);
  if (!known) {
    const likely = region.cities.filter(({ names }) => names.some((name) => differsByOne(name, city.trim())));
    const suggestion = likely.length === 1 && likely[0] ? nameLike(likely[0], city) : null;
    const message = `is not a known city of ${district.trim()}`;
    return { field: 'city', severity: 'warning', code: 'CITY_UNKNOWN', message, suggestion };
  }
  const usual = nameLike(known, city);
  // Names without their kind are usual too: Shenzhen for Shenzhen Shi.
  if (usual === null || known.names.includes(city.trim()) || usual.startsWith(city.trim())) return null;
  return {
    field: 'city',
    severity: 'notice',
    code: 'CITY_FORMAT',
    message: `is usually written ${usual}`,
    suggestion: usual,
  };
}

/** Says if one letter was changed, added or left out. */
function differsByOne(known: string, given: string): boolean {
  const [a, b] = [known.toLowerCase(), given.toLowerCase()];
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return [
    a.slice(at + 1) === b.slice(at + 1),
    a.slice(at + 1) === b.slice(at),
    a.slice(at) === b.slice(at + 1),
  ].includes(true);
}

function adviseOnMismatch(
  { city, district = '' }: PostalAddress,
  region: PostalPlace | undefined,
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
  if (!region?.postalCode || !findPlace([region], district)) return null;
  if (!holdsCode(region, code)) return elsewhere(district.trim(), byCode);
  const place = findPlace(region.cities, city);
  return place?.postalCode && !holdsCode(place, code) ? elsewhere(city.trim(), null) : null;
}

const phoneNumbers = cacheSuccess(() => import('awesome-phonenumber'));

/** Advises on a phone number, by the data of Google's libphonenumber. A number without `+` is read in the party's country. */
export async function adviseOnPhone(phone: string, country: string): Promise<Advice | null> {
  const { parsePhoneNumber } = await phoneNumbers();
  const number = parsePhoneNumber(phone, { regionCode: country });
  if (!number.valid)
    return {
      field: 'phone',
      severity: 'warning',
      code: 'PHONE_INVALID',
      message:
        number.number || phone.includes('+')
          ? 'is not a number that exists'
          : `is not a number of ${country}`,
      suggestion: null,
    };
  const hasCallingCode = /^\s*\+/.test(phone);
  if (hasCallingCode || country === 'HK') return null;
  return {
    field: 'phone',
    severity: 'warning',
    code: 'PHONE_WITHOUT_CALLING_CODE',
    message: 'has no country calling code, which carriers need outside Hong Kong',
    suggestion: number.number.e164,
  };
}
