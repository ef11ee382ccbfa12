-- Queues an email to the recipient of a live shipment that reached a state which its account chose, in the transaction of the
-- event (docs/design/tracking.md, Emails to recipients). One per shipment and state, which the id ensures, and at most 1,000
-- per account and hour. None for a return, an erased recipient, or one who ended these emails.
create or replace function queue_recipient_mail(p_account_id text, p_tracking_number text, p_type text)
returns void language plpgsql as $$
declare
  is_problem boolean := p_type in ('shipment.exception', 'shipment.tracking_updated');
  wanted text := case when is_problem then 'customs_hold' else replace(p_type, 'shipment.', '') end;
  mail_id text := 'eml_' || md5(p_account_id || ' ' || p_tracking_number || ' ' || wanted);
  this_hour bigint := floor(extract(epoch from sampan_clock()) / 3600);
begin
  if not exists (select 1 from account_brand where account_id = p_account_id and wanted = any (mail_states)) then
    return;
  end if;
  if not exists (
    select 1 from shipment s
    where s.account_id = p_account_id and s.tracking_number = p_tracking_number and s.anonymized_at is null
      and (not is_problem or (s.status = 'exception' and s.sub_status = 'customs_hold'))
      and s.return_of is null and s.recipient->>'email' is not null
      and not exists (select 1 from recipient_mail_stop r
        where r.account_id = p_account_id and r.address_hash = recipient_address_hash(p_account_id, s.recipient->>'email'))
  ) or exists (select 1 from mail where id = mail_id) then
    return;
  end if;
  update account_brand set mail_count = case when mail_hour = this_hour then mail_count else 0 end + 1, mail_hour = this_hour
    where account_id = p_account_id and (mail_hour <> this_hour or mail_count < 1000);
  if found then
    insert into mail (id, kind, shipment_account_id, tracking_number, shipment_state, state, attempt_count, created_at, due_at)
    values (mail_id, 'recipient', p_account_id, p_tracking_number, wanted, 'pending', 0, sampan_clock(), sampan_clock())
    on conflict do nothing;
  end if;
end $$;
