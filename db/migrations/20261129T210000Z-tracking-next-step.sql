-- Tracking events: what the recipient has to do or can expect, as the carrier told.
alter table tracking_event add column next_step jsonb;
