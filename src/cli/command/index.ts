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
import { doctor } from './doctor.ts';
import { entitlementCopy } from './entitlement/copy.ts';
import { entitlementGrant } from './entitlement/grant.ts';
import { entitlementList } from './entitlement/list.ts';
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
import { migrate } from './migrate.ts';
import { queueStatus } from './queue-status.ts';
import { secretRotateKeys } from './secret-rotate-keys.ts';
import { seedDemo } from './seed-demo.ts';
import { settingList } from './setting/list.ts';
import { settingSet } from './setting/set.ts';
import { shipmentAdvance } from './shipment/advance.ts';
import { shipmentEvent } from './shipment/event.ts';
import { shipmentIntercept } from './shipment/intercept.ts';
import { shipmentResolve } from './shipment/resolve.ts';
import { shipmentShow } from './shipment/show.ts';
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

/** The commands of two words, by their first. */
const groups: Readonly<Record<string, Group>> = {
  account: {
    description: 'The merchants that book with us',
    commands: [accountCreate, accountList, accountSet],
  },
  key: { description: "The accounts' API keys", commands: [keyCreate, keyList, keyRevoke] },
  entitlement: {
    description: 'What an account may order',
    commands: [entitlementGrant, entitlementCopy, entitlementList],
  },
  ioss: {
    description: "The accounts' EU IOSS numbers, their own and platforms'",
    commands: [iossAdd, iossList, iossRemove],
  },
  catalog: {
    description: 'Products, services, rates and rules, as a folder of CSV files',
    commands: [catalogImport, catalogExport, catalogShow],
  },
  webhook: {
    description: "Events that are sent to the accounts' endpoints",
    commands: [webhookListen, webhookTrigger, webhookVerify],
  },
  queue: { description: 'What waits to be done in the background', commands: [queueStatus] },
  fx: { description: 'The USD/HKD exchange rate', commands: [fxSet, fxShow, fxClear] },
  setting: { description: 'Switches of the whole installation', commands: [settingSet, settingList] },
  shipment: {
    description: 'Single shipments, for support and for developers',
    commands: [shipmentShow, shipmentAdvance, shipmentEvent, shipmentIntercept, shipmentResolve],
  },
  billing: { description: 'What shipments cost in the end', commands: [billingSettle] },
  carrier: { description: 'What carriers tell us', commands: [carrierUnmapped, carrierNotices] },
  wallet: {
    description: "The accounts' prepaid money",
    commands: [walletTopup, walletAdjust, walletRefund, walletShow],
  },
  ledger: { description: 'The double entry behind the wallets', commands: [ledgerVerify] },
  secret: { description: 'The keys that stored secrets are encrypted with', commands: [secretRotateKeys] },
  seed: { description: 'Data to begin with', commands: [seedDemo] },
};

/** The commands of one word. */
const commands: readonly AddCommand[] = [migrate, doctor];

export function addCommands(program: CliCommand, session: Session): void {
  for (const [name, { description, commands }] of Object.entries(groups)) {
    const group = program.command(name).description(description);
    for (const addCommand of commands) addCommand(group, session);
  }
  for (const addCommand of commands) addCommand(program, session);
}
