import { countryCodeInAnyLanguage } from '../country.ts';
import { plainName } from '../postal/postal-data.ts';
import { findRegion, givenRegion } from '../postal/region.ts';
import { asciiUpper } from '../text.ts';
import { type Catalog, type Country, isImportTax, type Surcharge, type TaxArea } from './catalog.ts';

/** Where a parcel goes, as rules and taxes see it. */
export interface Destination extends CoveredPlace {
  readonly country: Country;
  /** Null: the country apart from its tax areas. */
  readonly area: TaxArea | null;
  /** Areas with rules of their own that it may be in, because its postal code is missing or incomplete. */
  readonly mayBeIn: readonly TaxArea[];
}

/** The facts by which a rule covers a place. */
interface CoveredPlace {
  readonly country: Pick<Country, 'code' | 'customs_area'>;
  readonly area: Pick<TaxArea, 'code'> | null;
  /** `EU` inside the EU's customs union, else null. */
  readonly customsArea: string | null;
  /** `EU` inside the EU's VAT area, else null. */
  readonly vatArea: string | null;
}

/** The parts of an address that say in which area it is. */
interface Place {
  readonly country_code: string;
  readonly postal_code?: string | null | undefined;
  readonly region?: string | undefined;
  readonly district?: string | undefined;
}

/** The membership that `EU` means in a rule: of customs, of taxes, or of the whole country, as carriers see it. */
export type Membership = 'customs' | 'vat' | 'country';

/**
 * Returns true if a rule's lanes cover a destination. A lane is the code of a country or of a tax area, `EU` or `*`; with `!` before
 * it, the rule does not cover what it names.
 */
export function coversDestination(
  lanes: readonly string[],
  { country, area, customsArea, vatArea }: CoveredPlace,
  membership: Membership = 'customs',
): boolean {
  const union = { customs: customsArea, vat: vatArea, country: country.customs_area }[membership];
  const names = (word: string) =>
    word === '*' || word === country.code || word === union || word === area?.code;
  let covered = false;
  for (const lane of lanes) {
    const leavesOut = lane.startsWith('!');
    if (!names(leavesOut ? lane.slice(1) : lane)) continue;
    if (leavesOut) return false;
    covered = true;
  }
  return covered;
}

/** Duties go by the customs union, prepaid VAT by the VAT area. The other surcharges do not depend on taxes. */
export function membershipOf(surcharge: Pick<Surcharge, 'basis' | 'flag'>): Membership {
  if (!isImportTax(surcharge) || surcharge.basis === 'landed_cost') return 'country';
  return surcharge.basis === 'item_levy' ? 'customs' : 'vat';
}

/** Returns a country apart from its tax areas. */
export function mainland<Of extends Pick<Country, 'customs_area' | 'vat_area'>>(country: Of) {
  return { country, area: null, mayBeIn: [], customsArea: country.customs_area, vatArea: country.vat_area };
}

function inArea<Of>(country: Of, area: TaxArea) {
  return { country, area, mayBeIn: [], customsArea: area.customs_area, vatArea: area.vat_area };
}

/** Names a destination in a sentence: `ES`, or `Ceuta (ES), which is outside the EU's VAT area`. */
export function destinationWords({ country, area, ...areas }: Destination, membership: Membership): string {
  if (area === null) return country.code;
  const isLeftOut =
    membership === 'vat'
      ? country.vat_area !== null && areas.vatArea === null
      : membership === 'customs' && country.customs_area !== null && areas.customsArea === null;
  const union = membership === 'vat' ? "the EU's VAT area" : "the EU's customs union";
  return `${area.name} (${country.code})${isLeftOut ? `, which is outside ${union}` : ''}`;
}

/** Returns the names under which duties and import taxes may have rows for a destination, the closest first. */
export function dutyPlaces({ country, area, customsArea }: CoveredPlace): string[] {
  return [area?.code, country.code, customsArea, '*'].filter((code) => code !== undefined && code !== null);
}

/** Returns every destination of a country for which rules can differ. */
export function destinationsOf<Of extends Pick<Country, 'customs_area' | 'vat_area' | 'areas'>>(country: Of) {
  return [mainland(country), ...country.areas.map((area) => inArea(country, area))];
}

/**
 * Finds the country of a place, and its tax area: by the postal code, else by the region, else by the code of a territory that is
 * written in place of the country's, if it is that of one area. Null if the catalog has no such destination.
 */
export function findDestination({ countries, territories }: Catalog, place: Place): Destination | null {
  const code = asciiUpper(place.country_code.trim());
  const named = countries.has(code) ? [] : (territories.get(code) ?? []);
  const [territory] = named;
  const country = countries.get(territory?.country_code ?? code);
  if (country === undefined) return null;
  if (country.areas.length === 0) return mainland(country);
  const postcodes = writtenPostcodes(place.postal_code);
  const area =
    country.areas.find((one) => hasPostcode(one, postcodes)) ??
    areaByRegion(country, place, postcodes) ??
    (named.length === 1 ? territory : undefined);
  if (area) return inArea(country, area);
  return { ...mainland(country), mayBeIn: place.region?.trim() ? [] : possibleAreas(country, postcodes) };
}

/** Returns the areas with rules of their own whose postal codes begin with what is written. */
function possibleAreas({ areas }: Country, [written = '']: readonly string[]): TaxArea[] {
  const own = areas.filter(({ hasOwnRules }) => hasOwnRules);
  if (written === '') return own;
  const start = (code: string) => code.slice(0, written.length);
  return own.filter(({ ranges }) =>
    ranges.some(
      ({ from, to }) => written.length < from.length && start(from) <= written && written <= start(to),
    ),
  );
}

/** Returns the code of the country or tax area that a code of either means, or that of a territory, as orders have it; null: none. */
export function destinationCode({ countries, territories }: Catalog, written: string): string | null {
  const code = asciiUpper(written.trim());
  const country = countries.get(code) ?? countries.get(code.slice(0, 2));
  if (country?.code === code || country?.areas.some((area) => area.code === code)) return code;
  const [territory, ...others] = territories.get(code) ?? [];
  return others.length === 0 ? (territory?.code ?? null) : null;
}

/** Returns true if a postal code is one of an area. */
export function isPostcodeOf(area: TaxArea, postcode: string): boolean {
  return hasPostcode(area, writtenPostcodes(postcode));
}

/** Capitals without separators; also without the country that some write before the digits: E-35001. */
function writtenPostcodes(postcode: string | null | undefined): readonly string[] {
  const plain = asciiUpper((postcode ?? '').normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
  return [plain, plain.replace(/^[A-Z]{1,2}(?=\d+$)/, '')];
}

function hasPostcode({ ranges }: TaxArea, postcodes: readonly string[]): boolean {
  return ranges.some(({ from, to }) =>
    postcodes.some((code) => code.length === from.length && from <= code && code <= to),
  );
}

/** A postal code in the form of the areas', but of none, is the mainland's, in any region: the post goes by it. */
function areaByRegion(
  country: Country,
  { region, district }: Place,
  postcodes: readonly string[],
): TaxArea | undefined {
  const isElsewhere = country.areas.some(({ ranges }) =>
    ranges.some(({ from }) => postcodes.some((code) => code.length === from.length)),
  );
  const codes = regionCodes(country.code, region, district);
  const names = [region, district].flatMap((text) => (text ? [plainName(text)] : []));
  const areas = country.areas.filter(({ ranges }) => !isElsewhere || ranges.length === 0);
  return (
    areas.find(
      ({ name, name_zh_hk, regions }) =>
        regions.some((code) => codes.has(code)) ||
        [name, name_zh_hk ?? ''].some((one) => one !== '' && names.includes(plainName(one))),
    ) ?? areaByTerritoryName(areas, country.code, region)
  );
}

/** Finds an area by the name of its territory in the languages of shops: La Réunion, Ahvenanmaa, Islas Canarias. */
function areaByTerritoryName(areas: readonly TaxArea[], country: string, region = ''): TaxArea | undefined {
  const candidates = areas.filter(({ territories }) => territories.length > 0);
  if (candidates.length === 0 || findRegion(country, region) !== undefined) return undefined;
  const code = countryCodeInAnyLanguage(region);
  return candidates.find(({ territories }) => territories.some((one) => one === code));
}

/** Returns the whole codes of ISO 3166-2 that a region may stand for. */
function regionCodes(country: string, region: string | undefined, district: string | undefined): Set<string> {
  const given = givenRegion({ country_code: country, region, district });
  const written = asciiUpper((given?.text ?? '').trim());
  const codes = [written, ...(given?.place?.codes ?? []), ...(given?.place?.names ?? [])];
  return new Set([written, ...codes.map((code) => `${country}-${code}`)]);
}
