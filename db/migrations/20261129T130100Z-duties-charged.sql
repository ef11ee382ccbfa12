-- The part of a final fee that is duties and taxes, and its own kind of transaction.
alter table shipment add column duties_charged_cents bigint;
alter table wallet_transaction drop constraint wallet_transaction_type_check,
  add constraint wallet_transaction_type_check
    check (type in ('top_up', 'hold', 'void', 'post', 'duties', 'refund', 'adjust')) not valid;
