import type { CatalogRow, CatalogTableName, RowChange } from '../../db/table/catalog.ts';
import { bracketFreightCents } from './catalog.ts';
import { CATALOG_COLUMNS } from './catalog-columns.ts';
import type { TableDiff } from './diff-catalog.ts';

type Zone = Readonly<Pick<CatalogRow<'zone'>, 'service_code' | 'zone' | 'countries'>>;

/** Changes of one table that take effect on the same day. */
export interface PublicationEffect {
  readonly table: CatalogTableName;
  /** Day in Hong Kong, YYYY-MM-DD; null: at once. */
  readonly from: string | null;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Only for the brackets of a new rate table version. */
  readonly prices?: {
    readonly rateTable: string;
    readonly version: string;
    readonly service: string;
    /** Brackets in which no price falls, and in which none rises. */
    readonly raised: number;
    readonly lowered: number;
    /** By how much, for each zone with changed prices. */
    readonly zones: readonly ZoneChange[];
  };
}

/** A change of a price at the upper end of a bracket. */
interface PriceChange {
  readonly cents: number;
  /** Share of the price before. */
  readonly share: number;
}

/** Changes of the prices of a zone over its brackets. */
export interface ZoneChange {
  readonly zone: string;
  readonly countries: readonly string[];
  readonly brackets: number;
  readonly min: PriceChange;
  readonly median: PriceChange;
  readonly max: PriceChange;
  /** Orders at the upper weights of the lightest, the middle and the heaviest of the brackets; fewer if they have fewer. */
  readonly examples: readonly PriceExample[];
}

interface PriceExample {
  readonly weightKg: number;
  readonly beforeCents: number;
  readonly afterCents: number;
}

const dateFields: Readonly<Partial<Record<CatalogTableName, string>>> = {
  rate_table: 'effective_from',
  country_requirement: 'effective_from',
  surcharge_rule: 'effective_from',
  customs_document: 'effective_from',
  vat_rate: 'effective_from',
  levy: 'effective_from',
  discount_rule: 'valid_from',
  duty_rule: 'effective_from',
  duty_rate: 'effective_from',
};

/**
 * Returns what a publication changes and from when, soonest first.
 * @param today the day in Hong Kong
 * @param zones of the new catalog
 */
export function listEffects(
  diff: readonly TableDiff[],
  today: string,
  zones: readonly Zone[],
): PublicationEffect[] {
  const versions = diff.find(({ table }) => table === 'rate_table')?.changes ?? [];
  return diff
    .flatMap(({ table, changes }) =>
      table === 'rate_bracket'
        ? priceEffects(changes, versions, today, zones)
        : datedEffects(table, changes, today),
    )
    .toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
}

function datedEffects(
  table: CatalogTableName,
  changes: readonly RowChange[],
  today: string,
): PublicationEffect[] {
  const column = columnIndex(table, dateFields[table]);
  const effectDay = ({ before, after }: RowChange) => {
    const [first = ''] = [before?.[column], after?.[column]].filter((day) => day !== undefined).sort();
    return first > today ? first : '';
  };
  return [...Map.groupBy(changes, effectDay)].map(([day, rows]) => ({
    table,
    from: day || null,
    ...countChanges(rows),
  }));
}

function priceEffects(
  brackets: readonly RowChange[],
  versions: readonly RowChange[],
  today: string,
  zones: readonly Zone[],
): PublicationEffect[] {
  return versions.flatMap(({ after }): PublicationEffect[] => {
    if (!after) return [];
    const [rateTable = '', version = '', service = '', day = ''] = after;
    const rows = brackets.filter(
      (row) => (row.after ?? row.before)?.[0] === rateTable && findVersion(row, versions) === version,
    );
    const steps = rows.map(priceStep);
    return [
      {
        table: 'rate_bracket',
        from: day > today ? day : null,
        ...countChanges(rows),
        prices: {
          rateTable,
          version,
          service,
          raised: steps.filter((step) => step === 1).length,
          lowered: steps.filter((step) => step === -1).length,
          zones: zoneChanges(
            rows,
            zones.filter((zone) => zone.service_code === service),
          ),
        },
      },
    ];
  });
}

function zoneChanges(rows: readonly RowChange[], zones: readonly Zone[]): ZoneChange[] {
  const changes = rows.flatMap(bracketChange);
  return [...Map.groupBy(changes, ({ zone }) => zone)].map(([zone, ofZone]) => {
    const sorted = ofZone.toSorted((a, b) => a.cents - b.cents);
    const at = (index: number): PriceChange => {
      const { cents = 0, share = 0 } = sorted[index] ?? {};
      return { cents, share };
    };
    const middle = Math.floor((sorted.length - 1) / 2);
    const byWeight = ofZone.toSorted((a, b) => a.weightKg - b.weightKg);
    const shown = new Set([0, middle, sorted.length - 1]);
    return {
      zone,
      countries: [...new Set(zones.filter((one) => one.zone === zone).flatMap(({ countries }) => countries))],
      brackets: ofZone.length,
      min: at(0),
      median: at(middle),
      max: at(sorted.length - 1),
      examples: byWeight
        .filter((_, index) => shown.has(index))
        .map(({ weightKg, beforeCents, afterCents }) => ({ weightKg, beforeCents, afterCents })),
    };
  });
}

/** Compares the prices at the upper end of a bracket. Empty if the bracket is new or removed, or its price is the same. */
function bracketChange({ before, after }: RowChange) {
  if (!before || !after) return [];
  const cell = (row: readonly string[], field: string) => row[columnIndex('rate_bracket', field)] ?? '';
  const weightKg = Number(cell(after, 'up_to_mg'));
  const price = (row: readonly string[]) => {
    const cents = (field: string) => Math.round(Number(cell(row, field)) * 100);
    return (
      bracketFreightCents(cents('base_cents'), cents('per_kg_cents'), weightKg * 1e6) + cents('reg_fee_cents')
    );
  };
  const [beforeCents, afterCents] = [price(before), price(after)];
  const cents = afterCents - beforeCents;
  if (cents === 0) return [];
  const share = beforeCents === 0 ? 0 : cents / beforeCents;
  return [{ zone: cell(after, 'zone'), weightKg, beforeCents, afterCents, cents, share }];
}

/** Returns the new version to which a change of a bracket belongs. A removed bracket has the version before it. */
function findVersion({ before, after }: RowChange, versions: readonly RowChange[]): string {
  if (after) return after[1] ?? '';
  const later = versions
    .filter((row) => row.after?.[0] === before?.[0])
    .map((row) => Number(row.after?.[1]))
    .filter((version) => version > Number(before?.[1]));
  return String(Math.min(...later));
}

/** Returns 1 if prices only rise, −1 if they only fall; else 0. */
function priceStep({ before, after }: RowChange): number {
  if (!before || !after) return 0;
  const steps = ['base_cents', 'per_kg_cents', 'reg_fee_cents']
    .map((field) => columnIndex('rate_bracket', field))
    .map((column) => Math.sign(Number(after[column]) - Number(before[column])));
  const [min, max] = [Math.min(...steps), Math.max(...steps)];
  return min < 0 && max > 0 ? 0 : min + max;
}

function countChanges(rows: readonly RowChange[]) {
  return {
    added: rows.filter(({ before }) => before === null).length,
    removed: rows.filter(({ after }) => after === null).length,
    changed: rows.filter(({ before, after }) => before !== null && after !== null).length,
  };
}

function columnIndex(table: CatalogTableName, field: string | undefined): number {
  return Object.keys(CATALOG_COLUMNS[table]).indexOf(field ?? '');
}
