-- Name and address that invoices of an account print; null: the account's name and email address.
alter table account add column billing_details text check (char_length(billing_details) between 1 and 1000);
