-- Queues an email about an event to each user who chose it, in the transaction of the event (docs/design/dashboard.md,
-- Notification mails). At most 20 per user and hour. A sample event of testWebhook is not listed and sends none.
create or replace function queue_notifications() returns trigger language plpgsql as $$
begin
  insert into mail (id, user_id, event_id, kind, state, attempt_count, created_at, due_at)
  select 'eml_' || replace(gen_random_uuid()::text, '-', ''), u.id, new.id, 'notification', 'pending', 0,
    sampan_clock(), sampan_clock()
  from dashboard_user u
  where u.account_id = new.account_id and u.password_hash is not null
    and new.type || case when new.livemode then ':live' else ':test' end
      = any (notification_choices(u.role, u.notifications))
    and (select count(*) from mail m where m.user_id = u.id and m.kind = 'notification'
      and m.created_at > sampan_clock() - interval '1 hour') < 20;
  return null;
end $$;
create or replace trigger queue_notifications after insert on event
  for each row when (new.listed and new.type in ('wallet.low_balance', 'webhook.disabled'))
  execute function queue_notifications();
