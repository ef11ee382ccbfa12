import type { CliCommand } from '../cli-command.ts';
import type { Session } from '../session.ts';
import { accountCreate } from './account/create.ts';
import { accountList } from './account/list.ts';
import { accountSet } from './account/set.ts';
import { billingSettle } from './billing-settle.ts';
import { carrierNotices } from './carrier/notices.ts';
import { carrierUnmapped } from './carrier/unmapped.ts';
import { catalogExport } from './catalog/export.ts';
import { catalogImport } from './catalog/import.ts';
import { catalogShow } from './catalog/show.ts';
import { contractDiff } from './contract/diff.ts';
import { digestList } from './digest/list.ts';
import { digestSubscribe } from './digest/subscribe.ts';
import { digestUnsubscribe } from './digest/unsubscribe.ts';
import { doctor } from './doctor.ts';
import { entitlementCopy } from './entitlement/copy.ts';
import { entitlementGrant } from './entitlement/grant.ts';
import { entitlementList } from './entitlement/list.ts';
import { entitlementRevoke } from './entitlement/revoke.ts';
import { fxClear } from './fx/clear.ts';
import { fxSet } from './fx/set.ts';
import { fxShow } from './fx/show.ts';
import { iossAdd } from './ioss/add.ts';
import { iossList } from './ioss/list.ts';
import { iossRemove } from './ioss/remove.ts';
import { keyCreate } from './key/create.ts';
import { keyList } from './key/list.ts';
import { keyRevoke } from './key/revoke.ts';
import { ledgerVerify } from './ledger-verify.ts';
import { migrateCommand } from './migrate.ts';
import { queueStatus } from './queue-status.ts';
import { retentionConfirm } from './retention-confirm.ts';
import { secretRotateKeys } from './secret-rotate-keys.ts';
import { seedDemoCommand } from './seed-demo.ts';
import { settingList } from './setting/list.ts';
import { settingSet } from './setting/set.ts';
import { shipmentAdvance } from './shipment/advance.ts';
import { shipmentEvent } from './shipment/event.ts';
import { shipmentIntercept } from './shipment/intercept.ts';
import { shipmentResolve } from './shipment/resolve.ts';
import { shipmentShow } from './shipment/show.ts';
import { userInvite } from './user/invite.ts';
import { userList } from './user/list.ts';
import { userRemove } from './user/remove.ts';
import { userResetSecondFactor } from './user/reset-second-factor.ts';
import { userWithdrawLink } from './user/withdraw-link.ts';
import { walletAdjust } from './wallet/adjust.ts';
import { walletRefund } from './wallet/refund.ts';
import { walletShow } from './wallet/show.ts';
import { walletTopup } from './wallet/topup.ts';
import { webhookListen } from './webhook/listen.ts';
import { webhookTrigger } from './webhook/trigger.ts';
import { webhookVerify } from './webhook/verify.ts';

type AddCommand = (group: CliCommand, session: Session) => void;

interface Group {
  readonly description: string;
  readonly commands: readonly AddCommand[];
}

const groups: Readonly<Record<string, Group>> = {
  account: {
    description: 'Create and manage accounts: the merchants that book shipments',
    commands: [accountCreate, accountList, accountSet],
  },
  user: {
    description: 'Invite, list and remove the people who use the dashboard',
    commands: [userInvite, userList, userRemove, userResetSecondFactor, userWithdrawLink],
  },
  key: { description: 'Create, list and revoke API keys', commands: [keyCreate, keyList, keyRevoke] },
  entitlement: {
    description: 'Manage the products that an account can order',
    commands: [entitlementGrant, entitlementRevoke, entitlementCopy, entitlementList],
  },
  ioss: {
    description: 'Manage the EU IOSS numbers of an account',
    commands: [iossAdd, iossList, iossRemove],
  },
  catalog: {
    description: 'Import, export and show products, services, rates and rules (CSV files)',
    commands: [catalogImport, catalogExport, catalogShow],
  },
  contract: {
    description: 'Compare OpenAPI documents, also those of other services',
    commands: [contractDiff],
  },
  webhook: {
    description: 'Forward, trigger and verify webhook events',
    commands: [webhookListen, webhookTrigger, webhookVerify],
  },
  queue: { description: 'Show background jobs: counts and age', commands: [queueStatus] },
  fx: { description: 'Set, clear and show the USD/HKD exchange rate', commands: [fxSet, fxShow, fxClear] },
  setting: {
    description: 'Change and list settings that apply to all accounts',
    commands: [settingSet, settingList],
  },
  retention: {
    description: 'Confirm the clock, so that data past its retention is deleted',
    commands: [retentionConfirm],
  },
  shipment: {
    description: 'Show and change single shipments, for support and development',
    commands: [shipmentShow, shipmentAdvance, shipmentEvent, shipmentIntercept, shipmentResolve],
  },
  billing: { description: 'Charge the final fees of shipments', commands: [billingSettle] },
  carrier: {
    description: 'List carrier notices and codes that need attention',
    commands: [carrierUnmapped, carrierNotices],
  },
  digest: {
    description: 'Manage who receives emails about breaking changes',
    commands: [digestSubscribe, digestUnsubscribe, digestList],
  },
  wallet: {
    description: 'Show and change the prepaid balance of an account',
    commands: [walletTopup, walletAdjust, walletRefund, walletShow],
  },
  ledger: { description: 'Verify the double-entry ledger behind the wallets', commands: [ledgerVerify] },
  secret: { description: 'Rotate the keys that encrypt stored secrets', commands: [secretRotateKeys] },
  seed: { description: 'Create demonstration data', commands: [seedDemoCommand] },
};

const commands: readonly AddCommand[] = [migrateCommand, doctor];

export function addCommands(program: CliCommand, session: Session): void {
  for (const [name, { description, commands }] of Object.entries(groups)) {
    const group = program.command(name).description(description);
    for (const addCommand of commands) addCommand(group, session);
  }
  for (const addCommand of commands) addCommand(program, session);
}
