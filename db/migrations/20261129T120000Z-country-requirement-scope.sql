-- Requirements: when they are in force, for which lanes and consignments (docs/catalog.md, Limits of a rule).
alter table country_requirement
  drop constraint country_requirement_key,
  drop constraint country_requirement_country_code_fkey,
  add column rule text,
  add column source text,
  add column effective_from catalog_day,
  add column effective_until catalog_day,
  add column value_over text,
  add column value_up_to text,
  add column recipient text,
  add column hs_prefixes text[],
  add column origins text[],
  add column services text[] not null default '{*}',
  add column goods_categories text[] not null default '{*}';
