import type { Variety } from '../tracking/fill.ts';
import { trackingNumberOf } from '../tracking/numbers.ts';

/** Shipments of several statuses, destinations and services; few are rare. `c.n` is the copy's index. */
export const variety: Variety = {
  shipment: {
    status: "case when c.n % 2000 = 1 then 'exception' when c.n % 50 = 3 then 'cancelled' else t.status end",
    destination_country: "(array['US', 'GB', 'DE', 'FR', 'AU', 'NO'])[1 + c.n % 6]",
    service_code: "(array['HKASTDGGSTCM', 'HKAEXPGGSTCM'])[1 + c.n % 2]",
    tags: "case when c.n % 100000 = 7 then array['rare'] else t.tags end",
    metadata: "t.metadata || jsonb_build_object('order', c.n::text)",
  },
};

/** Filters of every list, alone and together, with values that nothing has: the most that a search can read. */
export const filters: readonly string[] = [
  ...[
    'status=exception',
    'status=exception&destination_country=IS',
    'status=cancelled&destination_country=IS',
    'status=delivered&destination_country=IS&service_tier_id=HKAEXPGGSTCM',
    'destination_country=IS',
    'service_tier_id=HKAXXXGGSTCM',
    'reference_no=order-77',
    'waybill_number=SBX000000000000',
    'recipient=nobody',
    'status=not_confirmed',
    'tag=rare',
    'tag=rare&status=delivered&destination_country=IS',
    'tag=autumn&destination_country=IS',
    'metadata_key=order&metadata_value=77',
    'metadata_key=shop&metadata_value=us-store&status=returned',
    'created_from=2020-01-01&created_to=2020-12-31',
    'created_from=2020-01-01&destination_country=IS',
    'changed_since=2020-01-01',
    'changed_since=2020-01-01&destination_country=IS',
  ].map((query) => `/test/shipments?${query}`),
  ...[
    'status=5',
    'status=4&path=/none',
    'status=2&operation=getEvent',
    'sys_code=1422001&path=/none',
    'path=/shipments&operation=getEvent&since=2020-01-01',
    'path=/shipments&status=5&sys_code=1422001',
    'path=/shipments&status=2&operation=getEvent&since=2020-01-01',
    'request_id=bench-77',
    'request_id=bench-&operation=getEvent',
    `shipment=${trackingNumberOf(77)}`,
  ].map((query) => `/test/requests?${query}`),
  ...[
    'state=failed',
    'state=retrying',
    'state=discarded',
    'event_type=shipment.delivered',
    'state=discarded&event_type=shipment.created&since=2020-01-01T00:00',
  ].map((query) => `/test/webhooks/deliveries?${query}`),
  ...['event_type=shipment.delivered', 'event_type=wallet.low_balance', 'since=2020-01-01T00:00'].map(
    (query) => `/test/events?${query}`,
  ),
  '/live/wallet',
  ...['type=top_up', 'type=refund', 'type=post'].map((query) => `/live/wallet?${query}`),
  '/live/wallet?from=2026-01-01&to=2026-12-31',
  '/test/activity?who=nobody',
  '/test/search?q=nothing',
  '/test/search?q=bench-',
  '/test/search?q=order-77',
];
