import type { CatalogRow, DUTY_UNITS } from '../../db/table/catalog.ts';
import { compareCodes } from '../text.ts';
import { type LawAmount, parseLawAmount } from './law-amount.ts';

/** The duty itself: every item must have a row of this rule. Duties of other rules are added where they match. */
export const IMPORT_DUTY = 'import_duty';

/** Rate, conditions and source of a duty. Rows with the same terms share one object. */
export interface DutyTerms {
  readonly rule: string;
  readonly basisPoints: number | null;
  readonly amount: LawAmount | null;
  readonly per: (typeof DUTY_UNITS)[number] | null;
  readonly valueOver: LawAmount | null;
  readonly valueUpTo: LawAmount | null;
  readonly hasRelief: boolean;
  readonly effectiveFrom: string;
  readonly effectiveUntil: string | null;
  readonly source: string;
  readonly asOf: string;
}

/** Rows of one destination and rule, sorted by prefix and origin: 12 bytes for each, because there are many. */
interface DutyTable {
  readonly keys: Float64Array;
  /** Index in the terms of the tariff. */
  readonly terms: Uint32Array;
  readonly hasPrefixes: boolean;
  readonly hasOrigins: boolean;
  /** The relief of the destination applies to every row. */
  readonly isRelieved: boolean;
}

/** The duty rates of the catalog, for lookups by destination, rule, HS code and origin. */
export interface Tariff {
  /** SHA-256 of the published file; null: not published. */
  readonly contentHash: string | null;
  readonly rowCount: number;
  readonly terms: readonly DutyTerms[];
  /** By destination, then by rule. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, DutyTable>>;
}

const MAX_DIGITS = 10;
const ANY = '*';
/** Numbers of digits that a prefix can have, with that of `*`. */
const LENGTHS = MAX_DIGITS + 1;
const ORIGINS = 26 * 26 + 1;

/** Sorts as the texts do: a prefix before the longer ones that begin with it, `*` first, then origins, `*` first. */
function keyOf(prefix: string, origin: string): number {
  const digits = prefix === ANY ? '' : prefix;
  return (Number(digits.padEnd(MAX_DIGITS, '0')) * LENGTHS + digits.length) * ORIGINS + originNumber(origin);
}

function originNumber(origin: string): number {
  return origin === ANY ? 0 : 1 + (origin.charCodeAt(0) - 65) * 26 + (origin.charCodeAt(1) - 65);
}

/** The order in which rows are stored, which is that of their keys. */
export function compareDutyRates(one: CatalogRow<'duty_rate'>, other: CatalogRow<'duty_rate'>): number {
  return (
    compareCodes(one.destination, other.destination) ||
    compareCodes(one.rule, other.rule) ||
    compareCodes(one.hs_prefix, other.hs_prefix) ||
    compareCodes(one.origin, other.origin) ||
    compareCodes(one.value_over ?? '', other.value_over ?? '') ||
    compareCodes(one.effective_from, other.effective_from)
  );
}

/** Collects rows page by page, so that a large tariff neither holds the thread nor is in memory twice. */
export class TariffBuilder {
  readonly #terms: DutyTerms[] = [];
  readonly #termIndexes = new Map<string, number>();
  readonly #rows = new Map<string, Map<string, { keys: number[]; terms: number[] }>>();
  #count = 0;

  add(rows: readonly CatalogRow<'duty_rate'>[]): void {
    for (const row of rows) {
      const rules = getOrAdd(this.#rows, row.destination, () => new Map());
      const table = getOrAdd(rules, row.rule, () => ({ keys: [], terms: [] }));
      table.keys.push(keyOf(row.hs_prefix, row.origin));
      table.terms.push(this.#termIndex(row));
      this.#count += 1;
    }
  }

  build(contentHash: string | null): Tariff {
    const tables = new Map(
      [...this.#rows].map(([destination, rules]) => [
        destination,
        new Map([...rules].map(([rule, rows]) => [rule, this.#compileTable(rows.keys, rows.terms)])),
      ]),
    );
    return Object.freeze({ contentHash, rowCount: this.#count, terms: this.#terms, tables });
  }

  #compileTable(keys: readonly number[], terms: readonly number[]): DutyTable {
    const isSorted = keys.every((key, index) => index === 0 || (keys[index - 1] as number) <= key);
    const order = isSorted
      ? null
      : keys.map((_, index) => index).sort((one, other) => (keys[one] as number) - (keys[other] as number));
    const sorted = Float64Array.from(order === null ? keys : order.map((index) => keys[index] as number));
    return Object.freeze({
      keys: sorted,
      terms: Uint32Array.from(order === null ? terms : order.map((index) => terms[index] as number)),
      hasPrefixes: sorted.some((key) => Math.floor(key / ORIGINS) % LENGTHS !== 0),
      hasOrigins: sorted.some((key) => key % ORIGINS !== 0),
      isRelieved: terms.every((index) => this.#terms[index]?.hasRelief),
    });
  }

  #termIndex({ destination: _, hs_prefix: __, origin: ___, ...row }: CatalogRow<'duty_rate'>): number {
    return getOrAdd(this.#termIndexes, Object.values(row).join('\n'), () => {
      this.#terms.push(
        Object.freeze({
          rule: row.rule,
          basisPoints: row.basis_points,
          amount: compileAmount(row.amount),
          per: row.per,
          valueOver: compileAmount(row.value_over),
          valueUpTo: compileAmount(row.value_up_to),
          hasRelief: row.has_relief,
          effectiveFrom: row.effective_from,
          effectiveUntil: row.effective_until,
          source: row.source,
          asOf: row.as_of,
        }),
      );
      return this.#terms.length - 1;
    });
  }
}

export function compileTariff(rows: readonly CatalogRow<'duty_rate'>[]): Tariff {
  const builder = new TariffBuilder();
  builder.add(rows);
  return builder.build(null);
}

export function compileAmount(text: string | null): LawAmount | null {
  return text === null ? null : parseLawAmount(text);
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const present = map.get(key);
  if (present !== undefined) return present;
  const value = create();
  map.set(key, value);
  return value;
}

/** Goods whose duty is asked for. Null: unknown. */
export interface DutyGoods {
  /** Digits of the HS code. */
  readonly hsDigits: string | null;
  readonly origin: string | null;
}

export type DutyMatch =
  | { readonly kind: 'found'; readonly terms: DutyTerms }
  | { readonly kind: 'none' }
  | { readonly kind: 'hs_code_needed' }
  | { readonly kind: 'origin_needed' }
  /** The tariff has rows only for longer codes. */
  | { readonly kind: 'longer_hs_code_needed'; readonly digits: number };

/** Returns the rules that have rows for any of the destinations. `relieved`: those alone to which no relief applies. */
export function dutyRulesOf(tariff: Tariff, destinations: readonly string[], relieved: boolean): string[] {
  const rules = new Set<string>();
  for (const destination of destinations) {
    for (const [rule, { isRelieved }] of tariff.tables.get(destination) ?? []) {
      if (!relieved || !isRelieved) rules.add(rule);
    }
  }
  return [...rules].sort(compareCodes);
}

/**
 * Finds the row of a rule: of the first destination that has one, the longest prefix, and there the origin before `*`.
 * @param destinations the closest first
 * @param relieved rows with a relief don't apply
 */
export function findDuty(
  tariff: Tariff,
  destinations: readonly string[],
  rule: string,
  goods: DutyGoods,
  holds: (terms: DutyTerms) => boolean,
  relieved = false,
): DutyMatch {
  for (const destination of destinations) {
    const table = tariff.tables.get(destination)?.get(rule);
    if (relieved && table?.isRelieved) continue;
    const match = table && matchIn(tariff, table, goods, holds);
    if (match !== undefined && match.kind !== 'none') return match;
  }
  return { kind: 'none' };
}

function matchIn(
  tariff: Tariff,
  table: DutyTable,
  { hsDigits, origin }: DutyGoods,
  holds: (terms: DutyTerms) => boolean,
): DutyMatch {
  if (table.hasPrefixes && hsDigits === null) return { kind: 'hs_code_needed' };
  if (table.hasOrigins && origin === null) return { kind: 'origin_needed' };
  const digits = (hsDigits ?? '').slice(0, MAX_DIGITS);
  const origins = origin === null ? [ANY] : [origin, ANY];
  for (let length = digits.length; length >= 0; length -= 1) {
    for (const one of origins) {
      const key = keyOf(digits.slice(0, length), one);
      for (let at = lowerBound(table.keys, key); table.keys[at] === key; at += 1) {
        const terms = tariff.terms[table.terms[at] as number] as DutyTerms;
        if (holds(terms)) return { kind: 'found', terms };
      }
    }
  }
  const longer = digits === '' ? 0 : digitsBelow(table, digits);
  return longer > 0 ? { kind: 'longer_hs_code_needed', digits: longer } : { kind: 'none' };
}

/** Returns how many digits the first row has that begins with these digits and more; 0: there is none. */
function digitsBelow({ keys }: DutyTable, digits: string): number {
  const at = lowerBound(
    keys,
    (Number(digits.padEnd(MAX_DIGITS, '0')) * LENGTHS + digits.length + 1) * ORIGINS,
  );
  const first = keys[at];
  if (first === undefined) return 0;
  const prefix = Math.floor(first / ORIGINS);
  const isBelow = String(Math.floor(prefix / LENGTHS))
    .padStart(MAX_DIGITS, '0')
    .startsWith(digits);
  return isBelow ? prefix % LENGTHS : 0;
}

function lowerBound(keys: Float64Array, key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
