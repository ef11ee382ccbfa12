-- Customs papers: when they are wanted, and for which consignments.
alter table customs_document
  add column rule text,
  add column source text,
  add column effective_from catalog_day,
  add column effective_until catalog_day,
  add column value_over text,
  add column value_up_to text,
  add column recipient text,
  add column hs_prefixes text[],
  add column origins text[],
  add column goods_categories text[] not null default '{*}';
