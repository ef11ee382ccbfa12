import { type Queryable, statement } from '../../statement.ts';

export interface LedgerViolation {
  readonly invariant: string;
  readonly subject: string;
  readonly detail: string;
}

export interface LedgerFindings {
  readonly checked: Readonly<Record<string, number>>;
  readonly violationCount: number;
  readonly violations: readonly LedgerViolation[];
}

/** Invariants of the ledger by name; each query returns the violating rows (docs/design/ledger.md, Invariants). */
export const ledgerInvariants: Readonly<Record<string, string>> = {
  entries_of_a_transfer_sum_to_zero: `
    select transfer_id as subject, format('its entries sum to %s', sum(amount_cents)) as detail
    from entry group by account_id, transfer_id having sum(amount_cents) <> 0`,

  balance_is_the_sum_of_its_entries: `
    select coalesce(w.account_id, e.account_id) as subject,
      format('balance %s, entries %s', balance_cents, total) as detail
    from wallet w full join (
      select account_id, sum(amount_cents) as total from entry where version is not null group by account_id
    ) e on e.account_id = w.account_id
    where balance_cents is distinct from coalesce(total, 0)`,

  held_is_the_sum_of_pending_holds: `
    select coalesce(w.account_id, h.account_id) as subject, format('held %s, pending holds %s', held_cents, total) as detail
    from wallet w full join (
      select account_id, sum(amount_cents) as total from hold where state = 'pending' and amount_cents > 0 group by account_id
    ) h on h.account_id = w.account_id
    where held_cents is distinct from coalesce(total, 0)`,

  versions_have_no_gaps: `
    select w.account_id as subject,
      format('version %s, transactions %s from %s to %s', w.version, count(t.version), min(t.version), max(t.version)) as detail
    from wallet w left join wallet_transaction t on t.account_id = w.account_id
    group by w.account_id
    having (w.version, w.version, least(w.version, 1))
      <> (count(t.version), coalesce(max(t.version), 0), coalesce(min(t.version), 0))`,

  transactions_continue_each_other: `
    select id as subject, format('balance %s after %s and %s, held %s after %s and %s', balance_after_cents,
      balance_before, balance_change_cents, held_after_cents, held_before, held_change_cents) as detail
    from (
      select *, lag(balance_after_cents, 1, 0::bigint) over earlier as balance_before,
        lag(held_after_cents, 1, 0::bigint) over earlier as held_before
      from wallet_transaction window earlier as (partition by account_id order by version)
    ) t
    where balance_after_cents <> balance_before + balance_change_cents
      or held_after_cents <> held_before + held_change_cents`,

  wallet_is_as_its_last_transaction_left_it: `
    select w.account_id as subject, format('balance %s and held %s, after %s: %s and %s',
      w.balance_cents, w.held_cents, t.id, t.balance_after_cents, t.held_after_cents) as detail
    from wallet w left join wallet_transaction t on t.account_id = w.account_id and t.version = w.version
    where (w.balance_cents, w.held_cents) <> (coalesce(t.balance_after_cents, 0), coalesce(t.held_after_cents, 0))`,

  transaction_has_its_two_entries: `
    select coalesce(t.id, e.transfer_id) as subject, format('%s of %s, entries %s', t.type, t.balance_change_cents, e.sides) as detail
    from wallet_transaction t full join (
      select account_id, transfer_id, string_agg(format('%s %s %s v%s', ledger_account, amount_cents, balance_after_cents, version),
        ', ' order by version is null, ledger_account) as sides
      from entry group by account_id, transfer_id
    ) e on e.account_id = t.account_id and e.transfer_id = t.id
    where e.sides is distinct from case when t.balance_change_cents <> 0 then
      format('%s %s %s v%s, %s %s  v', t.account_id, t.balance_change_cents, t.balance_after_cents, t.version,
        case t.type when 'top_up' then 'cash' when 'adjust' then 'adjustment' else 'revenue' end, -t.balance_change_cents)
    end`,

  hold_has_its_transactions: `
    select h.tracking_number as subject, format('%s hold of %s, charged %s; transactions: %s',
      h.state, h.amount_cents, h.posted_cents, coalesce(t.made, 'none')) as detail
    from hold h left join (
      select tracking_number, account_id,
        sum(held_change_cents) filter (where type = 'hold') as held,
        sum(held_change_cents) filter (where type = 'void') as voided,
        sum(held_change_cents) filter (where type = 'post') as closed,
        sum(balance_change_cents) filter (where type in ('post', 'duties')) as charged,
        sum(balance_change_cents) filter (where type = 'refund') as refunded,
        string_agg(format('%s %s %s', type, balance_change_cents, held_change_cents), ', ' order by version) as made
      from wallet_transaction where tracking_number is not null group by account_id, tracking_number
    ) t on t.account_id = h.account_id and t.tracking_number = h.tracking_number
    where coalesce(t.held, 0) <> h.amount_cents
      or coalesce(t.voided, 0) <> case when h.state = 'voided' then -h.amount_cents else 0 end
      or coalesce(t.closed, 0) <> case when h.state = 'posted' then -h.amount_cents else 0 end
      or coalesce(t.charged, 0) <> -coalesce(h.posted_cents, 0)
      or coalesce(t.refunded, 0) > coalesce(h.posted_cents, 0)`,

  hold_has_its_live_shipment: `
    select h.tracking_number as subject, case when s.tracking_number is null then 'there is no such shipment'
      else format('shipment of %s, livemode %s', s.account_id, s.livemode) end as detail
    from hold h left join shipment s on s.account_id = h.account_id and s.tracking_number = h.tracking_number
    where s.tracking_number is null or not s.livemode`,

  live_shipment_has_its_hold: `
    select s.tracking_number as subject, format('shipment of %s without a hold', s.account_id) as detail
    from shipment s left join hold h on h.account_id = s.account_id and h.tracking_number = s.tracking_number
    where s.livemode and h.tracking_number is null`,

  test_mode_has_no_money: `
    select t.id as subject, format('%s on test-mode shipment %s', t.type, s.tracking_number) as detail
    from wallet_transaction t join shipment s on s.account_id = t.account_id and s.tracking_number = t.tracking_number
    where not s.livemode`,

  cancelled_and_rejected_shipments_cost_nothing: `
    select s.tracking_number as subject,
      format('status %s, dispatch %s, hold %s', s.status, s.dispatch_status, h.state) as detail
    from shipment s join hold h on h.account_id = s.account_id and h.tracking_number = s.tracking_number
    where (s.status = 'cancelled' or s.dispatch_status = 'rejected') and h.state <> 'voided'`,
};

const shown = 1_000;

const found = Object.entries(ledgerInvariants)
  .map(([name, query]) => `select '${name}' as invariant, subject, detail from (${query}) broken`)
  .join('\nunion all\n');

// Raw: one query, so that all invariants see one snapshot.
const check = statement<LedgerFindings>()({
  parameters: [],
  text: () => `
  with found as materialized (${found})
  select json_build_object(
      'wallets', (select count(*) from wallet),
      'transactions', (select count(*) from wallet_transaction),
      'entries', (select count(*) from entry),
      'holds', (select count(*) from hold),
      'live_shipments', (select count(*) from shipment where livemode)
    ) as checked,
    (select count(*) from found) as "violationCount",
    (select coalesce(json_agg(first), '[]') from (select * from found limit ${shown}) first) as violations`,
});

export async function findLedgerViolations(db: Queryable): Promise<LedgerFindings> {
  const { rows } = await check.run(db, {});
  if (!rows[0]) throw new Error('the ledger check returned no row');
  return rows[0];
}
