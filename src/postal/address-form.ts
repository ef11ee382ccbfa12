import { formatAddress } from 'localized-address-format';
import { postalCountry } from './postal-data.ts';

/** A part of an address that a form asks for. */
export type AddressPart = 'address' | 'city' | 'district' | 'region' | 'postal_code';

/** Name of the part in a country: a US state, a Japanese prefecture, a British postcode. */
export type AddressPartName =
  | 'street'
  | 'city'
  | 'post_town'
  | 'suburb'
  | 'neighborhood'
  | 'townland'
  | 'district'
  | 'area'
  | 'county'
  | 'department'
  | 'emirate'
  | 'island'
  | 'oblast'
  | 'parish'
  | 'prefecture'
  | 'province'
  | 'state'
  | 'postal_code'
  | 'postcode'
  | 'zip_code'
  | 'eircode'
  | 'pin_code';

export interface AskedPart {
  readonly part: AddressPart;
  readonly name: AddressPartName;
  /** The post of the country requires it. */
  readonly isRequired: boolean;
}

const partsByLetter = {
  A: 'address',
  C: 'city',
  D: 'district',
  S: 'region',
  Z: 'postal_code',
} as const satisfies Readonly<Record<string, AddressPart>>;

/** Countries by the name of a part, as Google's address data (libaddressinput) has them. Others say province, city and postal code. */
const names: Readonly<Partial<Record<AddressPartName, string>>> = {
  area: 'HK',
  county: 'IE TW',
  department: 'CO NI SV',
  emirate: 'AE',
  island: 'BS KN KY PF TV',
  oblast: 'KZ RU UA',
  parish: 'AD BB JM',
  prefecture: 'JP',
  state: 'AU BR FM IN MM MX MY NG PW US VE',
  zip_code: 'AS FM GU MH MP PH PR PW UM US VI',
  pin_code: 'IN',
  eircode: 'IE',
  postcode: 'AU GB GG IM JE NZ',
  post_town: 'GB GG IM JE NO SE',
  suburb: 'NZ',
  neighborhood: 'BR MX',
  townland: 'IE',
};
const namesOfPart: Readonly<
  Record<AddressPart, readonly [usual: AddressPartName, ...others: AddressPartName[]]>
> = {
  address: ['street'],
  city: ['city', 'post_town'],
  district: ['district', 'suburb', 'neighborhood', 'townland'],
  region: [
    'province',
    'area',
    'county',
    'department',
    'emirate',
    'island',
    'oblast',
    'parish',
    'prefecture',
    'state',
  ],
  postal_code: ['postal_code', 'zip_code', 'pin_code', 'eircode', 'postcode'],
};

function nameOf(part: AddressPart, country: string): AddressPartName {
  const [usual, ...others] = namesOfPart[part];
  return others.find((name) => names[name]?.split(' ').includes(country)) ?? usual;
}

/**
 * Returns the parts of an address that the post of a country uses, in the order in which it writes them in a script. Nothing asks
 * for the city of a city state.
 */
export function addressForm(country: string, script: 'local' | 'latin' = 'local'): AskedPart[] {
  const marks = { administrativeArea: '\u0001', locality: '\u0002', dependentLocality: '\u0003' };
  const lines = formatAddress(
    { ...marks, postalCode: '\u0004', addressLines: ['\u0005'], postalCountry: country },
    script,
  ).join('\n');
  const letters = [
    ['S', '\u0001'],
    ['C', '\u0002'],
    ['D', '\u0003'],
    ['Z', '\u0004'],
    ['A', '\u0005'],
  ] as const;
  const placed = letters
    .map(([letter, mark]) => ({ part: partsByLetter[letter], letter, at: lines.indexOf(mark) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const required = postalCountry(country)?.requires ?? '';
  const parts = placed.map(({ part, letter }) => ({ part, isRequired: required.includes(letter) }));
  // Some formats have one word for region and city: 東京都渋谷区. A city state has neither.
  const region = parts.findIndex(({ part }) => part === 'region');
  if (region >= 0 && !parts.some(({ part }) => part === 'city'))
    parts.splice(region + (script === 'local' ? 1 : 0), 0, { part: 'city', isRequired: true });
  const hasCodes = postalCountry(country)?.postalCode !== undefined;
  return parts
    .filter(({ part }) => part !== 'postal_code' || hasCodes)
    .map(({ part, isRequired }) => ({ part, isRequired, name: nameOf(part, country) }));
}
