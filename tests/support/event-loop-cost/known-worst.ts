/**
 * The slowest cases of each operation in the full profile, of different kinds, and the case with the largest
 * refusal: `<operation>: <case>`.
 */
export const knownWorst: ReadonlySet<string> = new Set([
  'createShipment: items.0: objects',
  'createShipment: service_tier_id: an object',
  'createShipment: items.0.quantity: nested arrays',
  'createShipment: sender: names of control characters',
  'validateShipment: recipient.postal_code: an object',
  'validateShipment: parcels.0: objects',
  'validateShipment: items.0: a duplicate name at the end',
  'validateShipment: sender: names of control characters',
  'cancelShipment: no body: unknown names',
  'quoteRates: items.0: objects',
  'quoteRates: goods_category: an object',
  'quoteRates: parcels.0: a duplicate name at the end',
  'quoteRates: parcels.0: names of control characters',
  'createWebhook: events.0: nested arrays',
  'createWebhook: the body: names of control characters',
  'updateWebhook: the body: a duplicate name at the end',
  'updateWebhook: the body: names of control characters',
  'deleteWebhook: no body: unknown names',
  'rotateWebhookSecret: the body: a duplicate name at the end',
  'rotateWebhookSecret: the body: names of control characters',
  'createShipmentBatch: orders.0.service_tier_id: escaped quotes',
  'testWebhook: the body: different names',
  'testWebhook: the body: names of control characters',
  'redeliverWebhookDelivery: no body: white space',
]);
