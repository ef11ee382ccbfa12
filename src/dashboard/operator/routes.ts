import { RouteMatcher } from '../route-matcher.ts';
import {
  askPasskey,
  askRemovePasskey,
  createPasskey,
  deletePasskeyOf,
  savePasskey,
} from '../security/passkeys.ts';
import {
  removeSecondFactor,
  renewCodes,
  saveSecondFactor,
  showSecondFactor,
} from '../security/second-factor.ts';
import { revokeOtherSessions, revokeSession, savePassword, showSecurity } from '../security/security.ts';
import { savePreferences } from '../settings/settings.ts';
import { changeAccount, showAccount } from './account.ts';
import { operatorAccountRoutes } from './account-routes.ts';
import { saveNewAccount, showAccounts } from './accounts.ts';
import { exportInstallationActivity, showInstallationActivity } from './activity.ts';
import { compareAgain, discardUpload, publishUpload, showUpload, uploadCatalog } from './catalog/upload.ts';
import { downloadFile, showVersion } from './catalog/version.ts';
import { showVersions } from './catalog/versions.ts';
import { correctBalance, creditAccount, inviteToAccount, saveAccountSettings } from './change-account.ts';
import {
  addIoss,
  assignAccountRateTable,
  changeProducts,
  copyProducts,
  removeAccountRateTable,
  removeIoss,
} from './entitlements.ts';
import { changeRate, showRates } from './exchange-rates.ts';
import { showHealth } from './health.ts';
import { checkLedger, showLedger } from './ledger-check.ts';
import type { OperatorRoute } from './operator-request.ts';
import { searchEverywhere } from './search.ts';
import { savePaymentInstructions, showOperatorSettings } from './settings.ts';
import { changeJob, retryJobs, showJob } from './stuck-jobs.ts';
import { resolveShipment, showUndecided, showUndecidedList } from './unconfirmed-shipments.ts';
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
} from './users.ts';

/** Path of the page that an operator gets before a second factor that the installation requires is on. */
export const setUpPath = '/security/second-factor';
/** The only routes open to such an operator. */
export const setUpPaths: readonly string[] = [setUpPath, '/security/passkeys', '/security/passkeys/add'];

/** Every address of the operator's pages. */
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
  { method: 'post', path: '/catalog', isUpload: true, run: uploadCatalog },
  { method: 'get', path: '/catalog/upload', run: showUpload },
  { method: 'post', path: '/catalog/upload', proof: 'always', run: publishUpload },
  { method: 'post', path: '/catalog/upload/compare', run: compareAgain },
  { method: 'post', path: '/catalog/upload/discard', run: discardUpload },
  { method: 'get', path: '/catalog/versions/:id', run: showVersion },
  { method: 'get', path: '/catalog/versions/:id/:file', run: downloadFile },
  { method: 'get', path: '/rates', run: showRates },
  { method: 'post', path: '/rates', proof: 'always', run: changeRate },
  { method: 'get', path: '/undecided', run: showUndecidedList },
  { method: 'get', path: '/undecided/:id', run: showUndecided },
  { method: 'post', path: '/undecided/:id', run: resolveShipment },
  { method: 'get', path: '/health', run: showHealth },
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
  { method: 'get', path: '/security', run: showSecurity },
  { method: 'post', path: '/security', run: savePassword },
  { method: 'post', path: '/security/sessions/:id', run: revokeSession },
  { method: 'post', path: '/security/other-sessions', run: revokeOtherSessions },
  { method: 'get', path: '/security/passkeys', run: askPasskey },
  { method: 'post', path: '/security/passkeys', proof: 'always', run: createPasskey },
  { method: 'post', path: '/security/passkeys/add', run: savePasskey },
  { method: 'get', path: '/security/passkeys/:id/remove', run: askRemovePasskey },
  { method: 'post', path: '/security/passkeys/:id/remove', proof: 'always', run: deletePasskeyOf },
  { method: 'get', path: setUpPath, run: showSecondFactor },
  { method: 'post', path: setUpPath, run: saveSecondFactor },
  { method: 'post', path: `${setUpPath}/codes`, run: renewCodes },
  { method: 'post', path: `${setUpPath}/off`, run: removeSecondFactor },
  { method: 'get', path: '/settings', run: showOperatorSettings },
  { method: 'post', path: '/settings', run: savePreferences },
  { method: 'post', path: '/settings/payment', run: savePaymentInstructions },
];

export const operatorMatcher = new RouteMatcher([...operatorRoutes, ...operatorAccountRoutes]);
