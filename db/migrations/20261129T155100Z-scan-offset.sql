-- Tracking events: the UTC offset of the place, as the carrier sent it.
alter table tracking_event add column utc_offset_minutes integer;
