-- The difference of duties and taxes is its own type of transaction.
alter table wallet_transaction drop constraint wallet_transaction_type_check,
  add constraint wallet_transaction_type_check
    check (type in ('top_up', 'hold', 'void', 'post', 'duties', 'refund', 'adjust')) not valid;
