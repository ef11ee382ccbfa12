import { describe, expect, it } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import {
  allHold,
  boundedSearch,
  conditionsBy,
  conditionsWithoutIndex,
  type FilterLines,
} from '../../../db/query/bounded-search.ts';
import {
  listShipmentPage,
  type ShipmentFilter,
  searchShipmentPage,
} from '../../../db/query/shipment/list-shipments.ts';

const db = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

interface Filter {
  readonly name?: string;
  readonly since?: string;
}
const lines: FilterLines<Filter, 'order' | 'none'> = {
  name: { index: 'none', where: (name) => sql`name = ${name}` },
  since: { index: 'order', where: (since) => sql`created_at >= ${since}` },
};
const filter: Filter = { name: 'Emily', since: '2026-01-01' };

describe('a filter without an index', () => {
  it('is compared with the rows of a bounded search', () => {
    const search = boundedSearch({
      candidates: sql`select * from t where ${allHold(conditionsBy(lines, filter, 'order'))}`,
      order: sql`created_at`,
      matches: conditionsWithoutIndex(lines, filter),
      maxCandidates: 100,
      limit: 20,
    });
    const { sql: text, parameters } = search.compile(db);
    expect(text).toMatch(/limit \(select 100::bigint\)\) c\s+where name = \$2 order by/);
    expect(parameters).toEqual(['2026-01-01', 'Emily']);
  });

  it('does not compile in a query without a bound', () => {
    // @ts-expect-error: the condition is no Condition
    const unbounded = () => allHold(conditionsWithoutIndex(lines, filter));
    // @ts-expect-error: no index answers it
    const asIndexed = () => conditionsBy(lines, filter, 'none');
    // @ts-expect-error: recipient_name has no index
    const listed = (named: ShipmentFilter) => listShipmentPage(db as never, scope, named, page);
    const searched = (named: ShipmentFilter) => searchShipmentPage(db as never, scope, named, page);
    expect([unbounded, asIndexed, listed, searched]).toHaveLength(4);
  });
});

const scope = { accountId: 'acc_1', livemode: false };
const page = { order: 'newest', after: null, limit: 20 } as const;
