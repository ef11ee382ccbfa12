-- Return services carry to Hong Kong; services before them carry from it.
alter table service add column direction text not null default 'outbound';
