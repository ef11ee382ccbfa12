import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { ToolName } from '../../generated/mcp-tools.ts';

export interface ToolText {
  readonly description: string;
  readonly annotations: ToolAnnotations;
}

/** Presents each tool to a model, for the mode of the API key. */
export const toolTexts: Readonly<Record<ToolName, (livemode: boolean) => ToolText>> = {
  create_shipment: (livemode) => ({
    description: `${livemode ? bookLive : bookTest} Use a new idempotency_key, such as a UUID, for each order. If a call fails without a clear answer, repeat it with the same key and arguments: it books only once.`,
    annotations: { readOnlyHint: false, destructiveHint: livemode, idempotentHint: true },
  }),
  get_rates: reads(
    'Quotes all services to a destination, with prices in HKD. Standard insurance only: custom insured amounts are not supported.',
  ),
  validate_shipment: reads(
    'Checks the arguments of create_shipment, without idempotency_key, and returns all violations and the price. Books nothing.',
  ),
  cancel_shipment: (livemode) => ({
    description: `Cancels a shipment that is not picked up yet${livemode ? ', and refunds its charge' : ''}. It cannot be undone. A repeat returns the same result.`,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  }),
  get_label: reads('Returns a link to the label PDF. The link works for 25 hours without an API key.'),
  get_shipment: reads('Returns a shipment with its tracking events, price and billing.'),
  list_shipments: reads("Lists the account's shipments, newest first, in pages."),
  track_shipment: reads('Returns the tracking status of a shipment.'),
  list_service_tiers: reads(
    'Lists the services that the account can book, with destinations, limits, optional surcharges and required fields.',
  ),
  get_wallet_balance: reads('Returns the balance of the prepaid wallet, in HKD.'),
};

const bookTest = 'Books a shipment in test mode: nothing is charged and no carrier is called.';
const bookLive =
  'Books a shipment in LIVE mode: it charges the wallet and orders a carrier. First call get_rates and have the user agree to the price. Then pass the chosen option: total_hkd as expected_total_hkd, and discount.rule_id (or null) as expected_discount_rule_id. If the price has changed, the call fails and nothing is booked or charged.';

function reads(description: string): () => ToolText {
  return () => ({ description, annotations: { readOnlyHint: true } });
}
