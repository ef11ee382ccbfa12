-- An email to the recipient of a shipment has no user and no subscriber.
alter table mail add column shipment_account_id text, add column tracking_number text, add column shipment_state text,
  drop constraint mail_check3, drop constraint mail_kind_check,
  add constraint mail_check3 check (num_nonnulls(user_id, subscriber_id, tracking_number) = 1) not valid,
  add constraint mail_recipient_check check (
    (kind = 'recipient') = (tracking_number is not null)
    and num_nulls(shipment_account_id, tracking_number, shipment_state) in (0, 3)) not valid,
  add constraint mail_kind_check check (kind in ('confirmation', 'digest', 'invitation', 'notification', 'recipient', 'reset', 'security')) not valid;
