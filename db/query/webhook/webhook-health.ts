import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

interface DeliveryShare {
  readonly endpoint_id: string;
  /** Deliveries of the last 24 hours that have ended. */
  readonly ended: number;
  readonly succeeded: number;
}

/** A busier endpoint's share is that of its newest deliveries, so that the page stays fast. */
const maxCounted = 1_000;
/** More waiting deliveries are not counted. */
export const maxWaiting = 10_000;

/** Counts the deliveries of the last 24 hours per endpoint. */
export async function deliveryShares(
  db: Kysely<Database>,
  endpointIds: readonly string[],
): Promise<ReadonlyMap<string, DeliveryShare>> {
  // Raw: lateral limit per endpoint.
  const { rows } = await sql<DeliveryShare>`select e.id as endpoint_id,
      count(*) filter (where d.state in ('succeeded', 'failed', 'discarded'))::integer as ended,
      count(*) filter (where d.state = 'succeeded')::integer as succeeded
    from unnest(${endpointIds}::text[]) e (id), lateral (
      select state from webhook_delivery
      where endpoint_id = e.id and created_at > (select sampan_clock()) - interval '24 hours'
      order by created_at desc, id desc limit ${sql.lit(maxCounted)}
    ) d
    group by e.id`.execute(db);
  return new Map(rows.map((row) => [row.endpoint_id, row]));
}

/** Counts the deliveries that an endpoint would discard if it were stopped now, up to one more than `maxWaiting`. */
export async function countWaiting(db: Kysely<Database>, endpointId: string): Promise<number> {
  const waiting = db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .where('next_attempt_at', 'is not', null)
    .where('state', 'in', ['pending', 'retrying'])
    .limit(maxWaiting + 1)
    .as('waiting');
  const row = await db
    .selectFrom(waiting)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Returns when the previous secret stops signing; undefined outside a rotation's overlap. */
export async function overlapEnd(db: Kysely<Database>, endpointId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhook_secret')
    .select('expires_at')
    .where('endpoint_id', '=', endpointId)
    .where('expires_at', '>', sql<string>`sampan_clock()`)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row?.expires_at ?? undefined;
}
