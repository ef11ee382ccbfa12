-- Catalog: a VAT rate can be that of a tax area.
alter table vat_rate drop constraint vat_rate_country_code_fkey;
