import type { Db } from '../../client.ts';
import { allAccounts, inAccountSql, takeByAccount } from '../../cluster.ts';
import { type Placeholders, statement } from '../../statement.ts';

const isOld = (p: Placeholders<'days'>) =>
  `s.updated_at < sampan_clock() - make_interval(days => ${p.days})
          and s.dispatch_status <> 'pending' and s.cancel_locked_until is null`;
const isShown = 's.visible';
const isRejected = "not s.visible and s.dispatch_status = 'rejected'";

/** Locks the oldest of each account. Per account, so that an index by account and time finds them. */
const oldest = (p: Placeholders<'days' | 'limit' | 'account'>, isOfKind: string) =>
  `select s.account_id, s.tracking_number from account a cross join lateral (
        select account_id, tracking_number from shipment s
        where s.account_id = a.id and ${inAccountSql('s.account_id', p.account)} and not s.livemode and ${isOfKind}
          and ${isOld(p)}
          and not exists (select from event e where e.account_id = s.account_id and e.tracking_number = s.tracking_number and ${inAccountSql('e.account_id', p.account)})
          and not exists (select from hold h where h.account_id = s.account_id and h.tracking_number = s.tracking_number and ${inAccountSql('h.account_id', p.account)})
        order by s.updated_at limit ${p.limit} for update skip locked
      ) s
      limit ${p.limit}`;

const inOld = '(account_id, tracking_number) in (select account_id, tracking_number from old)';

// Raw: row locks, and a delete from several tables in one statement. The two kinds have an index each. A live shipment is
// never deleted: the ledger refers to it.
const deleteOld = statement<{ tracking_number: string }>()({
  parameters: ['days', 'limit', 'account'],
  text: (p) => `with shown as materialized (
      ${oldest(p, isShown)}
    ),
    rejected as materialized (
      ${oldest(p, isRejected)}
    ),
    old as materialized (
      select account_id, tracking_number from shown union all select account_id, tracking_number from rejected limit ${p.limit}
    ),
    checkpoints as (delete from tracking_event where ${inOld} and ${inAccountSql('account_id', p.account)}),
    labels as (delete from label where ${inOld} and ${inAccountSql('account_id', p.account)}),
    calls as (delete from carrier_call where ${inOld} and ${inAccountSql('account_id', p.account)}),
    cached as (delete from tracking_cache where ${inOld} and ${inAccountSql('account_id', p.account)})
    ${p.account === allAccounts ? ', bookings as (delete from sandbox_booking where reference in (select tracking_number from old))' : ''}
    delete from shipment where ${inOld} and ${inAccountSql('account_id', p.account)} returning tracking_number`,
});

// Raw: shares its conditions with `deleteOld`.
const findAccounts = statement<{ account_id: string }>()({
  parameters: ['days', 'limit'],
  text: (p) => `select distinct s.account_id from shipment s
    where not s.livemode and (${isShown} or (${isRejected})) and ${isOld(p)}
      and not exists (select from event e where e.account_id = s.account_id and e.tracking_number = s.tracking_number)
      and not exists (select from hold h where h.account_id = s.account_id and h.tracking_number = s.tracking_number)
    limit ${p.limit}`,
});

// Raw: this table is on a cluster only.
const freeNumbers = statement()({
  parameters: ['numbers'],
  text: (p) => `delete from tracking_number_owner where tracking_number = any(${p.numbers}::text[])`,
});

/** On a cluster, the shipments are on the account's node, and what is found by number alone is elsewhere. */
async function deleteOfAccount({ kysely }: Db, account: string, days: number, limit: number) {
  const rows = await kysely.transaction().execute(async (tx) => {
    const deleted = await deleteOld.runIn(tx, { days, limit, account });
    const numbers = deleted.map(({ tracking_number }) => tracking_number);
    if (numbers.length === 0) return deleted;
    await tx.deleteFrom('sandbox_booking').where('reference', 'in', numbers).execute();
    await freeNumbers.runIn(tx, { numbers });
    return deleted;
  });
  return { rows };
}

/**
 * Deletes test shipments without a change for `days` whose events are gone, also rejected ones that no client saw, with their
 * checkpoints, labels, carrier calls and bookings at the sandbox carrier. An unconfirmed one stays. Returns the number of
 * shipments.
 */
export async function deleteTestShipments(db: Db, days: number, limit: number): Promise<number> {
  const deleted = await takeByAccount(
    db.pool,
    limit,
    () => findAccounts.run(db.pool, { days, limit }),
    (account, rest) =>
      account === null
        ? deleteOld.run(db.pool, { days, limit: rest, account })
        : deleteOfAccount(db, account, days, rest),
  );
  return deleted.length;
}
