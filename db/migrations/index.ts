import type { Migration } from 'kysely';
import * as foundation from './20261121T000000Z-foundation.ts';
import * as catalogue from './20261121T000100Z-catalogue.ts';
import * as pricing from './20261121T000200Z-pricing.ts';
import * as fxClear from './20261121T000300Z-fx-clear.ts';
import * as wallet from './20261121T000300Z-wallet.ts';
import * as carrier from './20261121T000400Z-carrier.ts';
import * as booking from './20261121T000500Z-booking.ts';
import * as tracking from './20261121T000600Z-tracking.ts';
import * as label from './20261121T000700Z-label.ts';
import * as webhook from './20261121T000800Z-webhook.ts';
import * as noticeDue from './20261121T000910Z-notice-due.ts';
import * as cutOff from './20261121T001000Z-cut-off.ts';
import * as lastMileTime from './20261121T001050Z-last-mile-time.ts';
import * as pricingVersion from './20261121T001100Z-pricing-version.ts';
import * as deliveryRow from './20261121T001200Z-delivery-row.ts';
import * as attemptResult from './20261121T001300Z-attempt-result.ts';
import * as countryRequirementChecks from './20261121T001400Z-country-requirement-checks.ts';
import * as sandboxReference from './20261122T000000Z-sandbox-reference.ts';
import * as testSettlement from './20261122T000100Z-test-settlement.ts';
import * as mail from './20261122T010000Z-mail.ts';
import * as user from './20261122T020000Z-user.ts';
import * as timeZone from './20261122T120000Z-time-zone.ts';
import * as secondFactor from './20261122T120010Z-second-factor.ts';
import * as team from './20261122T120020Z-team.ts';
import * as attemptSignature from './20261122T121000Z-attempt-signature.ts';
import * as apiKeyUse from './20261122T121010Z-api-key-use.ts';
import * as savedFilter from './20261122T122000Z-saved-filter.ts';
import * as apiRequest from './20261122T123000Z-api-request.ts';
import * as operator from './20261122T123100Z-operator.ts';
import * as operatorSearch from './20261122T160000Z-operator-search.ts';
import * as passkey from './20261122T161000Z-passkey.ts';
import * as notificationMail from './20261122T170000Z-notification-mail.ts';
import * as changelogSeen from './20261122T171000Z-changelog-seen.ts';
import * as listIndex from './20261122T180000Z-list-index.ts';
import * as catalogVersion from './20261122T190000Z-catalog-version.ts';
import * as sentForm from './20261122T190000Z-sent-form.ts';
import * as signInSource from './20261122T200000Z-sign-in-source.ts';
import * as linkMaker from './20261122T200100Z-link-maker.ts';
import * as paymentInstruction from './20261122T201900Z-payment-instruction.ts';
import * as sessionProof from './20261122T201910Z-session-proof.ts';
import * as keyMaker from './20261122T202500Z-key-maker.ts';
import * as securityMail from './20261122T205000Z-security-mail.ts';
import * as cancelledReference from './20261123T020000Z-cancelled-reference.ts';
import * as signInOfStrangers from './20261123T021500Z-sign-in-of-strangers.ts';
import * as apiRequestLeftOut from './20261123T024500Z-api-request-left-out.ts';
import * as connectedApp from './20261123T030000Z-connected-app.ts';
import * as serviceProcess from './20261123T030000Z-service-process.ts';
import * as retentionClock from './20261123T041000Z-retention-clock.ts';
import * as rejectedTestShipment from './20261123T042500Z-rejected-test-shipment.ts';

/** Append-only: never edit a released migration. */
export const migrations: Record<string, Migration> = {
  '20261121T000000Z-foundation': foundation,
  '20261121T000100Z-catalogue': catalogue,
  '20261121T000200Z-pricing': pricing,
  '20261121T000300Z-fx-clear': fxClear,
  '20261121T000300Z-wallet': wallet,
  '20261121T000400Z-carrier': carrier,
  '20261121T000500Z-booking': booking,
  '20261121T000600Z-tracking': tracking,
  '20261121T000700Z-label': label,
  '20261121T000800Z-webhook': webhook,
  '20261121T000910Z-notice-due': noticeDue,
  '20261121T001000Z-cut-off': cutOff,
  '20261121T001050Z-last-mile-time': lastMileTime,
  '20261121T001100Z-pricing-version': pricingVersion,
  '20261121T001200Z-delivery-row': deliveryRow,
  '20261121T001300Z-attempt-result': attemptResult,
  '20261121T001400Z-country-requirement-checks': countryRequirementChecks,
  '20261122T000000Z-sandbox-reference': sandboxReference,
  '20261122T000100Z-test-settlement': testSettlement,
  '20261122T010000Z-mail': mail,
  '20261122T020000Z-user': user,
  '20261122T120000Z-time-zone': timeZone,
  '20261122T120010Z-second-factor': secondFactor,
  '20261122T120020Z-team': team,
  '20261122T121000Z-attempt-signature': attemptSignature,
  '20261122T121010Z-api-key-use': apiKeyUse,
  '20261122T122000Z-saved-filter': savedFilter,
  '20261122T123000Z-api-request': apiRequest,
  '20261122T123100Z-operator': operator,
  '20261122T160000Z-operator-search': operatorSearch,
  '20261122T161000Z-passkey': passkey,
  '20261122T170000Z-notification-mail': notificationMail,
  '20261122T171000Z-changelog-seen': changelogSeen,
  '20261122T180000Z-list-index': listIndex,
  '20261122T190000Z-catalog-version': catalogVersion,
  '20261122T190000Z-sent-form': sentForm,
  '20261122T200000Z-sign-in-source': signInSource,
  '20261122T200100Z-link-maker': linkMaker,
  '20261122T201900Z-payment-instruction': paymentInstruction,
  '20261122T201910Z-session-proof': sessionProof,
  '20261122T202500Z-key-maker': keyMaker,
  '20261122T205000Z-security-mail': securityMail,
  '20261123T020000Z-cancelled-reference': cancelledReference,
  '20261123T021500Z-sign-in-of-strangers': signInOfStrangers,
  '20261123T024500Z-api-request-left-out': apiRequestLeftOut,
  '20261123T030000Z-connected-app': connectedApp,
  '20261123T030000Z-service-process': serviceProcess,
  '20261123T041000Z-retention-clock': retentionClock,
  '20261123T042500Z-rejected-test-shipment': rejectedTestShipment,
};
