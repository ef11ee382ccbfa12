-- Requirements: the sentence of a rule in Traditional Chinese, for pages (docs/catalog.md, country_requirement.csv).
alter table country_requirement add column message_zh_hk text;
