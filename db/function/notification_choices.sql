-- Returns the emails that a user gets: the user's own choice, else the default of the role. A clerk gets no amounts of the
-- wallet.
create or replace function notification_choices(p_role text, p_chosen text[]) returns text[]
language sql immutable as $$
  select array(
    select choice
    from unnest(coalesce(p_chosen, case p_role
      when 'owner' then array['wallet.low_balance:live', 'webhook.disabled:live']
      when 'finance' then array['wallet.low_balance:live']
      when 'developer' then array['webhook.disabled:live']
      else array[]::text[] end)) choice
    where p_role <> 'clerk' or choice not like 'wallet.%'
  )
$$;
