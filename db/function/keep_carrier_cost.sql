-- Keeps what the carrier bills for a shipment beside its final fee. In a function, because a cluster plans no INSERT in WITH.
create or replace function keep_carrier_cost(
  p_account_id text, p_tracking_number text, p_carrier_code text, p_charged_cents bigint, p_cost_cents bigint)
returns void language plpgsql as $$
begin
  insert into carrier_cost (account_id, tracking_number, carrier_code, charged_cents, cost_cents, charged_at)
  values (p_account_id, p_tracking_number, p_carrier_code, p_charged_cents, p_cost_cents, sampan_clock())
  on conflict do nothing;
end $$;
