-- Levies: amounts in the currency of their law, in place of those in HKD.
alter table levy
  add column per_item_amount text,
  add column max_consignment_amount text,
  add column source text;
