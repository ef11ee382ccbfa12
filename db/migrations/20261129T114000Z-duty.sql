-- Catalog: duties and taxes on imports.
create table duty_rule (
  destination text not null,
  rule text not null,
  basis text not null,
  duty_relief_up_to text,
  tax_name text,
  tax_percent text,
  tax_base text[] not null,
  tax_relief_up_to text,
  tax_at_sale_up_to text,
  tax_at_sale_with text,
  tax_waived_up_to text,
  handling_fee text,
  effective_from catalog_day not null,
  effective_until catalog_day,
  source text not null,
  as_of catalog_day not null
);

-- Up to a hundred thousand rows, which processes read in pages by position.
create table duty_rate (
  position integer primary key,
  destination text not null,
  rule text not null,
  hs_prefix text not null,
  origin text not null,
  basis_points integer check (basis_points >= 0),
  amount text,
  per text,
  value_over text,
  value_up_to text,
  has_relief boolean not null,
  effective_from catalog_day not null,
  effective_until catalog_day,
  source text not null,
  as_of catalog_day not null
);
