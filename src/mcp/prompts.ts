import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server';

interface PromptText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The one argument: a description of the task. */
  readonly argument: readonly [name: string, description: string];
  readonly text: (about: string) => string;
}

/** The common tasks. Each names the tools to call and when to stop and ask. */
const prompts: readonly PromptText[] = [
  {
    name: 'quote',
    title: 'Compare prices',
    description: 'Compares the prices of the services to a destination.',
    argument: ['parcel', 'Weight, size, goods and destination.'],
    text: (about) =>
      `Compare the shipping prices for this parcel: ${about}. Ask me for the weight and the destination country if they are missing. Call get_rates. Show each available option with its total in HKD, transit days and surcharges, the cheapest first, and say why the others are not available. Book nothing.`,
  },
  {
    name: 'book_parcel',
    title: 'Book a parcel',
    description: 'Books a parcel, after a check and your agreement to the price.',
    argument: ['parcel', 'Recipient, goods, weight and service, as far as known.'],
    text: (about) =>
      `Book this parcel: ${about}. Call get_rates and let me choose a service. Call list_service_tiers with the destination_country to see what the country requires, and ask me for what is missing. Check the order with validate_shipment. Show me the recipient, the goods and the total, and wait for my agreement. Then call create_shipment with a new UUID as idempotency_key, total_hkd as expected_total_hkd and the discount's rule_id as expected_discount_rule_id. Give me the tracking number and the link of get_label.`,
  },
  {
    name: 'book_orders',
    title: 'Book orders',
    description: 'Books many orders, after a check and your agreement to the total.',
    argument: ['orders', 'The orders, as a list or a table, and the service.'],
    text: (about) =>
      `Book these orders: ${about}. Each needs a reference_no of its own. Check them with validate_batch and skip_placed true. Show me the number of valid orders and their total, what is wrong with the others, and all warnings. Correct only what I tell you to, check again, and wait for my agreement. Then call create_batch with the same orders, skip_placed true and a new UUID as idempotency_key. Call get_batch until it is completed, and list_batch_orders with status refused. Tell me what was booked and what was not, with the reason.`,
  },
  {
    name: 'find_shipment',
    title: 'Find a shipment',
    description: 'Finds a shipment and tells where it is.',
    argument: ['about', 'Tracking number, order reference, recipient, or any other detail.'],
    text: (about) =>
      `Find this shipment: ${about}. If this is a tracking or waybill number, call track_shipment. Otherwise call list_shipments with the filter that fits, such as reference_no, and call get_shipment for the best match. Tell me its status, the last event, the expected delivery and the number to give to the buyer. Change nothing.`,
  },
  {
    name: 'explain_webhook_failure',
    title: 'Explain a failed webhook',
    description: 'Explains why deliveries to a webhook endpoint failed.',
    argument: ['endpoint', 'Address or ID of the endpoint, or the event.'],
    text: (about) =>
      `Explain why this webhook failed: ${about}. Call list_webhooks to find the endpoint: is it active, and if not, what is its disabled_reason? Call list_webhook_deliveries with its id. Read http_status, error and response_excerpt of the failed deliveries and of their attempts. Tell me the cause, what to change at the receiver, when the next attempt is due, and how to deliver failed events again. Change nothing.`,
  },
];

/** Made once, because the validator keeps every schema that it compiles for good. */
const registrations = prompts.map(({ argument: [field, explained], ...prompt }) => {
  const properties = { [field]: { type: 'string' as const, description: explained } };
  const argsSchema = fromJsonSchema<Readonly<Record<string, string>>>({ type: 'object', properties });
  return { ...prompt, field, argsSchema };
});

export function addPrompts(server: McpServer): void {
  for (const { name, title, description, field, argsSchema, text } of registrations) {
    server.registerPrompt(name, { title, description, argsSchema }, (args) => {
      const about = args[field]?.trim() || '(ask me)';
      return { messages: [{ role: 'user', content: { type: 'text', text: text(about) } }] };
    });
  }
}
