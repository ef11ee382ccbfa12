/**
 * The operations, or parts of one, that are in the contract and not yet wired. Each answers 501 NOT_IMPLEMENTED
 * there; the tests print this list until it is empty.
 */
export const reserved: Readonly<Record<string, string>> = {
  getShipmentPod: 'all of it',
  getShipmentLabel: 'all of it',
  getTracking: 'all of it',
  createWebhook: 'all of it',
  listWebhooks: 'all of it',
  getWebhook: 'all of it',
  updateWebhook: 'all of it',
  deleteWebhook: 'all of it',
  rotateWebhookSecret: 'all of it',
  getWebhookSample: 'all of it',
  testWebhook: 'all of it',
  listWebhookDeliveries: 'all of it',
  redeliverWebhookDelivery: 'all of it',
  listEvents: 'all of it',
  getEvent: 'all of it',
};
