-- When the label was first printed, and by whom: a user's email address, an API key's id or the command line.
alter table shipment add column printed_at timestamptz, add column printed_by text;
