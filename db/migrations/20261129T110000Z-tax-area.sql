-- Catalog: parts of a country with taxes of their own, a row for each range of postal codes.
create table tax_area (
  code text not null,
  country_code text not null,
  name text not null,
  name_zh_hk text,
  -- `EU` inside the EU's customs union, and inside its VAT area; else null.
  customs_area text,
  vat_area text,
  -- Of ISO 3166-2.
  regions text[] not null,
  -- Codes of two letters by which orders may name the area as a country, such as IC.
  territories text[] not null,
  postcode_from text,
  postcode_to text,
  source text
);

alter table country add column vat_area text;

update country set vat_area = customs_area;
