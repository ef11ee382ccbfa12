import type { UserRole } from '../../db/table/user.ts';
import { exportActivity, showActivity } from './activity/activity.ts';
import { showChangelog } from './changelog/changelog.ts';
import { showEvent, showEvents } from './event/events.ts';
import { maxOrderFormBytes } from './form.ts';
import { showHome } from './home/home.ts';
import { askConnect, connectVisitedApp } from './key/connect.ts';
import { askKeyLabel, askRevokeKey, createKey, revokeKey, saveKeyLabel, showKeys } from './key/keys.ts';
import { bookOrder, checkOrder, showOrder } from './order/order.ts';
import { showQuote } from './order/quote.ts';
import type { Route } from './page-request.ts';
import { showRequest } from './request/request.ts';
import { showRequests } from './request/requests.ts';
import { RouteMatcher } from './route-matcher.ts';
import { search } from './search/search.ts';
import {
  askPasskey,
  askRemovePasskey,
  createPasskey,
  deletePasskeyOf,
  savePasskey,
} from './security/passkeys.ts';
import {
  removeSecondFactor,
  renewCodes,
  saveSecondFactor,
  showSecondFactor,
} from './security/second-factor.ts';
import { revokeOtherSessions, revokeSession, savePassword, showSecurity } from './security/security.ts';
import { saveAccountName, saveNotifications, savePreferences, showSettings } from './settings/settings.ts';
import { askCancel, cancelVisited } from './shipment/cancel.ts';
import { exportShipments } from './shipment/export.ts';
import { sendLabel, sendPhoto } from './shipment/files.ts';
import { removeFilter, saveFilter, showShipments } from './shipment/list.ts';
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
import { saveThreshold, showWallet } from './wallet/wallet.ts';
import {
  deleteEndpoint,
  enableEndpoint,
  rotateEndpoint,
  saveEndpoint,
  stopEndpoint,
  testEndpoint,
} from './webhook/change-endpoint.ts';
import { showDeliveries } from './webhook/deliveries.ts';
import { redeliverOne, showDelivery } from './webhook/delivery.ts';
import { askDeleteEndpoint, askRotateEndpoint, askStopEndpoint, showEndpoint } from './webhook/endpoint.ts';
import { createEndpoint, showEndpoints } from './webhook/endpoints.ts';
import { askRedeliverFailed, redeliverAllFailed } from './webhook/redeliver-failed.ts';

const everyone: readonly UserRole[] = ['owner', 'developer', 'viewer'];
const changers: readonly UserRole[] = ['owner', 'developer'];
const owners: readonly UserRole[] = ['owner'];

/** Every address of the dashboard that needs a session. Paths are below the mode. */
export const accountRoutes: readonly Route[] = [
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
  { method: 'get', path: '/shipments/:id', roles: everyone, run: showShipment },
  { method: 'get', path: '/shipments/:id/label.pdf', roles: everyone, run: sendLabel },
  { method: 'get', path: '/shipments/:id/pod.jpg', roles: everyone, run: sendPhoto },
  { method: 'get', path: '/shipments/:id/cancel', roles: changers, run: askCancel },
  { method: 'post', path: '/shipments/:id/cancel', roles: changers, run: cancelVisited },
  { method: 'get', path: '/wallet', roles: everyone, run: showWallet },
  { method: 'get', path: '/wallet.csv', roles: everyone, run: exportWallet },
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
    run: connectVisitedApp,
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
    run: deletePasskeyOf,
  },
  { method: 'get', path: '/security/second-factor', roles: everyone, run: showSecondFactor },
  { method: 'post', path: '/security/second-factor', roles: everyone, run: saveSecondFactor },
  { method: 'post', path: '/security/second-factor/codes', roles: everyone, run: renewCodes },
  { method: 'post', path: '/security/second-factor/off', roles: everyone, run: removeSecondFactor },
  { method: 'get', path: '/settings', roles: everyone, run: showSettings },
  { method: 'post', path: '/settings', roles: everyone, run: savePreferences },
  { method: 'post', path: '/settings/notifications', roles: everyone, run: saveNotifications },
  { method: 'post', path: '/settings/account', roles: owners, run: saveAccountName },
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

export const accountMatcher = new RouteMatcher(accountRoutes);
