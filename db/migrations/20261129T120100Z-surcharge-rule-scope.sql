-- Surcharges: when a rule is in force, for which consignments, and its fee in the currency of a law.
alter table surcharge_rule
  add column rule text,
  add column source text,
  add column effective_from catalog_day,
  add column effective_until catalog_day,
  add column value_over text,
  add column value_up_to text,
  add column recipient text,
  add column hs_prefixes text[],
  add column origins text[],
  add column fixed_amount text;
