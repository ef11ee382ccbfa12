import type { Db } from '../../client.ts';

/** State of the installation that an operator must act on at some point. */
export interface OperatingState {
  /** The database server's own time, in ms since 1970. */
  readonly clock_ms: number;
  /** Carriers' final fees of the last 7 days that charged nothing. */
  readonly final_fees_refused: number;
  /** Keys that encrypt stored secrets. More than one: a change of the key has not ended. */
  readonly secret_keys: number;
  readonly secret_key_age_seconds: number;
  /** Null: no rate is set. */
  readonly exchange_rate_age_seconds: number | null;
}

// Raw: one round trip, by the database's clock. The refused fees are read from their own index.
export async function readOperatingState(db: Db): Promise<OperatingState> {
  const { rows } = await db.pool.query<OperatingState>(`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as clock_ms,
      (select count(*) from carrier_notice
        where result = 'refused' and applied_at > sampan_clock() - interval '7 days' and body ->> 'type' = 'final_fee')::int
        as final_fees_refused,
      key.secret_keys, key.secret_key_age_seconds,
      (select case when rate_micros is not null then extract(epoch from sampan_clock() - fetched_at)::float8 end
        from fx_rate order by id desc limit 1) as exchange_rate_age_seconds
    from (select count(*)::int as secret_keys,
      coalesce(extract(epoch from sampan_clock() - max(registered_at)), 0)::float8 as secret_key_age_seconds from sealing_key) key`);
  if (!rows[0]) throw new Error('the query returned no row');
  return rows[0];
}

export interface Replica {
  readonly name: string;
  readonly lag_seconds: number;
}

/** Lists the replicas of the server. Without the role pg_monitor, PostgreSQL hides them, and the list is empty. */
export async function listReplicas(db: Db): Promise<Replica[]> {
  // Raw: reads a view of the server, which `Database` does not describe. The lag is null if the replica has everything.
  const { rows } = await db.pool.query<Replica>(`
    select application_name as name, max(coalesce(extract(epoch from replay_lag), 0))::float8 as lag_seconds
    from pg_stat_replication where replay_lsn is not null group by application_name order by application_name`);
  return rows;
}
