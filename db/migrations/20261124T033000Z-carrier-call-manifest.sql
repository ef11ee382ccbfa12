-- The journal has two more calls: the manifest of a carrier, under its own reference, and its document.
alter table carrier_call drop constraint carrier_call_operation_check;
alter table carrier_call add constraint carrier_call_operation_check
  check (operation in ('dispatch', 'lookup', 'cancel', 'label', 'pod', 'manifest', 'manifest_document')) not valid;
