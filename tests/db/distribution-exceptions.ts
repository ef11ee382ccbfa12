const fragment = 'a part of statements, each of which names the account';
const job = 'a recurring job looks for the work of all accounts';
const retention = 'rows of all accounts are deleted by age';
const operator = 'an operator sees all accounts';
const byId = 'rare; the id alone finds the row on its node, and the other nodes find nothing';
const deliveries = 'deliveries of several accounts are sent in one round';

/**
 * Declarations (`file#name`) and SQL functions with a statement on a table of accounts that does not name one account, and
 * the reason. A distributed database asks every node for them.
 */
export const statementsOfAllAccounts: Readonly<Record<string, string>> = {
  'api-request#areFew': fragment,
  'cancel-shipment#takeAll': job,
  'cancel-shipment#takeCancelsSql': job,
  'cancel-shipment#takeOne': operator,
  'carrier-call#deleteCarrierCalls': retention,
  'carrier-notice#matching': 'a notice of a carrier has a tracking or waybill number only',
  'clock#others': job,
  'event#deleteOld': retention,
  'idempotency-key#deleteExpiredIdempotencyKeys': retention,
  'idempotency-key#deleteExpiredRefusals': retention,
  'keep_api_requests.sql': retention,
  'label#findByLabelLink': 'a presigned URL has a tracking number only',
  'label#takeUnmade': job,
  'ledger_hold.sql': 'joined with the row of the account in every condition',
  'ledger_hold_is_live.sql': 'a guard, which a distributed database does not have',
  'mail#claim': 'reads the event of a mail, of the account of its user',
  'record-tracking#takeDue': job,
  'search-installation#findAnyEvent': operator,
  'search-installation#having': operator,
  'search-installation#searchAllRequests': operator,
  'service-process#readInstallationHealth': operator,
  'shipment#eventsJson': fragment,
  'shipment#intercept': operator,
  'test-shipment-retention#deleteOld': retention,
  'test-shipment-retention#oldest': retention,
  'tracking#deleteExpiredTrackingCache': retention,
  'tracking#findByTrackToken': 'a public page has a token only',
  'unfinished#listUnconfirmed': operator,
  'unfinished#takeSql': job,
  'unfinished#unconfirmedCarriers': job,
  'wallet#findWalletTransaction': byId,
  'wallet-charge#chargeJson': fragment,
  'wallet-invariant#check': operator,
  'wallet-invariant#ledgerInvariants': operator,
  'webhook-claim#claimStatement': deliveries,
  'webhook-claim#extend': deliveries,
  'webhook-claim#listOpenDeliveries': operator,
  'webhook-claim#readBacklog': operator,
  'webhook-claim#release': deliveries,
  'webhook-delivery#countDeliveries': byId,
  'webhook-delivery#countEndpoints': fragment,
  'webhook-delivery#lastSignature': byId,
  'webhook-delivery#oldest': fragment,
  'webhook-delivery#requeueUndelivered': byId,
  'webhook-endpoint#countWaiting': byId,
  'webhook-endpoint#deliveryShares': byId,
  'webhook-endpoint#insertSecret': byId,
  'webhook-endpoint#overlapEnd': byId,
  'webhook-endpoint#retireSecrets': byId,
  'webhook-endpoint#signingSecrets': byId,
  'webhook-endpoint#updateWebhookRow': byId,
  'webhook-result#countFailures': byId,
  'webhook-result#updateConcurrency': byId,
  'webhook-result#write': deliveries,
};
