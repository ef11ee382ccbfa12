// Generated from openapi.json by codegen/. Do not edit.

/** Address in the served files; the service replaces it with its own. */
export const placeholderAddress = 'https://installation.example';

/** Files that the service makes from openapi.json at the first request for one, by the path that they are served at. */
export const servedFiles: readonly string[] = [
  "openapi.yaml",
  "openapi.min.json",
  "openapi-open.json",
  "openapi-3.0.json",
  "llms.txt",
  "docs/guide.md",
  "docs/errors.md",
  "docs/events.md",
  "docs/listShipments.md",
  "docs/createShipment.md",
  "docs/validateShipment.md",
  "docs/getShipment.md",
  "docs/cancelShipment.md",
  "docs/getShipmentPod.md",
  "docs/getShipmentLabel.md",
  "docs/getTracking.md",
  "docs/quoteRates.md",
  "docs/listServiceTiers.md",
  "docs/listCountries.md",
  "docs/getWalletBalance.md",
  "docs/listWalletTransactions.md",
  "docs/listWebhooks.md",
  "docs/createWebhook.md",
  "docs/getWebhook.md",
  "docs/updateWebhook.md",
  "docs/deleteWebhook.md",
  "docs/rotateWebhookSecret.md",
  "docs/getWebhookSample.md",
  "docs/testWebhook.md",
  "docs/listWebhookDeliveries.md",
  "docs/redeliverWebhookDelivery.md",
  "docs/listEvents.md",
  "docs/getEvent.md",
  "docs/advanceTestShipment.md",
  "docs/failTestLabel.md",
  "docs/settleTestShipment.md",
  "docs/sendTestLowBalance.md",
  "docs/validateAddress.md",
  "postman/collection.json",
  "postman/test-environment.json",
  "postman/live-environment.json"
];
