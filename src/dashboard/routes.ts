import type { UserRole } from '../../db/table/user.ts';
import {
  exportActivity,
  exportInstallationActivity,
  showActivity,
  showInstallationActivity,
} from './activity/activity.ts';
import {
  askDeleteAddress,
  changeRequestedAddress,
  deleteRequestedAddress,
  makeDefaultSender,
  saveNewAddress,
  showAddress,
  showAddresses,
  showNewAddress,
} from './address/addresses.ts';
import { showBatches } from './batch/list.ts';
import {
  cancelRequestedBatch,
  exportBatch,
  exportRefused,
  retryRequestedBatch,
  showBatch,
} from './batch/results.ts';
import {
  checkUpload,
  createUploaded,
  sendTemplateCsv,
  sendTemplateWorkbook,
  showUploadForm,
} from './batch/upload.ts';
import { showChangelog } from './changelog/changelog.ts';
import { showEvent, showEvents } from './event/events.ts';
import { catalogLimits, maxOrderFormBytes, orderFileLimits } from './form.ts';
import { showHome } from './home/home.ts';
import { askConnect, connectRequestedApp } from './key/connect.ts';
import { askKeyLabel, askRevokeKey, createKey, revokeKey, saveKeyLabel, showKeys } from './key/keys.ts';
import {
  createConfirmed,
  sendCarrierDocument,
  sendSheet,
  showManifest,
  showManifests,
  showNewManifest,
} from './manifest/manifests.ts';
import { showAccount } from './operator/account.ts';
import { viewerRoutes } from './operator/account-routes.ts';
import { saveNewAccount, showAccounts } from './operator/accounts.ts';
import {
  compareAgain,
  discardUpload,
  publishUpload,
  showUpload,
  uploadCatalog,
} from './operator/catalog/upload.ts';
import { downloadFile, showVersion, showVersions } from './operator/catalog/versions.ts';
import {
  addIoss,
  assignAccountRateTable,
  changeAccount,
  changeProducts,
  copyProducts,
  correctBalance,
  creditAccount,
  inviteToAccount,
  removeAccountRateTable,
  removeIoss,
  saveAccountSettings,
} from './operator/change-account.ts';
import { changeRate, showRates } from './operator/exchange-rates.ts';
import { confirmTime, showHealth } from './operator/health.ts';
import { checkLedger, showLedger } from './operator/ledger-check.ts';
import { searchEverywhere } from './operator/search.ts';
import { savePaymentInstructions, showOperatorSettings } from './operator/settings.ts';
import { changeJob, retryJobs, showJob } from './operator/stuck-jobs.ts';
import { resolveShipment, showUnconfirmed, showUnconfirmedList } from './operator/unconfirmed-shipments.ts';
import {
  askRemoveUser,
  endUserLock,
  endUserSessions,
  inviteOperator,
  removeAnyUser,
  removeUserFactor,
  renewUserLink,
  saveUserRole,
  showUser,
  showUsers,
  withdrawUserLink,
} from './operator/users.ts';
import { bookOrder, checkOrder, showOrder } from './order/order.ts';
import { showQuote } from './order/quote.ts';
import { askReturn, bookReturn } from './order/return.ts';
import type { AccountRoute, OperatorRoute } from './page-request.ts';
import { saveItemsAsProducts, showImport, uploadProducts } from './product/import.ts';
import {
  askDeleteProduct,
  changeRequestedProduct,
  deleteRequestedProduct,
  exportProducts,
  saveNewProduct,
  showNewProduct,
  showProduct,
  showProducts,
} from './product/products.ts';
import { showRequest, showRequests } from './request/requests.ts';
import { RouteMatcher } from './route-matcher.ts';
import { search } from './search/search.ts';
import {
  askPasskey,
  askRemovePasskey,
  createPasskey,
  removeOwnPasskey,
  savePasskey,
} from './security/passkeys.ts';
import {
  removeSecondFactor,
  renewCodes,
  saveSecondFactor,
  showSecondFactor,
} from './security/second-factor.ts';
import { revokeOtherSessions, revokeSession, savePassword, showSecurity } from './security/security.ts';
import { removeSavedMapping, saveOrderDefaults, showOrderFiles } from './settings/order-files.ts';
import { saveAccountName, saveNotifications, savePreferences, showSettings } from './settings/settings.ts';
import { askCancel, cancelRequested } from './shipment/cancel.ts';
import { sendDocument, sendLabel, sendPhoto } from './shipment/files.ts';
import { exportShipments, removeFilter, saveFilter, showShipments } from './shipment/list.ts';
import { sendChosenLabel, showPrintLabels } from './shipment/print-labels.ts';
import { showShipment } from './shipment/shipment.ts';
import {
  askRemoveMember,
  askResetFactor,
  inviteMember,
  removeFromTeam,
  renewLink,
  resetFactor,
  saveRole,
  showTeam,
  withdrawMemberLink,
} from './team/team.ts';
import { exportWallet } from './wallet/ledger.ts';
import { sendStatement, showStatements } from './wallet/statements.ts';
import { saveThreshold, showWallet } from './wallet/wallet.ts';
import { showDeliveries } from './webhook/deliveries.ts';
import { askRedeliverFailed, redeliverAllFailed, redeliverOne, showDelivery } from './webhook/delivery.ts';
import {
  askDeleteEndpoint,
  askRotateEndpoint,
  askStopEndpoint,
  deleteEndpoint,
  enableEndpoint,
  rotateEndpoint,
  saveEndpoint,
  showEndpoint,
  stopEndpoint,
  testEndpoint,
} from './webhook/endpoint.ts';
import { createEndpoint, showEndpoints } from './webhook/endpoints.ts';

const everyone: readonly UserRole[] = ['owner', 'developer', 'viewer'];
const changers: readonly UserRole[] = ['owner', 'developer'];
const owners: readonly UserRole[] = ['owner'];

/** A form with a file of orders or products, of which nothing is kept. */
const orderFile = { isUpload: true, uploadLimits: orderFileLimits, isUnkept: true } as const;

/** Path of the page that an operator gets before a second factor that the installation requires is on. */
export const setUpPath = '/security/second-factor';
/** The only pages open to such an operator. */
export const setUpPaths: readonly string[] = [setUpPath, '/security/passkeys', '/security/passkeys/add'];

/** The own sign-in of a person, in the account's pages and in the operators'. */
const ownSignIn = [
  { method: 'get', path: '/security', roles: everyone, run: showSecurity },
  { method: 'post', path: '/security', roles: everyone, run: savePassword },
  { method: 'post', path: '/security/sessions/:id', roles: everyone, run: revokeSession },
  { method: 'post', path: '/security/other-sessions', roles: everyone, run: revokeOtherSessions },
  { method: 'get', path: '/security/passkeys', roles: everyone, run: askPasskey },
  { method: 'post', path: '/security/passkeys', roles: everyone, proof: 'always', run: createPasskey },
  { method: 'post', path: '/security/passkeys/add', roles: everyone, run: savePasskey },
  { method: 'get', path: '/security/passkeys/:id/remove', roles: everyone, run: askRemovePasskey },
  {
    method: 'post',
    path: '/security/passkeys/:id/remove',
    roles: everyone,
    proof: 'always',
    run: removeOwnPasskey,
  },
  { method: 'get', path: setUpPath, roles: everyone, run: showSecondFactor },
  { method: 'post', path: setUpPath, roles: everyone, run: saveSecondFactor },
  { method: 'post', path: `${setUpPath}/codes`, roles: everyone, run: renewCodes },
  { method: 'post', path: `${setUpPath}/off`, roles: everyone, run: removeSecondFactor },
] satisfies readonly AccountRoute[];

/** Every address of an account's pages. Paths are below the mode. */
export const accountRoutes: readonly AccountRoute[] = [
  { method: 'get', path: '/', roles: everyone, run: showHome },
  { method: 'get', path: '/shipments', roles: everyone, run: showShipments },
  { method: 'get', path: '/shipments.csv', roles: everyone, run: exportShipments },
  { method: 'post', path: '/shipments/filters', roles: changers, run: saveFilter },
  { method: 'post', path: '/shipments/filters/:id', roles: changers, run: removeFilter },
  { method: 'get', path: '/shipments/new', roles: changers, run: showQuote },
  { method: 'post', path: '/shipments/new', roles: changers, formBytes: maxOrderFormBytes, run: bookOrder },
  { method: 'get', path: '/shipments/new/details', roles: changers, run: showOrder },
  {
    method: 'post',
    path: '/shipments/new/check',
    roles: changers,
    isPreview: true,
    formBytes: maxOrderFormBytes,
    run: checkOrder,
  },
  { method: 'get', path: '/batches', roles: everyone, run: showBatches },
  { method: 'post', path: '/batches', roles: changers, ...orderFile, run: createUploaded },
  { method: 'get', path: '/batches/new', roles: changers, run: showUploadForm },
  { method: 'post', path: '/batches/new', roles: changers, ...orderFile, run: checkUpload },
  // Before the file of a batch, which would match.
  { method: 'get', path: '/batches/template.csv', roles: changers, run: sendTemplateCsv },
  { method: 'get', path: '/batches/template.xlsx', roles: changers, run: sendTemplateWorkbook },
  { method: 'get', path: '/batches/:id.csv', roles: everyone, run: exportBatch },
  { method: 'get', path: '/batches/:id', roles: everyone, run: showBatch },
  { method: 'get', path: '/batches/:id/refused.csv', roles: changers, run: exportRefused },
  { method: 'post', path: '/batches/:id/cancel', roles: changers, run: cancelRequestedBatch },
  { method: 'post', path: '/batches/:id/retry', roles: changers, run: retryRequestedBatch },
  { method: 'get', path: '/shipments/labels', roles: everyone, run: showPrintLabels },
  { method: 'get', path: '/shipments/:id', roles: everyone, run: showShipment },
  { method: 'get', path: '/shipments/:id/label', roles: everyone, run: sendChosenLabel },
  { method: 'get', path: '/shipments/:id/label.pdf', roles: everyone, run: sendLabel },
  { method: 'get', path: '/shipments/:id/document.pdf', roles: everyone, run: sendDocument },
  { method: 'get', path: '/shipments/:id/pod.jpg', roles: everyone, run: sendPhoto },
  { method: 'get', path: '/shipments/:id/cancel', roles: changers, run: askCancel },
  { method: 'post', path: '/shipments/:id/cancel', roles: changers, run: cancelRequested },
  { method: 'get', path: '/manifests', roles: everyone, run: showManifests },
  // Before the address of one manifest, which would match.
  { method: 'get', path: '/manifests/new', roles: changers, run: showNewManifest },
  { method: 'post', path: '/manifests/new', roles: changers, run: createConfirmed },
  { method: 'get', path: '/manifests/:id', roles: everyone, run: showManifest },
  { method: 'get', path: '/manifests/:id/sheet.pdf', roles: everyone, run: sendSheet },
  { method: 'get', path: '/manifests/:id/carrier.pdf', roles: everyone, run: sendCarrierDocument },
  { method: 'get', path: '/addresses', roles: everyone, run: showAddresses },
  // Before the address of one party, which would match.
  { method: 'get', path: '/addresses/new', roles: changers, run: showNewAddress },
  { method: 'post', path: '/addresses/new', roles: changers, run: saveNewAddress },
  { method: 'get', path: '/addresses/:id', roles: changers, run: showAddress },
  { method: 'post', path: '/addresses/:id', roles: changers, run: changeRequestedAddress },
  { method: 'post', path: '/addresses/:id/default', roles: changers, run: makeDefaultSender },
  { method: 'get', path: '/addresses/:id/delete', roles: changers, run: askDeleteAddress },
  { method: 'post', path: '/addresses/:id/delete', roles: changers, run: deleteRequestedAddress },
  { method: 'post', path: '/shipments/:id/products', roles: changers, run: saveItemsAsProducts },
  { method: 'get', path: '/products', roles: everyone, run: showProducts },
  { method: 'get', path: '/products.csv', roles: everyone, run: exportProducts },
  { method: 'get', path: '/products/new', roles: changers, run: showNewProduct },
  { method: 'post', path: '/products/new', roles: changers, run: saveNewProduct },
  { method: 'get', path: '/products/import', roles: changers, run: showImport },
  { method: 'post', path: '/products/import', roles: changers, ...orderFile, run: uploadProducts },
  // Below a segment of its own, because a SKU can be any text.
  { method: 'get', path: '/products/sku/:id', roles: everyone, run: showProduct },
  { method: 'post', path: '/products/sku/:id', roles: changers, run: changeRequestedProduct },
  { method: 'get', path: '/products/sku/:id/delete', roles: changers, run: askDeleteProduct },
  { method: 'post', path: '/products/sku/:id/delete', roles: changers, run: deleteRequestedProduct },
  { method: 'get', path: '/shipments/:id/return', roles: changers, run: askReturn },
  { method: 'post', path: '/shipments/:id/return', roles: changers, run: bookReturn },
  { method: 'get', path: '/wallet', roles: everyone, run: showWallet },
  { method: 'get', path: '/wallet.csv', roles: everyone, run: exportWallet },
  { method: 'get', path: '/wallet/statements', roles: everyone, run: showStatements },
  { method: 'get', path: '/wallet/statements/:month/:file', roles: everyone, run: sendStatement },
  { method: 'post', path: '/wallet/threshold', roles: owners, run: saveThreshold },
  { method: 'get', path: '/keys', roles: everyone, run: showKeys },
  { method: 'post', path: '/keys', roles: changers, proof: 'live', run: createKey },
  { method: 'get', path: '/keys/:id/label', roles: changers, run: askKeyLabel },
  { method: 'post', path: '/keys/:id/label', roles: changers, run: saveKeyLabel },
  { method: 'get', path: '/keys/:id/revoke', roles: changers, run: askRevokeKey },
  { method: 'post', path: '/keys/:id/revoke', roles: changers, run: revokeKey },
  { method: 'get', path: '/connect', roles: changers, leadsOut: true, run: askConnect },
  {
    method: 'post',
    path: '/connect',
    roles: changers,
    proof: 'live',
    leadsOut: true,
    run: connectRequestedApp,
  },
  { method: 'get', path: '/requests', roles: everyone, run: showRequests },
  { method: 'get', path: '/requests/:id', roles: everyone, run: showRequest },
  { method: 'get', path: '/webhooks', roles: everyone, run: showEndpoints },
  { method: 'post', path: '/webhooks', roles: changers, proof: 'live', run: createEndpoint },
  // Before the addresses of one endpoint, which would match.
  { method: 'get', path: '/webhooks/deliveries', roles: everyone, run: showDeliveries },
  { method: 'get', path: '/webhooks/deliveries/:id', roles: everyone, run: showDelivery },
  { method: 'post', path: '/webhooks/deliveries/:id/redeliver', roles: changers, run: redeliverOne },
  { method: 'get', path: '/webhooks/:id', roles: everyone, run: showEndpoint },
  { method: 'post', path: '/webhooks/:id', roles: changers, run: saveEndpoint },
  { method: 'post', path: '/webhooks/:id/test', roles: changers, run: testEndpoint },
  { method: 'get', path: '/webhooks/:id/rotate', roles: changers, run: askRotateEndpoint },
  { method: 'post', path: '/webhooks/:id/rotate', roles: changers, proof: 'live', run: rotateEndpoint },
  { method: 'post', path: '/webhooks/:id/enable', roles: changers, run: enableEndpoint },
  { method: 'get', path: '/webhooks/:id/stop', roles: changers, run: askStopEndpoint },
  { method: 'post', path: '/webhooks/:id/stop', roles: changers, run: stopEndpoint },
  { method: 'get', path: '/webhooks/:id/delete', roles: changers, run: askDeleteEndpoint },
  { method: 'post', path: '/webhooks/:id/delete', roles: changers, run: deleteEndpoint },
  { method: 'get', path: '/webhooks/:id/redeliver', roles: changers, run: askRedeliverFailed },
  { method: 'post', path: '/webhooks/:id/redeliver', roles: changers, run: redeliverAllFailed },
  { method: 'get', path: '/events', roles: everyone, run: showEvents },
  { method: 'get', path: '/events/:id', roles: everyone, run: showEvent },
  { method: 'get', path: '/changelog', roles: everyone, run: showChangelog },
  { method: 'get', path: '/search', roles: everyone, run: search },
  ...ownSignIn,
  { method: 'get', path: '/settings', roles: everyone, run: showSettings },
  { method: 'post', path: '/settings', roles: everyone, run: savePreferences },
  { method: 'post', path: '/settings/notifications', roles: everyone, run: saveNotifications },
  { method: 'post', path: '/settings/account', roles: owners, run: saveAccountName },
  { method: 'get', path: '/settings/order-files', roles: everyone, run: showOrderFiles },
  { method: 'post', path: '/settings/order-files', roles: changers, run: saveOrderDefaults },
  {
    method: 'post',
    path: '/settings/order-files/mappings/:id/remove',
    roles: changers,
    run: removeSavedMapping,
  },
  { method: 'get', path: '/team', roles: owners, run: showTeam },
  { method: 'post', path: '/team', roles: owners, proof: 'always', run: inviteMember },
  { method: 'post', path: '/team/:id/role', roles: owners, proof: 'always', run: saveRole },
  { method: 'post', path: '/team/:id/link', roles: owners, proof: 'always', run: renewLink },
  { method: 'post', path: '/team/:id/link/withdraw', roles: owners, run: withdrawMemberLink },
  { method: 'get', path: '/team/:id/second-factor', roles: owners, run: askResetFactor },
  { method: 'post', path: '/team/:id/second-factor', roles: owners, proof: 'always', run: resetFactor },
  { method: 'get', path: '/team/:id/remove', roles: owners, run: askRemoveMember },
  { method: 'post', path: '/team/:id/remove', roles: owners, proof: 'always', run: removeFromTeam },
  { method: 'get', path: '/activity', roles: owners, run: showActivity },
  { method: 'get', path: '/activity.csv', roles: owners, run: exportActivity },
];

/** Every address of the operators' own pages. Paths are below `/operator`. Only operators enter. */
export const operatorRoutes: readonly OperatorRoute[] = [
  { method: 'get', path: '/', run: showAccounts },
  { method: 'post', path: '/accounts', run: saveNewAccount },
  { method: 'get', path: '/accounts/:id', run: showAccount },
  { method: 'post', path: '/accounts/:id', run: changeAccount },
  { method: 'post', path: '/accounts/:id/credit', proof: 'always', run: creditAccount },
  { method: 'post', path: '/accounts/:id/correction', proof: 'always', run: correctBalance },
  { method: 'post', path: '/accounts/:id/settings', proof: 'always', run: saveAccountSettings },
  { method: 'post', path: '/accounts/:id/users', proof: 'always', run: inviteToAccount },
  { method: 'post', path: '/accounts/:id/products', run: changeProducts },
  { method: 'post', path: '/accounts/:id/rate-tables', run: assignAccountRateTable },
  { method: 'post', path: '/accounts/:id/rate-tables/remove', run: removeAccountRateTable },
  { method: 'post', path: '/accounts/:id/copy', run: copyProducts },
  { method: 'post', path: '/accounts/:id/ioss', run: addIoss },
  { method: 'post', path: '/accounts/:id/ioss/remove', run: removeIoss },
  { method: 'get', path: '/catalog', run: showVersions },
  { method: 'post', path: '/catalog', isUpload: true, uploadLimits: catalogLimits, run: uploadCatalog },
  { method: 'get', path: '/catalog/upload', run: showUpload },
  { method: 'post', path: '/catalog/upload', proof: 'always', run: publishUpload },
  { method: 'post', path: '/catalog/upload/compare', run: compareAgain },
  { method: 'post', path: '/catalog/upload/discard', run: discardUpload },
  { method: 'get', path: '/catalog/versions/:id', run: showVersion },
  { method: 'get', path: '/catalog/versions/:id/:file', run: downloadFile },
  { method: 'get', path: '/rates', run: showRates },
  { method: 'post', path: '/rates', proof: 'always', run: changeRate },
  { method: 'get', path: '/unconfirmed', run: showUnconfirmedList },
  { method: 'get', path: '/unconfirmed/:id', run: showUnconfirmed },
  { method: 'post', path: '/unconfirmed/:id', run: resolveShipment },
  { method: 'get', path: '/health', run: showHealth },
  { method: 'post', path: '/health/clock', proof: 'always', run: confirmTime },
  { method: 'post', path: '/health/jobs/:queue', run: retryJobs },
  { method: 'get', path: '/health/jobs/:queue/:id', run: showJob },
  { method: 'post', path: '/health/jobs/:queue/:id', run: changeJob },
  { method: 'get', path: '/ledger', run: showLedger },
  { method: 'post', path: '/ledger', run: checkLedger },
  { method: 'get', path: '/users', run: showUsers },
  { method: 'post', path: '/users', proof: 'always', run: inviteOperator },
  { method: 'get', path: '/users/:id', run: showUser },
  { method: 'post', path: '/users/:id/sessions', run: endUserSessions },
  { method: 'post', path: '/users/:id/unlock', run: endUserLock },
  { method: 'post', path: '/users/:id/second-factor', proof: 'always', run: removeUserFactor },
  { method: 'post', path: '/users/:id/link', proof: 'always', run: renewUserLink },
  { method: 'post', path: '/users/:id/link/withdraw', run: withdrawUserLink },
  { method: 'post', path: '/users/:id/role', proof: 'always', run: saveUserRole },
  { method: 'get', path: '/users/:id/remove', run: askRemoveUser },
  { method: 'post', path: '/users/:id/remove', proof: 'always', run: removeAnyUser },
  { method: 'get', path: '/search', run: searchEverywhere },
  { method: 'get', path: '/activity', run: showInstallationActivity },
  { method: 'get', path: '/activity.csv', run: exportInstallationActivity },
  ...ownSignIn,
  { method: 'get', path: '/settings', run: showOperatorSettings },
  { method: 'post', path: '/settings', run: savePreferences },
  { method: 'post', path: '/settings/payment', run: savePaymentInstructions },
];

/** An account's pages as operators read them. */
export const operatorAccountRoutes: readonly OperatorRoute[] = viewerRoutes(accountRoutes);

export const accountMatcher = new RouteMatcher(accountRoutes);
export const operatorMatcher = new RouteMatcher([...operatorRoutes, ...operatorAccountRoutes]);
