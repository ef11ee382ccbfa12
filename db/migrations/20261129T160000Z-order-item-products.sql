-- What account holders told of their SKUs for files of orders becomes products of both modes. Processes of the last release
-- still use order_item_default: the next release drops it.
insert into merchant_product
  (account_id, livemode, sku, description, fields, archived, created_at, updated_at)
  select account_id, livemode, sku, '',
    jsonb_strip_nulls(jsonb_build_object('hs_code', hs_code, 'country_of_manufacture', country_of_manufacture)),
    false, now(), now()
  from order_item_default, (values (true), (false)) as modes (livemode)
  -- Paths of addresses can't have these.
  where sku not in ('.', '..')
  on conflict (account_id, livemode, sku) do update set fields = excluded.fields || merchant_product.fields;
