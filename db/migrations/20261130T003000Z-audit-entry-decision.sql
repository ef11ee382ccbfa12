-- No transaction: the table is large.
drop index concurrently if exists audit_entry_decision;

create index concurrently audit_entry_decision on audit_entry (account_id, action, created_at, id)
  where action in ('account.rule_changed', 'shipment.outcome_recorded', 'wallet.refunded');
