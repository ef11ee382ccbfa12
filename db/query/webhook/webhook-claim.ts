import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { accountOnCluster, groupByAccount, inAccountSql } from '../../cluster.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import { type DeliveryState, type DeliveryTrigger, givenUpState } from '../../table/webhook.ts';
import { maxSigningSecrets, type SealedSecret } from './webhook-endpoint.ts';

/** The right to make one attempt until the lease expires, with all that the attempt needs. */
export interface DeliveryClaim {
  readonly id: string;
  readonly fence: number;
  /** Identifies the claim together with the fence, which can repeat after a database crash. */
  readonly started_at: string;
  readonly trigger: DeliveryTrigger;
  readonly scheduled_count: number;
  readonly resume_state: DeliveryState | null;
  readonly resume_at: string | null;
  readonly event_id: string;
  readonly event_type: string;
  readonly body: string;
  /** W3C trace context of the work that wrote the event. */
  readonly traceparent: string | null;
  readonly endpoint_id: string;
  readonly account_id: string;
  readonly livemode: boolean;
  readonly url: string;
  readonly concurrency: number;
  readonly secrets: readonly SealedSecret[];
}

// Raw and prepared: lock and claim in one statement. Commits asynchronously: a claim that a crash loses is due again.
const claimStatement = ({
  name,
  where,
  wait,
  set,
}: {
  name: string;
  where: string;
  wait: string;
  set: string;
}) =>
  statement<DeliveryClaim>()({
    name,
    parameters: ['ids', 'leaseMs', 'account'],
    text: (p) => `with target as (
        select id, account_id, endpoint_id from webhook_delivery
        where id = any(${p.ids}::text[]) and ${inAccountSql('account_id', p.account)} and state <> 'delivering' and ${where}
        order by id for update ${wait}
      ), endpoint as (
        select t.id as delivery_id, e.* from target t
          join webhook_endpoint e on e.id = t.endpoint_id and e.account_id = t.account_id
        where ${inAccountSql('e.account_id', p.account)}
      ), discarded as (
        update webhook_delivery d set state = ${givenUpState}, trigger = 'schedule', next_attempt_at = null,
          busy_until = null, resume_state = null, resume_at = null
        from endpoint e where d.id = e.delivery_id and d.account_id = e.account_id and ${inAccountSql('d.account_id', p.account)}
          and not e.active and d.next_attempt_at is not null
      ), claimed as (
        update webhook_delivery d set state = 'delivering', fence = d.fence + 1, attempt_count = d.attempt_count + 1,
          started_at = sampan_clock(), busy_until = sampan_clock() + make_interval(secs => ${p.leaseMs} / 1000.0)${set}
        from endpoint e where d.id = e.delivery_id and d.account_id = e.account_id and ${inAccountSql('d.account_id', p.account)} and e.active
        returning d.*
      )
      select set_config('synchronous_commit', 'off', true), d.id, d.fence, d.started_at, d.trigger, d.scheduled_count,
        d.resume_state, d.resume_at, d.event_id, d.event_type, v.body, v.traceparent, d.endpoint_id, e.account_id, e.livemode, e.url, e.concurrency,
        (select json_agg(json_build_object('id', s.id, 'sealed', s.sealed) order by s.expires_at desc nulls first)
          from (select * from webhook_secret s
            where s.endpoint_id = e.id and s.account_id = e.account_id and ${inAccountSql('s.account_id', p.account)}
              and (s.expires_at is null or s.expires_at > sampan_clock())
            order by s.expires_at desc nulls first limit ${maxSigningSecrets}) s) as secrets
      from claimed d join endpoint e on e.delivery_id = d.id
        join event v on v.id = d.event_id and v.account_id = d.account_id and ${inAccountSql('v.account_id', p.account)}`,
  });

const claim = {
  due: claimStatement({
    name: 'claim_delivery',
    where: 'next_attempt_at <= sampan_clock()',
    // A locked row must not delay the round. It is due again when its mark expires.
    wait: 'skip locked',
    set: '',
  }),
  redelivery: claimStatement({
    name: 'claim_redelivery',
    where: 'true',
    wait: '',
    // A lost redelivery returns to the delivery's earlier state. A test has no schedule to return to.
    set: `, trigger = 'redeliver', next_attempt_at = sampan_clock(),
      resume_state = case when d.trigger = 'redeliver' then d.resume_state when d.trigger = 'test' then 'failed' else d.state end,
      resume_at = case when d.trigger = 'redeliver' then d.resume_at when d.trigger = 'schedule' then d.next_attempt_at end`,
  }),
};

/** The key of a delivery: the account finds its node. */
export interface DeliveryIdentity {
  readonly id: string;
  readonly account_id: string;
}

export const accountOf = ({ account_id }: DeliveryIdentity): string => account_id;

/** Claims a due delivery. Undefined: the job was stale. */
export async function claimDelivery(
  db: Db,
  delivery: DeliveryIdentity,
  leaseMs: number,
): Promise<DeliveryClaim | undefined> {
  return (await claimDeliveries(db, [delivery], leaseMs))[0];
}

/** Claims several due deliveries, on a cluster of one account; results in request order. A duplicate id is claimed once. */
export async function claimDeliveries(
  db: Db,
  deliveries: readonly DeliveryIdentity[],
  leaseMs: number,
): Promise<(DeliveryClaim | undefined)[]> {
  const ids = deliveries.map(({ id }) => id);
  const { rows } = await claim.due.run(db.pool, {
    ids,
    leaseMs,
    account: await accountOnCluster(db.pool, deliveries, accountOf),
  });
  const claims = new Map(rows.map((one) => [one.id, one]));
  return ids.map((id) => {
    const found = claims.get(id);
    claims.delete(id);
    return found;
  });
}

/** Claims a delivery for one attempt outside its schedule. Undefined: in flight, or the endpoint is inactive. */
export async function claimRedelivery(
  db: Queryable,
  { id, account_id: account }: DeliveryIdentity,
  leaseMs: number,
): Promise<DeliveryClaim | undefined> {
  return (await claim.redelivery.run(db, { ids: [id], leaseMs, account })).rows[0];
}

export type ClaimKey = Pick<DeliveryClaim, 'id' | 'account_id' | 'fence' | 'started_at'>;

// Raw and prepared: skips locked rows, whose attempts are being finished.
const extend = statement()({
  name: 'extend_delivery_leases',
  parameters: ['ids', 'fences', 'startedAt', 'leaseMs', 'account'],
  text: (p) => `with held as (
        select d.id from unnest(${p.ids}::text[], ${p.fences}::integer[], ${p.startedAt}::timestamptz[]) as h (id, fence, started_at)
        join webhook_delivery d
          on d.id = h.id and d.fence = h.fence and d.started_at = h.started_at and d.state = 'delivering'
        where ${inAccountSql('d.account_id', p.account)}
        order by d.id for update of d skip locked
      )
      update webhook_delivery d set busy_until = sampan_clock() + make_interval(secs => ${p.leaseMs} / 1000.0)
      from held where d.id = held.id and ${inAccountSql('d.account_id', p.account)}`,
});

/** Extends the leases of running attempts, unless another claim took the delivery over. */
export async function extendLeases(
  { pool }: Pick<Db, 'pool'>,
  claims: readonly ClaimKey[],
  leaseMs: number,
): Promise<void> {
  for (const group of await groupByAccount(pool, claims, accountOf))
    await extend.run(pool, {
      ids: group.map(({ id }) => id),
      fences: group.map(({ fence }) => fence),
      startedAt: group.map(({ started_at }) => started_at),
      leaseMs,
      account: await accountOnCluster(pool, group, accountOf),
    });
}

export interface DueDelivery extends DeliveryIdentity {
  readonly endpoint: string;
  /** A retry, or a delivery to a slow endpoint. */
  readonly late: boolean;
}

interface DueRound {
  readonly due: readonly DueDelivery[];
  /** The database's clock, in ms since 1970. */
  readonly clockMs: number;
}

// Raw and prepared: runs at every poll of the relay and calls an SQL function.
const takeDue = statement<(DueDelivery | { readonly id: null }) & { readonly clock_ms: number }>()({
  name: 'take_due_deliveries',
  parameters: ['limit', 'busyMs'],
  text: (p) => `select due.id, due.account_id, due.endpoint, due.late, clock.ms as clock_ms
      from (select (extract(epoch from sampan_clock()) * 1000)::float8 as ms) clock
      left join take_due_deliveries(${p.limit}, make_interval(secs => ${p.busyMs} / 1000.0)) due on true`,
});

/** Marks due deliveries as queued for `busyMs`, up to each endpoint's concurrency (take_due_deliveries.sql). */
export async function takeDueDeliveries(db: Db, limit: number, busyMs: number): Promise<DueRound> {
  const { rows } = await takeDue.run(db.pool, { limit, busyMs });
  const due = rows.filter((row) => row.id !== null).map(({ clock_ms: _, ...delivery }) => delivery);
  return { due, clockMs: rows[0]?.clock_ms ?? 0 };
}

// Raw: skips locked rows.
const release = statement()({
  parameters: ['ids', 'account'],
  text: (p) => `with marked as (
        select id from webhook_delivery
        where id = any(${p.ids}) and ${inAccountSql('account_id', p.account)} and state <> 'delivering'
        order by id for update skip locked
      )
      update webhook_delivery d set busy_until = null from marked
      where d.id = marked.id and ${inAccountSql('d.account_id', p.account)}`,
});

/** Unmarks deliveries that the queue rejected. Skips locked rows, which another statement is changing. */
export async function releaseDeliveries(db: Db, deliveries: readonly DeliveryIdentity[]): Promise<void> {
  for (const group of await groupByAccount(db.pool, deliveries, accountOf))
    await release.run(db.pool, {
      ids: group.map(({ id }) => id),
      account: await accountOnCluster(db.pool, group, accountOf),
    });
}

export interface Backlog {
  readonly due: number;
  readonly queued: number;
  readonly delivering: number;
  readonly waiting: number;
  readonly oldest_due_seconds: number | null;
  readonly slow_endpoints: number;
}

// Raw: the states follow from the database's clock, and are counted in one pass.
export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = await db.pool.query<Backlog>(`
    with open as (
      select case
          when state = 'delivering' then 'delivering'
          when busy_until > sampan_clock() then 'queued'
          when next_attempt_at <= sampan_clock() then 'due'
          else 'waiting'
        end as stage, next_attempt_at
      from webhook_delivery where next_attempt_at is not null
    )
    select count(*) filter (where stage = 'due') as due,
      count(*) filter (where stage = 'queued') as queued,
      count(*) filter (where stage = 'delivering') as delivering,
      count(*) filter (where stage = 'waiting') as waiting,
      extract(epoch from sampan_clock() - min(next_attempt_at) filter (where stage = 'due'))::float8
        as oldest_due_seconds,
      (select count(*) from webhook_endpoint where active and concurrency = 1) as slow_endpoints
    from open`);
  if (!rows[0]) throw new Error('the query returned no row');
  return rows[0];
}

/** Returns those deliveries whose next attempt is due, with the start of their last attempt. */
export async function listOverdueDeliveries(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('webhook_delivery')
    .select(['id', 'started_at'])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .where('next_attempt_at', '<=', sql<string>`sampan_clock()`)
    .execute();
}
