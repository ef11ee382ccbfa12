import pg from 'pg';
import { type Account, listAccounts } from '../../../db/query/account/account.ts';
import { listActiveKeys } from '../../../db/query/account/api-key.ts';
import { listSealingKeys } from '../../../db/query/installation/sealed-value.ts';
import { tryLockSetup } from '../../../db/query/installation/server.ts';
import { readPaymentInstructions } from '../../../db/query/installation/setting.ts';
import { latestPublication } from '../../../db/query/pricing/catalog.ts';
import { latestRate } from '../../../db/query/pricing/currency-rate.ts';
import { listProductCodes, readEntitlement } from '../../../db/query/pricing/entitlement.ts';
import { listShipmentPage } from '../../../db/query/shipment/list-shipments.ts';
import { listUsers } from '../../../db/query/user/user.ts';
import { readSchemaState } from '../../../db/schema-state.ts';
import { demoEmail } from '../../demo/demo-file.ts';
import { type RateView, rateView } from '../../fx/currency-rates.ts';
import { invocation } from '../../invocation.ts';
import { Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';

/** Parts that an installation has already. */
export interface Installation {
  readonly sealingKeys: readonly string[];
  readonly publicationId: number | null;
  readonly products: readonly string[];
  readonly rate: RateView;
  readonly hasPaymentText: boolean;
  readonly users: readonly { readonly email: string; readonly role: string }[];
  /** Without that of the demonstration. */
  readonly accounts: readonly Account[];
}

export const emptyInstallation: Installation = {
  sealingKeys: [],
  publicationId: null,
  products: [],
  rate: rateView(undefined, new Date(0)),
  hasPaymentText: false,
  users: [],
  accounts: [],
};

/** Keeps other setups from this database until it is disposed of. @throws {Refusal} if another one is running. */
export async function lockSetup(url: string): Promise<AsyncDisposable> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener, the loss of the connection would end the process.
  client.on('error', () => {});
  await client.connect();
  if (await tryLockSetup(client)) return { [Symbol.asyncDispose]: () => client.end() };
  await client.end();
  throw new Refusal('Another setup of this database is running. Wait until it ends. Nothing was changed.');
}

/** @throws {Refusal} if the tables are those of another version. */
export async function findInstallation(database: OpenDatabase): Promise<Installation> {
  const { empty, pending, conflict } = await readSchemaState(database.kysely);
  if (empty) return emptyInstallation;
  if (pending.length === 0 && conflict === null) return readInstallation(database, new Date());
  throw new Refusal(
    `The database has tables of another version. Run \`${invocation} migrate\` with the same settings first. Nothing was changed.`,
  );
}

async function readInstallation({ kysely }: OpenDatabase, now: Date): Promise<Installation> {
  const accounts = await listAccounts(kysely);
  return {
    sealingKeys: (await listSealingKeys(kysely)).map(({ id }) => id),
    publicationId: (await latestPublication(kysely))?.id ?? null,
    products: await listProductCodes(kysely),
    rate: rateView(await latestRate(kysely, 'USD'), now),
    hasPaymentText: Object.keys(await readPaymentInstructions(kysely)).length > 0,
    users: await listUsers(kysely),
    accounts: accounts.filter(({ email }) => email !== demoEmail),
  };
}

/** Parts that an account has already. */
export interface AccountSetup {
  readonly products: readonly string[];
  readonly rateTables: readonly string[];
  /** ID of an active live key of a program; null: none. */
  readonly liveKey: string | null;
  /** Tracking number of a shipment of test mode; null: none. */
  readonly testShipment: string | null;
}

export async function readAccountSetup({ kysely }: OpenDatabase, accountId: string): Promise<AccountSetup> {
  const entitlement = await readEntitlement(kysely, accountId);
  const keys = await listActiveKeys(kysely, accountId);
  const scope = { accountId, livemode: false };
  const { rows } = await listShipmentPage(kysely, scope, {}, { order: 'newest', after: null, limit: 1 });
  return {
    products: entitlement.product_codes,
    rateTables: entitlement.rate_tables.map(({ rate_table_code }) => rate_table_code),
    liveKey: keys.find(({ livemode, is_app }) => livemode && !is_app)?.id ?? null,
    testShipment: rows[0]?.tracking_number ?? null,
  };
}
