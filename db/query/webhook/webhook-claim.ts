import type { Db } from '../../client.ts';
import { type Queryable, statement } from '../../statement.ts';
import {
  type DeliveryState,
  type DeliveryTrigger,
  givenUpState,
} from '../../table/webhook/webhook-delivery.ts';
import { maxSigningSecrets, type SealedSecret } from './webhook-secret.ts';

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
  readonly endpoint_id: string;
  readonly account_id: string;
  readonly livemode: boolean;
  readonly url: string;
  readonly slots: number;
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
    parameters: ['ids', 'leaseMs'],
    text: (p) => `with target as (
        select id, endpoint_id from webhook_delivery
        where id = any(${p.ids}::text[]) and state <> 'delivering' and ${where} order by id for update ${wait}
      ), endpoint as (
        select t.id as delivery_id, e.* from target t join webhook_endpoint e on e.id = t.endpoint_id
      ), discarded as (
        update webhook_delivery d set state = ${givenUpState}, trigger = 'schedule', next_attempt_at = null,
          busy_until = null, resume_state = null, resume_at = null
        from endpoint e where d.id = e.delivery_id and not e.active and d.next_attempt_at is not null
      ), claimed as (
        update webhook_delivery d set state = 'delivering', fence = d.fence + 1, attempt_count = d.attempt_count + 1,
          started_at = sampan_clock(), busy_until = sampan_clock() + make_interval(secs => ${p.leaseMs} / 1000.0)${set}
        from endpoint e where d.id = e.delivery_id and e.active
        returning d.*
      )
      select set_config('synchronous_commit', 'off', true), d.id, d.fence, d.started_at, d.trigger, d.scheduled_count,
        d.resume_state, d.resume_at, d.event_id, d.event_type, v.body, d.endpoint_id, e.account_id, e.livemode, e.url, e.slots,
        (select json_agg(json_build_object('id', s.id, 'sealed', s.sealed) order by s.expires_at desc nulls first)
          from (select * from webhook_secret s
            where s.endpoint_id = e.id and (s.expires_at is null or s.expires_at > sampan_clock())
            order by s.expires_at desc nulls first limit ${maxSigningSecrets}) s) as secrets
      from claimed d join endpoint e on e.delivery_id = d.id join event v on v.id = d.event_id`,
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
      resume_state = case d.trigger when 'redeliver' then d.resume_state when 'test' then 'failed' else d.state end,
      resume_at = case d.trigger when 'redeliver' then d.resume_at when 'schedule' then d.next_attempt_at end`,
  }),
};

/** Claims a due delivery. Undefined: the job was stale. */
export async function claimDelivery(db: Db, id: string, leaseMs: number): Promise<DeliveryClaim | undefined> {
  return (await claim.due.run(db.pool, { ids: [id], leaseMs })).rows[0];
}

/** Claims several due deliveries; results in request order. A duplicate id is claimed once. */
export async function claimDeliveries(
  db: Db,
  ids: readonly string[],
  leaseMs: number,
): Promise<(DeliveryClaim | undefined)[]> {
  const { rows } = await claim.due.run(db.pool, { ids, leaseMs });
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
  id: string,
  leaseMs: number,
): Promise<DeliveryClaim | undefined> {
  return (await claim.redelivery.run(db, { ids: [id], leaseMs })).rows[0];
}
