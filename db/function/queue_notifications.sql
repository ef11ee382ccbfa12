-- Queues an email about an event to each user who chose it, in the transaction of the event (docs/design/dashboard.md,
-- Notification mails). At most 20 per user and hour. A sample event of testWebhook is not listed and sends none.
create or replace function queue_notifications(p_event_id text, p_account_id text, p_livemode boolean, p_type text)
returns void language plpgsql as $$
begin
  insert into mail (id, user_id, event_id, kind, state, attempt_count, created_at, due_at)
  select 'eml_' || replace(gen_random_uuid()::text, '-', ''), u.id, p_event_id, 'notification', 'pending', 0,
    sampan_clock(), sampan_clock()
  from dashboard_user u
  where u.account_id = p_account_id and u.password_hash is not null
    and p_type || case when p_livemode then ':live' else ':test' end
      = any (notification_choices(u.role, u.notifications))
    and (u.sees_money or p_type not like 'wallet.%')
    and (select count(*) from mail m where m.user_id = u.id and m.kind = 'notification'
      and m.created_at > sampan_clock() - interval '1 hour') < 20;
end $$;
