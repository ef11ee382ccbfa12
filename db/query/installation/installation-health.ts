import type { Db } from '../../client.ts';

export interface InstallationHealth {
  /** Bookings without a result from the carrier, including those in flight. */
  readonly undecided: number;
  readonly oldest_undecided_seconds: number;
  /** Undecided bookings that no run holds; the reconciler takes them over. */
  readonly left: number;
  readonly endpoints_active: number;
  readonly endpoints_failing: number;
  readonly endpoints_disabled: number;
  /** Consecutive failed deliveries, summed over active endpoints. */
  readonly failed_in_row: number;
}

// Raw: one snapshot over bookings and endpoints, with filtered aggregates.
export async function readInstallationHealth(db: Db): Promise<InstallationHealth> {
  const { rows } = await db.pool.query<InstallationHealth>(`
    with undecided as (
      select s.created_at, k.locked_until
      from shipment s
      left join idempotency_key k
        on k.account_id = s.account_id and k.livemode = s.livemode and k.key = s.idempotency_key
      where s.dispatch_status = 'pending'
    ), endpoint as (
      select count(*) filter (where active) as active,
        count(*) filter (where active and failed_in_row > 0) as failing,
        count(*) filter (where disabled_reason in ('consecutive_failures', 'gone')) as disabled,
        coalesce(sum(failed_in_row) filter (where active), 0) as failed_in_row
      from webhook_endpoint
    )
    select count(u.*)::int as undecided,
      coalesce(extract(epoch from sampan_clock() - min(u.created_at)), 0)::float8 as oldest_undecided_seconds,
      count(*) filter (where u.locked_until < sampan_clock())::int as left,
      e.active::int as endpoints_active, e.failing::int as endpoints_failing,
      e.disabled::int as endpoints_disabled, e.failed_in_row::int as failed_in_row
    from endpoint e left join undecided u on true
    group by e.active, e.failing, e.disabled, e.failed_in_row`);
  if (!rows[0]) throw new Error('the query returned no row');
  return rows[0];
}
