-- Returns why an account's terms or funds refuse a hold; null: allowed (contract: createShipment, Checks).
create or replace function hold_refusal(
  p_frozen boolean, p_credit_suspended boolean, p_credit_limit_cents bigint, p_credit_floor_cents bigint,
  p_available_cents bigint, p_amount_cents bigint)
returns text language sql immutable parallel safe as $$
  select case
    when p_frozen then 'frozen'
    when p_available_cents <= p_credit_floor_cents then 'credit_floor'
    when p_amount_cents <= p_available_cents then null
    when p_credit_limit_cents = 0 then 'insufficient_funds'
    when p_credit_suspended then 'credit_suspended'
    when p_amount_cents > p_available_cents + p_credit_limit_cents then 'credit_limit'
  end
$$;
