-- The account's default sender at booking, for the label of an order without a sender.
alter table shipment add column account_sender jsonb;
