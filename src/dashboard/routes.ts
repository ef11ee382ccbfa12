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
import { correctToBook, dropToBook } from './batch/correct.ts';
import { showBatches } from './batch/list.ts';
import {
  cancelRequestedBatch,
  exportBatch,
  exportRefused,
  retryRequestedBatch,
  showBatch,
} from './batch/results.ts';
import { showToBook } from './batch/to-book.ts';
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
import { createConfirmed, showNewManifest, tickParcel } from './manifest/hand-over.ts';
import { sendCarrierDocument, sendSheet, showManifest, showManifests } from './manifest/manifests.ts';
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
import { refundParcel, refuseRequested, showCharge, showDisputes } from './operator/charges.ts';
import { confirmTime, showHealth } from './operator/health.ts';
import { checkLedger, showLedger } from './operator/ledger-check.ts';
import { askOutcome, saveOutcome } from './operator/outcome.ts';
import { showProblems } from './operator/problems.ts';
import { changeRate } from './operator/rate/change-rate.ts';
import { withdrawRate } from './operator/rate/planned-rates.ts';
import { showRates } from './operator/rate/rates.ts';
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
import { showBooked } from './order/booked.ts';
import {
  bookOrder,
  checkOrder,
  orderDetails,
  orderPrice,
  showOrder,
  suggestRecipients,
} from './order/order.ts';
import { removeRequestedParcel, saveRequestedParcel, showParcels } from './order/parcels.ts';
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
import { actOnSelected, exportSelected, sendSelectedSlips } from './selection/selected.ts';
import { tagSelected } from './selection/tag.ts';
import { brandFormLimits, saveBuyerPage, sendLogo, showBuyerPage } from './settings/buyer-page.ts';
import { removeSavedMapping, saveOrderDefaults, showOrderFiles } from './settings/order-files.ts';
import { saveAccountName, saveNotifications, savePreferences, showSettings } from './settings/settings.ts';
import { askCancel, cancelRequested } from './shipment/cancel.ts';
import { cancelSelected, showCancellation } from './shipment/cancel-many.ts';
import { askDispute, disputeRequested } from './shipment/charge.ts';
import { sendDocument, sendLabel, sendPhoto } from './shipment/files.ts';
import { exportShipments, removeFilter, saveFilter, showShipments } from './shipment/list.ts';
import { sendPackingSlip } from './shipment/packing-slips.ts';
import {
  askLabelFormat,
  printChosenLabels,
  printLabel,
  showPrintLabels,
  undoPrint,
} from './shipment/print-labels.ts';
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
import { exportAboveQuote, showAboveQuote } from './wallet/above-quote.ts';
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

/** A form with a file of orders or products, of which nothing is kept. */
const orderFile = { isUpload: true, uploadLimits: orderFileLimits, isUnkept: true } as const;

/** Path of the page that an operator gets before a second factor that the installation requires is on. */
export const setUpPath = '/security/second-factor';
/** The only pages open to such an operator. */
export const setUpPaths: readonly string[] = [setUpPath, '/security/passkeys', '/security/passkeys/add'];

/** The own sign-in of a person, in the account's pages and in the operators'. */
const ownSignIn = [
  { method: 'get', path: '/security', needs: 'use_dashboard', run: showSecurity },
  { method: 'post', path: '/security', needs: 'use_dashboard', run: savePassword },
  { method: 'post', path: '/security/sessions/:id', needs: 'use_dashboard', run: revokeSession },
  { method: 'post', path: '/security/other-sessions', needs: 'use_dashboard', run: revokeOtherSessions },
  { method: 'get', path: '/security/passkeys', needs: 'use_dashboard', run: askPasskey },
  { method: 'post', path: '/security/passkeys', needs: 'use_dashboard', proof: 'always', run: createPasskey },
  { method: 'post', path: '/security/passkeys/add', needs: 'use_dashboard', run: savePasskey },
  { method: 'get', path: '/security/passkeys/:id/remove', needs: 'use_dashboard', run: askRemovePasskey },
  {
    method: 'post',
    path: '/security/passkeys/:id/remove',
    needs: 'use_dashboard',
    proof: 'always',
    run: removeOwnPasskey,
  },
  { method: 'get', path: setUpPath, needs: 'use_dashboard', run: showSecondFactor },
  { method: 'post', path: setUpPath, needs: 'use_dashboard', run: saveSecondFactor },
  { method: 'post', path: `${setUpPath}/codes`, needs: 'use_dashboard', run: renewCodes },
  { method: 'post', path: `${setUpPath}/off`, needs: 'use_dashboard', run: removeSecondFactor },
] satisfies readonly AccountRoute[];

const orderForm = { needs: 'book', formBytes: maxOrderFormBytes } as const;

/** Every address of an account's pages. Paths are below the mode. */
export const accountRoutes: readonly AccountRoute[] = [
  { method: 'get', path: '/', needs: 'use_dashboard', run: showHome },
  { method: 'get', path: '/shipments', needs: 'see_shipments', run: showShipments },
  { method: 'get', path: '/shipments.csv', needs: 'see_shipments', run: exportShipments },
  { method: 'post', path: '/shipments/selected', needs: 'print', run: actOnSelected },
  { method: 'post', path: '/shipments/selected.csv', needs: 'print', isUnkept: true, run: exportSelected },
  {
    method: 'post',
    path: '/shipments/packing-slips',
    needs: 'print',
    isUnkept: true,
    run: sendSelectedSlips,
  },
  { method: 'post', path: '/shipments/cancel', needs: 'cancel', run: cancelSelected },
  { method: 'get', path: '/shipments/cancellations/:id', needs: 'cancel', run: showCancellation },
  { method: 'post', path: '/shipments/tag', needs: 'book', run: tagSelected },
  { method: 'post', path: '/shipments/filters', needs: 'save_filters', run: saveFilter },
  { method: 'post', path: '/shipments/filters/:id', needs: 'save_filters', run: removeFilter },
  { method: 'get', path: '/shipments/new', needs: 'book', run: showOrder },
  { method: 'post', path: '/shipments/new', ...orderForm, run: bookOrder },
  { method: 'post', path: '/shipments/new/check', ...orderForm, isPreview: true, run: checkOrder },
  { method: 'post', path: '/shipments/new/details', ...orderForm, isUnkept: true, run: orderDetails },
  { method: 'post', path: '/shipments/new/price', ...orderForm, isUnkept: true, run: orderPrice },
  { method: 'post', path: '/shipments/new/people', ...orderForm, isUnkept: true, run: suggestRecipients },
  { method: 'get', path: '/shipments/:id/booked', needs: 'book', run: showBooked },
  { method: 'get', path: '/batches', needs: 'see_shipments', run: showBatches },
  { method: 'post', path: '/batches', needs: 'book', ...orderFile, run: createUploaded },
  { method: 'get', path: '/batches/new', needs: 'book', run: showUploadForm },
  { method: 'post', path: '/batches/new', needs: 'book', ...orderFile, run: checkUpload },
  // Before the file of a batch, which would match.
  { method: 'get', path: '/batches/template.csv', needs: 'book', run: sendTemplateCsv },
  { method: 'get', path: '/batches/template.xlsx', needs: 'book', run: sendTemplateWorkbook },
  { method: 'get', path: '/batches/:id.csv', needs: 'see_shipments', run: exportBatch },
  { method: 'get', path: '/batches/:id', needs: 'see_shipments', run: showBatch },
  { method: 'get', path: '/batches/:id/refused.csv', needs: 'book', run: exportRefused },
  { method: 'post', path: '/batches/:id/cancel', needs: 'book', run: cancelRequestedBatch },
  { method: 'post', path: '/batches/:id/retry', needs: 'book', run: retryRequestedBatch },
  { method: 'get', path: '/to-book', needs: 'see_shipments', run: showToBook },
  { method: 'get', path: '/to-book/correct', needs: 'book', run: correctToBook },
  { method: 'post', path: '/to-book/drop', needs: 'book', run: dropToBook },
  { method: 'get', path: '/shipments/labels', needs: 'print', run: showPrintLabels },
  // Posts, because a browser may open an address ahead, and nothing is printed then.
  { method: 'post', path: '/shipments/labels', needs: 'print', isUnkept: true, run: printChosenLabels },
  { method: 'post', path: '/shipments/labels/undo', needs: 'print', run: undoPrint },
  { method: 'get', path: '/shipments/:id', needs: 'see_shipments', run: showShipment },
  { method: 'get', path: '/shipments/:id/label', needs: 'print', run: askLabelFormat },
  { method: 'post', path: '/shipments/:id/label', needs: 'print', isUnkept: true, run: printLabel },
  { method: 'get', path: '/shipments/:id/label.pdf', needs: 'see_recipients', run: sendLabel },
  { method: 'get', path: '/shipments/:id/packing-slip.pdf', needs: 'see_recipients', run: sendPackingSlip },
  { method: 'get', path: '/shipments/:id/document.pdf', needs: 'see_recipients', run: sendDocument },
  { method: 'get', path: '/shipments/:id/pod.jpg', needs: 'see_recipients', run: sendPhoto },
  { method: 'get', path: '/shipments/:id/cancel', needs: 'cancel', run: askCancel },
  { method: 'post', path: '/shipments/:id/cancel', needs: 'cancel', run: cancelRequested },
  { method: 'get', path: '/shipments/:id/dispute', needs: 'dispute_charges', run: askDispute },
  { method: 'post', path: '/shipments/:id/dispute', needs: 'dispute_charges', run: disputeRequested },
  { method: 'get', path: '/manifests', needs: 'see_shipments', run: showManifests },
  // Before the address of one manifest, which would match.
  { method: 'get', path: '/manifests/new', needs: 'hand_over', run: showNewManifest },
  { method: 'post', path: '/manifests/new', needs: 'hand_over', run: createConfirmed },
  { method: 'post', path: '/manifests/new/tick', needs: 'hand_over', isPreview: true, run: tickParcel },
  { method: 'get', path: '/manifests/:id', needs: 'see_shipments', run: showManifest },
  { method: 'get', path: '/manifests/:id/sheet.pdf', needs: 'see_recipients', run: sendSheet },
  { method: 'get', path: '/manifests/:id/carrier.pdf', needs: 'see_recipients', run: sendCarrierDocument },
  { method: 'get', path: '/addresses', needs: 'see_recipients', run: showAddresses },
  // Before the address of one party, which would match.
  { method: 'get', path: '/addresses/new', needs: 'edit_addresses', run: showNewAddress },
  { method: 'post', path: '/addresses/new', needs: 'edit_addresses', run: saveNewAddress },
  { method: 'get', path: '/addresses/:id', needs: 'edit_addresses', run: showAddress },
  { method: 'post', path: '/addresses/:id', needs: 'edit_addresses', run: changeRequestedAddress },
  { method: 'post', path: '/addresses/:id/default', needs: 'edit_addresses', run: makeDefaultSender },
  { method: 'get', path: '/addresses/:id/delete', needs: 'edit_addresses', run: askDeleteAddress },
  { method: 'post', path: '/addresses/:id/delete', needs: 'edit_addresses', run: deleteRequestedAddress },
  { method: 'post', path: '/shipments/:id/products', needs: 'edit_products', run: saveItemsAsProducts },
  { method: 'get', path: '/products', needs: 'see_shipments', run: showProducts },
  { method: 'get', path: '/products.csv', needs: 'see_shipments', run: exportProducts },
  { method: 'get', path: '/products/new', needs: 'edit_products', run: showNewProduct },
  { method: 'post', path: '/products/new', needs: 'edit_products', run: saveNewProduct },
  { method: 'get', path: '/products/import', needs: 'edit_products', run: showImport },
  { method: 'post', path: '/products/import', needs: 'edit_products', ...orderFile, run: uploadProducts },
  // Below a segment of its own, because a SKU can be any text.
  { method: 'get', path: '/products/sku/:id', needs: 'see_shipments', run: showProduct },
  { method: 'post', path: '/products/sku/:id', needs: 'edit_products', run: changeRequestedProduct },
  { method: 'get', path: '/products/sku/:id/delete', needs: 'edit_products', run: askDeleteProduct },
  { method: 'post', path: '/products/sku/:id/delete', needs: 'edit_products', run: deleteRequestedProduct },
  { method: 'get', path: '/shipments/:id/return', needs: 'book', run: askReturn },
  { method: 'post', path: '/shipments/:id/return', needs: 'book', run: bookReturn },
  { method: 'get', path: '/wallet', needs: 'see_wallet', run: showWallet },
  { method: 'get', path: '/wallet.csv', needs: 'see_wallet', run: exportWallet },
  { method: 'get', path: '/wallet/above-quote', needs: 'see_wallet', run: showAboveQuote },
  { method: 'get', path: '/wallet/above-quote.csv', needs: 'see_wallet', run: exportAboveQuote },
  { method: 'get', path: '/wallet/statements', needs: 'see_wallet', run: showStatements },
  { method: 'get', path: '/wallet/statements/:month/:file', needs: 'see_wallet', run: sendStatement },
  { method: 'post', path: '/wallet/threshold', needs: 'set_low_balance', run: saveThreshold },
  { method: 'get', path: '/keys', needs: 'see_developer_pages', run: showKeys },
  { method: 'post', path: '/keys', needs: 'manage_keys', proof: 'live', run: createKey },
  { method: 'get', path: '/keys/:id/label', needs: 'manage_keys', run: askKeyLabel },
  { method: 'post', path: '/keys/:id/label', needs: 'manage_keys', run: saveKeyLabel },
  { method: 'get', path: '/keys/:id/revoke', needs: 'manage_keys', run: askRevokeKey },
  { method: 'post', path: '/keys/:id/revoke', needs: 'manage_keys', run: revokeKey },
  { method: 'get', path: '/connect', needs: 'connect_apps', leadsOut: true, run: askConnect },
  {
    method: 'post',
    path: '/connect',
    needs: 'connect_apps',
    proof: 'live',
    leadsOut: true,
    run: connectRequestedApp,
  },
  { method: 'get', path: '/requests', needs: 'see_requests', run: showRequests },
  { method: 'get', path: '/requests/:id', needs: 'see_requests', run: showRequest },
  { method: 'get', path: '/webhooks', needs: 'see_developer_pages', run: showEndpoints },
  { method: 'post', path: '/webhooks', needs: 'manage_webhooks', proof: 'live', run: createEndpoint },
  // Before the addresses of one endpoint, which would match.
  { method: 'get', path: '/webhooks/deliveries', needs: 'see_requests', run: showDeliveries },
  { method: 'get', path: '/webhooks/deliveries/:id', needs: 'see_requests', run: showDelivery },
  { method: 'post', path: '/webhooks/deliveries/:id/redeliver', needs: 'manage_webhooks', run: redeliverOne },
  { method: 'get', path: '/webhooks/:id', needs: 'see_developer_pages', run: showEndpoint },
  { method: 'post', path: '/webhooks/:id', needs: 'manage_webhooks', run: saveEndpoint },
  { method: 'post', path: '/webhooks/:id/test', needs: 'manage_webhooks', run: testEndpoint },
  { method: 'get', path: '/webhooks/:id/rotate', needs: 'manage_webhooks', run: askRotateEndpoint },
  {
    method: 'post',
    path: '/webhooks/:id/rotate',
    needs: 'manage_webhooks',
    proof: 'live',
    run: rotateEndpoint,
  },
  { method: 'post', path: '/webhooks/:id/enable', needs: 'manage_webhooks', run: enableEndpoint },
  { method: 'get', path: '/webhooks/:id/stop', needs: 'manage_webhooks', run: askStopEndpoint },
  { method: 'post', path: '/webhooks/:id/stop', needs: 'manage_webhooks', run: stopEndpoint },
  { method: 'get', path: '/webhooks/:id/delete', needs: 'manage_webhooks', run: askDeleteEndpoint },
  { method: 'post', path: '/webhooks/:id/delete', needs: 'manage_webhooks', run: deleteEndpoint },
  { method: 'get', path: '/webhooks/:id/redeliver', needs: 'manage_webhooks', run: askRedeliverFailed },
  { method: 'post', path: '/webhooks/:id/redeliver', needs: 'manage_webhooks', run: redeliverAllFailed },
  { method: 'get', path: '/events', needs: 'see_requests', run: showEvents },
  { method: 'get', path: '/events/:id', needs: 'see_requests', run: showEvent },
  { method: 'get', path: '/changelog', needs: 'see_developer_pages', run: showChangelog },
  { method: 'get', path: '/search', needs: 'see_shipments', run: search },
  ...ownSignIn,
  { method: 'get', path: '/settings', needs: 'use_dashboard', run: showSettings },
  { method: 'post', path: '/settings', needs: 'use_dashboard', run: savePreferences },
  { method: 'post', path: '/settings/notifications', needs: 'use_dashboard', run: saveNotifications },
  { method: 'post', path: '/settings/account', needs: 'manage_account', run: saveAccountName },
  { method: 'get', path: '/settings/buyer-page', needs: 'see_shipments', run: showBuyerPage },
  {
    method: 'post',
    path: '/settings/buyer-page',
    needs: 'manage_account',
    isUpload: true,
    uploadLimits: brandFormLimits,
    run: saveBuyerPage,
  },
  { method: 'get', path: '/settings/buyer-page/logo', needs: 'see_shipments', run: sendLogo },
  { method: 'get', path: '/settings/parcels', needs: 'book', run: showParcels },
  { method: 'post', path: '/settings/parcels', needs: 'book', run: saveRequestedParcel },
  { method: 'post', path: '/settings/parcels/remove', needs: 'book', run: removeRequestedParcel },
  { method: 'get', path: '/settings/order-files', needs: 'see_shipments', run: showOrderFiles },
  { method: 'post', path: '/settings/order-files', needs: 'book', run: saveOrderDefaults },
  {
    method: 'post',
    path: '/settings/order-files/mappings/:id/remove',
    needs: 'book',
    run: removeSavedMapping,
  },
  { method: 'get', path: '/team', needs: 'manage_team', run: showTeam },
  { method: 'post', path: '/team', needs: 'manage_team', proof: 'always', run: inviteMember },
  { method: 'post', path: '/team/:id/role', needs: 'manage_team', proof: 'always', run: saveRole },
  { method: 'post', path: '/team/:id/link', needs: 'manage_team', proof: 'always', run: renewLink },
  { method: 'post', path: '/team/:id/link/withdraw', needs: 'manage_team', run: withdrawMemberLink },
  { method: 'get', path: '/team/:id/second-factor', needs: 'manage_team', run: askResetFactor },
  {
    method: 'post',
    path: '/team/:id/second-factor',
    needs: 'manage_team',
    proof: 'always',
    run: resetFactor,
  },
  { method: 'get', path: '/team/:id/remove', needs: 'manage_team', run: askRemoveMember },
  { method: 'post', path: '/team/:id/remove', needs: 'manage_team', proof: 'always', run: removeFromTeam },
  { method: 'get', path: '/activity', needs: 'see_activity', run: showActivity },
  { method: 'get', path: '/activity.csv', needs: 'see_activity', run: exportActivity },
];

/** Every address of the operators' own pages. Paths are below `/operator`. Only operators enter. */
export const operatorRoutes: readonly OperatorRoute[] = [
  { method: 'get', path: '/', needs: 'see_accounts', run: showAccounts },
  { method: 'post', path: '/accounts', needs: 'manage_accounts', run: saveNewAccount },
  { method: 'get', path: '/accounts/:id', needs: 'see_accounts', run: showAccount },
  { method: 'post', path: '/accounts/:id', needs: 'manage_accounts', run: changeAccount },
  {
    method: 'post',
    path: '/accounts/:id/credit',
    needs: 'credit_accounts',
    proof: 'always',
    run: creditAccount,
  },
  { method: 'post', path: '/accounts/:id/correction', needs: 'refund', proof: 'always', run: correctBalance },
  {
    method: 'post',
    path: '/accounts/:id/settings',
    needs: 'manage_accounts',
    proof: 'always',
    run: saveAccountSettings,
  },
  {
    method: 'post',
    path: '/accounts/:id/users',
    needs: 'manage_users',
    proof: 'always',
    run: inviteToAccount,
  },
  { method: 'post', path: '/accounts/:id/products', needs: 'manage_accounts', run: changeProducts },
  { method: 'post', path: '/accounts/:id/rate-tables', needs: 'set_rates', run: assignAccountRateTable },
  {
    method: 'post',
    path: '/accounts/:id/rate-tables/remove',
    needs: 'set_rates',
    run: removeAccountRateTable,
  },
  { method: 'post', path: '/accounts/:id/copy', needs: 'manage_accounts', run: copyProducts },
  { method: 'post', path: '/accounts/:id/ioss', needs: 'manage_accounts', run: addIoss },
  { method: 'post', path: '/accounts/:id/ioss/remove', needs: 'manage_accounts', run: removeIoss },
  { method: 'get', path: '/catalog', needs: 'see_catalog', run: showVersions },
  {
    method: 'post',
    path: '/catalog',
    needs: 'publish_catalog',
    isUpload: true,
    uploadLimits: catalogLimits,
    run: uploadCatalog,
  },
  { method: 'get', path: '/catalog/upload', needs: 'publish_catalog', run: showUpload },
  { method: 'post', path: '/catalog/upload', needs: 'publish_catalog', proof: 'always', run: publishUpload },
  { method: 'post', path: '/catalog/upload/compare', needs: 'publish_catalog', run: compareAgain },
  { method: 'post', path: '/catalog/upload/discard', needs: 'publish_catalog', run: discardUpload },
  { method: 'get', path: '/catalog/versions/:id', needs: 'see_catalog', run: showVersion },
  { method: 'get', path: '/catalog/versions/:id/:file', needs: 'see_catalog', run: downloadFile },
  { method: 'get', path: '/rates', needs: 'set_rates', run: showRates },
  { method: 'post', path: '/rates', needs: 'set_rates', proof: 'always', run: changeRate },
  { method: 'post', path: '/rates/withdraw', needs: 'set_rates', proof: 'always', run: withdrawRate },
  { method: 'get', path: '/problems', needs: 'see_problems', run: showProblems },
  { method: 'get', path: '/shipments/:id/outcome', needs: 'resolve_shipments', run: askOutcome },
  { method: 'post', path: '/shipments/:id/outcome', needs: 'resolve_shipments', run: saveOutcome },
  { method: 'get', path: '/disputes', needs: 'refund', run: showDisputes },
  { method: 'get', path: '/accounts/:id/charges/:shipment', needs: 'refund', run: showCharge },
  {
    method: 'post',
    path: '/accounts/:id/charges/:shipment/refund',
    needs: 'refund',
    proof: 'always',
    run: refundParcel,
  },
  {
    method: 'post',
    path: '/accounts/:id/charges/:shipment/refusal',
    needs: 'refund',
    run: refuseRequested,
  },
  { method: 'get', path: '/unconfirmed', needs: 'see_problems', run: showUnconfirmedList },
  { method: 'get', path: '/unconfirmed/:id', needs: 'see_problems', run: showUnconfirmed },
  { method: 'post', path: '/unconfirmed/:id', needs: 'resolve_shipments', run: resolveShipment },
  { method: 'get', path: '/health', needs: 'manage_health', run: showHealth },
  { method: 'post', path: '/health/clock', needs: 'manage_health', proof: 'always', run: confirmTime },
  { method: 'post', path: '/health/jobs/:queue', needs: 'manage_health', run: retryJobs },
  { method: 'get', path: '/health/jobs/:queue/:id', needs: 'manage_health', run: showJob },
  { method: 'post', path: '/health/jobs/:queue/:id', needs: 'manage_health', run: changeJob },
  { method: 'get', path: '/ledger', needs: 'see_ledger', run: showLedger },
  { method: 'post', path: '/ledger', needs: 'see_ledger', run: checkLedger },
  { method: 'get', path: '/users', needs: 'manage_users', run: showUsers },
  { method: 'post', path: '/users', needs: 'manage_users', proof: 'always', run: inviteOperator },
  { method: 'get', path: '/users/:id', needs: 'manage_users', run: showUser },
  { method: 'post', path: '/users/:id/sessions', needs: 'manage_users', run: endUserSessions },
  { method: 'post', path: '/users/:id/unlock', needs: 'manage_users', run: endUserLock },
  {
    method: 'post',
    path: '/users/:id/second-factor',
    needs: 'manage_users',
    proof: 'always',
    run: removeUserFactor,
  },
  { method: 'post', path: '/users/:id/link', needs: 'manage_users', proof: 'always', run: renewUserLink },
  { method: 'post', path: '/users/:id/link/withdraw', needs: 'manage_users', run: withdrawUserLink },
  { method: 'post', path: '/users/:id/role', needs: 'manage_users', proof: 'always', run: saveUserRole },
  { method: 'get', path: '/users/:id/remove', needs: 'manage_users', run: askRemoveUser },
  { method: 'post', path: '/users/:id/remove', needs: 'manage_users', proof: 'always', run: removeAnyUser },
  { method: 'get', path: '/search', needs: 'see_accounts', run: searchEverywhere },
  { method: 'get', path: '/activity', needs: 'see_installation_activity', run: showInstallationActivity },
  {
    method: 'get',
    path: '/activity.csv',
    needs: 'see_installation_activity',
    run: exportInstallationActivity,
  },
  ...ownSignIn,
  { method: 'get', path: '/settings', needs: 'use_dashboard', run: showOperatorSettings },
  { method: 'post', path: '/settings', needs: 'use_dashboard', run: savePreferences },
  { method: 'post', path: '/settings/payment', needs: 'manage_installation', run: savePaymentInstructions },
];

/** An account's pages as operators read them. */
export const operatorAccountRoutes: readonly OperatorRoute[] = viewerRoutes(accountRoutes);

export const accountMatcher = new RouteMatcher(accountRoutes);
export const operatorMatcher = new RouteMatcher([...operatorRoutes, ...operatorAccountRoutes]);
