import { sql } from 'kysely';
import type { Db } from '../../client.ts';

export interface UnmappedCode {
  readonly carrier_code: string;
  readonly code: string;
  readonly count: number;
  readonly first_at: string;
  readonly last_at: string;
  /** Example: the shipment that received it last. */
  readonly tracking_number: string;
}

export function listUnmappedCodes({ kysely }: Pick<Db, 'kysely'>): Promise<UnmappedCode[]> {
  return kysely
    .selectFrom('tracking_event as t')
    .innerJoin('shipment as s', 's.tracking_number', 't.tracking_number')
    .select(({ fn }) => [
      's.carrier_code',
      't.carrier_status as code',
      fn.countAll<number>().as('count'),
      fn.min('t.occurred_at').as('first_at'),
      fn.max('t.occurred_at').as('last_at'),
      sql<string>`(array_agg(t.tracking_number order by t.occurred_at desc))[1]`.as('tracking_number'),
    ])
    .where('t.status', 'is', null)
    .where('t.carrier_status', 'is not', null)
    .$narrowType<{ code: string }>()
    .groupBy(['s.carrier_code', 't.carrier_status'])
    .orderBy('count', 'desc')
    .orderBy('s.carrier_code')
    .orderBy('t.carrier_status')
    .execute();
}
