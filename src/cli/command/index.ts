import type { CliCommand } from '../command-line.ts';
import type { Session } from '../session.ts';
import { accountCreate, accountList, accountSet } from './account.ts';
import { accountBrand } from './account-brand.ts';
import { accountDelete, accountExport } from './account-data.ts';
import { backup, restore } from './backup.ts';
import { batchShow } from './batch.ts';
import { batchCreate } from './batch-create.ts';
import { billingSettle } from './billing-settle.ts';
import { carrierNotices, carrierUnmapped } from './carrier.ts';
import { carrierCompare } from './carrier-compare.ts';
import { catalogCheck, catalogExport, catalogImport, catalogInit, catalogShow } from './catalog.ts';
import { contractDiff } from './contract.ts';
import { digestList, digestSubscribe, digestUnsubscribe } from './digest.ts';
import { doctor } from './doctor.ts';
import { entitlementCopy, entitlementGrant, entitlementList, entitlementRevoke } from './entitlement.ts';
import { fxClear, fxSet, fxShow } from './fx.ts';
import { iossAdd, iossList, iossRemove } from './ioss.ts';
import { keyCreate, keyList, keyRevoke } from './key.ts';
import { ledgerVerify } from './ledger-verify.ts';
import { manifestCreate, manifestDocument, manifestList, manifestResolve, manifestShow } from './manifest.ts';
import { migrateCommand } from './migrate.ts';
import { productImport, productList } from './product.ts';
import { queueStatus } from './queue-status.ts';
import { recipientErase } from './recipient.ts';
import { retentionConfirm } from './retention-confirm.ts';
import { secretRotateKeys } from './secret-rotate-keys.ts';
import { seedDemoCommand } from './seed-demo.ts';
import { settingList, settingSet } from './setting.ts';
import { setup } from './setup.ts';
import {
  shipmentAdvance,
  shipmentEvent,
  shipmentIntercept,
  shipmentOutcome,
  shipmentResolve,
  shipmentShow,
} from './shipment.ts';
import { shipmentDocument } from './shipment-document.ts';
import { shipmentReturn } from './shipment-return.ts';
import { userInvite, userList, userRemove, userResetSecondFactor, userWithdrawLink } from './user.ts';
import { walletAdjust, walletRefund, walletShow, walletStatement, walletTopup } from './wallet.ts';
import { webhookListen, webhookTrigger, webhookVerify } from './webhook.ts';

type AddCommand = (group: CliCommand, session: Session) => void;

interface Group {
  readonly description: string;
  readonly commands: readonly AddCommand[];
}

const groups: Readonly<Record<string, Group>> = {
  account: {
    description: 'Create and manage accounts: the merchants that book shipments',
    commands: [accountCreate, accountList, accountSet, accountBrand, accountExport, accountDelete],
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
    description: 'Make, check, import, export and show products, services, rates and rules (CSV files)',
    commands: [catalogInit, catalogCheck, catalogImport, catalogExport, catalogShow],
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
  fx: {
    description:
      'Set, clear and show exchange rates: HKD per USD, and of the currencies in which laws name amounts',
    commands: [fxSet, fxShow, fxClear],
  },
  setting: {
    description: 'Change and list settings that apply to all accounts',
    commands: [settingSet, settingList],
  },
  retention: {
    description: 'Confirm the clock, so that data past its retention is deleted',
    commands: [retentionConfirm],
  },
  recipient: {
    description: 'Erase the personal data of recipients',
    commands: [recipientErase],
  },
  shipment: {
    description: 'Show and change single shipments, for support and development',
    commands: [
      shipmentShow,
      shipmentDocument,
      shipmentAdvance,
      shipmentEvent,
      shipmentOutcome,
      shipmentIntercept,
      shipmentResolve,
      shipmentReturn,
    ],
  },
  batch: {
    description: 'Book many shipments from a file, and show their results',
    commands: [batchCreate, batchShow],
  },
  manifest: {
    description: 'Close shipments into hand-over sheets for a carrier, and list, show and download them',
    commands: [manifestCreate, manifestList, manifestShow, manifestDocument, manifestResolve],
  },
  product: {
    description: 'Import and list what an account sells, by SKU',
    commands: [productImport, productList],
  },
  billing: { description: 'Charge the final fees of shipments', commands: [billingSettle] },
  carrier: {
    description: 'List carrier notices and codes that need attention, and compare bookings with the carrier',
    commands: [carrierUnmapped, carrierNotices, carrierCompare],
  },
  digest: {
    description: 'Manage who receives emails about breaking changes',
    commands: [digestSubscribe, digestUnsubscribe, digestList],
  },
  wallet: {
    description: 'Show and change the prepaid balance of an account',
    commands: [walletTopup, walletAdjust, walletRefund, walletShow, walletStatement],
  },
  ledger: { description: 'Verify the double-entry ledger behind the wallets', commands: [ledgerVerify] },
  secret: { description: 'Rotate the keys that encrypt stored secrets', commands: [secretRotateKeys] },
  seed: { description: 'Create demonstration data', commands: [seedDemoCommand] },
};

const commands: readonly AddCommand[] = [setup, migrateCommand, doctor, backup, restore];

export function addCommands(program: CliCommand, session: Session): void {
  for (const [name, { description, commands }] of Object.entries(groups)) {
    const group = program.command(name).description(description);
    for (const addCommand of commands) addCommand(group, session);
  }
  for (const addCommand of commands) addCommand(program, session);
}
