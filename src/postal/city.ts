import { plainName } from './postal-data.ts';
import { givenRegion, isLatin, type RegionFields, regionNames } from './region.ts';

const separators = /[\s,，、/(（–—-]+/g;
/** A name that goes on after one of these is none of a region: Santa Isabel do Pará, Port Washington. */
const goesOn =
  /(?:^|[\s-])(?:of|d[aeio]s?|de[lr]|de la|ville|new|old|north|south|east|west|upper|lower|fort|port|lake|mount)$/i;

/** Returns the city without the region and the postal code, which many write behind it too: `New York, NY 10118`. */
export function cityAlone(
  address: RegionFields & { readonly city: string; readonly postal_code?: string | undefined },
): string {
  const { city, postal_code = '' } = address;
  const region = givenRegion(address);
  const names = region ? [...(region.place ? regionNames(region.place) : []), region.text] : [];
  return withoutBehind(withoutBefore(city.trim(), names), names, plainName(postal_code));
}

function withoutBehind(city: string, names: readonly string[], postalCode: string): string {
  // A region is of few words.
  for (const { index, 0: separator } of [...city.matchAll(separators)].slice(-8)) {
    const [rest, last] = [city.slice(0, index), city.slice(index + separator.length)];
    const plain = plainName(last);
    if (plain === '' || !/\p{L}/u.test(rest)) continue;
    const isRegion = names.some((name) => plainName(name) === plain && isApart(rest, separator, name, names));
    if (isRegion || (plain.length > 3 && plain === postalCode)) return withoutBehind(rest, names, postalCode);
  }
  return city;
}

/** Says if a text behind the city is meant as the region. Without a comma, only codes are, and names where the post writes codes. */
function isApart(rest: string, separator: string, name: string, names: readonly string[]): boolean {
  const isCode = (one: string | undefined) => /^[A-Z]{2,3}$|^\p{L}+\.$/u.test(one ?? '');
  if (/[,，、/(（]|\s[–—-]/.test(separator)) return true;
  if (separator === '-') return isCode(name);
  return (isCode(name) || isCode(names[0])) && !goesOn.test(rest);
}

/** Scripts that begin with the largest place write it before the city: 東京都渋谷区. */
function withoutBefore(city: string, names: readonly string[]): string {
  const name = names.find(
    (one) =>
      !isLatin(one) &&
      city.startsWith(one) &&
      (/[省市県縣都府道시도]$/u.test(one) || /^[\s,，、]/.test(city.slice(one.length))),
  );
  const rest = city.slice(name?.length ?? 0).replace(/^[\s,，、]+/, '');
  return name !== undefined && rest.length > 1 ? rest : city;
}
