-- The name of a service in Traditional Chinese, for people.
alter table service
  add column name_zh_hk text;
