-- Whether the tables of a user's pages have narrow rows.
alter table dashboard_user add column compact_rows boolean not null default false;
