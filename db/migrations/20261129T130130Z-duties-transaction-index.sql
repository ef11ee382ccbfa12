-- No transaction: the table is large.
drop index concurrently if exists wallet_transaction_duties;

create index concurrently wallet_transaction_duties on wallet_transaction (account_id, version) include (created_at, balance_change_cents)
  where type = 'duties';
