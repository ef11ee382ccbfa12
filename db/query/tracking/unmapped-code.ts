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

export async function listUnmappedCodes({ pool }: Pick<Db, 'pool'>): Promise<UnmappedCode[]> {
  const { rows } = await pool.query<UnmappedCode>(
    `select s.carrier_code, t.carrier_status as code, count(*) as count, min(t.occurred_at) as first_at,
        max(t.occurred_at) as last_at,
        (array_agg(t.tracking_number order by t.occurred_at desc))[1] as tracking_number
      from tracking_event t join shipment s using (tracking_number)
      where t.status is null and t.carrier_status is not null
      group by s.carrier_code, t.carrier_status order by count(*) desc, s.carrier_code, t.carrier_status`,
  );
  return rows;
}
