const fragment = 'a part of statements, each of which names the account';
const job = 'a recurring job looks for the work of all accounts, without a lock';
const retention = 'rows of all accounts are deleted by age';
const operator = 'an operator sees all accounts';
const byId = 'rare; the id alone finds the row on its node, and the other nodes find nothing';

/**
 * Declarations (`file#name`) and SQL functions with a statement on a table of accounts that does not name one account, and
 * the reason. A distributed database asks every node for them.
 */
export const statementsOfAllAccounts: Readonly<Record<string, string>> = {
  'above-quote#isOpenDifference': fragment,
  'anonymize-shipment#findDue': job,
  'api-request#areFew': fragment,
  'batch#findDue': job,
  'batch#findOldAccounts': retention,
  'batch#readBacklog': operator,
  'cancel-shipment#findLeft': job,
  'carrier-call#deleteCarrierCalls': retention,
  'carrier-cost#sumMargins': operator,
  'carrier-notice#matching': 'a notice of a carrier has a tracking or waybill number only',
  'charge-dispute#listOpenDisputes': operator,
  'clock#otherDatedColumns': job,
  'event#deleteOld': retention,
  'idempotency-key#deleteExpiredIdempotencyKeys': retention,
  'idempotency-key#deleteExpiredRejections': retention,
  'keep_api_requests.sql': retention,
  'label#findByLabelLink': 'a presigned URL has a tracking number only',
  'label#findUnmade': job,
  'known-booking#findKnownBookings': operator,
  'ledger_hold.sql': 'joined with the row of the account in every condition',
  'ledger_hold_is_live.sql': 'a guard, which a distributed database does not have',
  'mail#claim': 'reads the event of a mail, of the account of its user',
  'manifest#findLeft': job,
  'manifest#findOldAccounts': retention,
  'manifest#findOwner': operator,
  'notification#drop': 'reads the events of mails, of the accounts of their users',
  'overview#readRevenue': operator,
  'overview#readVolume': operator,
  'problem-shipments#eventAt': 'joined with the account of its shipment in every condition',
  'problem-shipments#problems': operator,
  'recipient#findRecipientMailSubject': 'a public page has a token only',
  'record-tracking#findDue': job,
  'restored#countUnfinished': operator,
  'restored#newest': operator,
  'restored#raise': operator,
  'search-installation#findAnyEvent': operator,
  'search-installation#findAnyHandovers': operator,
  'search-installation#readHits': operator,
  'search-installation#searchAllRequests': operator,
  'search-installation#withNumber': operator,
  'search-installation#withWords': operator,
  'service-process#readOpenProblems': operator,
  'shipment#findAnyShipment': operator,
  'shipment#intercept': operator,
  'shipment-cancellation#isFailed': fragment,
  'shipment-search#findBehind': job,
  'test-shipment-retention#findAccounts': job,
  'tracking#deleteExpiredTrackingCache': retention,
  'tracking#findByTrackToken': 'a public page has a token only',
  'tracking#stateBy': 'a public page has a number only',
  'unfinished#findLeft': job,
  'unfinished#findOwner': operator,
  'unfinished#listUnconfirmed': operator,
  'unfinished#unconfirmedCarriers': job,
  'waiting_endpoints.sql': job,
  'wallet#findWalletTransaction': byId,
  'wallet-charge#returnedCents': fragment,
  'wallet-invariant#check': operator,
  'wallet-invariant#ledgerInvariants': operator,
  'webhook-claim#listOverdueDeliveries': operator,
  'webhook-claim#readBacklog': operator,
  'webhook-delivery#countEndpoints': fragment,
  'webhook-endpoint#insertSecret': byId,
  'work-queue#isOverdue': fragment,
};

/** Tables in a statement (`file#name table`) whose condition on the account is not in its text, and where it is. */
export const tablesWithoutAccount: Readonly<Record<string, string>> = {
  'list-shipments#boundedPage shipment': 'the first of its conditions (`inScope`)',
  'list-shipments#countShipments shipment': 'the first of its conditions (`inScope`)',
  'list-shipments#listShipmentPage shipment': 'the first of its conditions (`inScope`)',
};

/** Statements (`file#name`) that lock rows and name no account, and the reason. */
export const locksWithoutAccount: Readonly<Record<string, string>> = {
  'mail#claim': 'locks mails, which are on the coordinator',
};
