import path from 'node:path';
import type { Db } from '../../db/client.ts';
import { findAccountByEmail, insertAccount, updateAccount } from '../../db/query/account/account.ts';
import { activeKeyIds, listApiKeys, revokeApiKey } from '../../db/query/account/api-key.ts';
import { latestPublication } from '../../db/query/pricing/catalog.ts';
import { insertRateAfter, latestRate } from '../../db/query/pricing/currency-rate.ts';
import { grantAllProducts } from '../../db/query/pricing/entitlement.ts';
import { addIossNumber } from '../../db/query/pricing/ioss-number.ts';
import { listUsers } from '../../db/query/user/user.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { createApiKey } from '../account/api-key.ts';
import { publishCatalog } from '../catalog/publish.ts';
import { readCatalog } from '../catalog/read-catalog.ts';
import { ConfigError } from '../config/read-setting.ts';
import type { WorkContext } from '../context.ts';
import { catalogCurrencies } from '../fx/amount-currencies.ts';
import { storedRate } from '../fx/currency-rates.ts';
import { isStale } from '../fx/fx-rate.ts';
import { USUAL_RATES } from '../fx/usual-rates.ts';
import { invocation } from '../invocation.ts';
import { hashApiKey, type Mode } from '../key-format.ts';
import { decimalToScaled } from '../money.ts';
import { hongKongDay, newId } from '../runtime.ts';
import { inviteUser } from '../user/invite.ts';
import { type DemoFile, demoEmail, readDemoFile, whyNoDemo, writeDemoFile } from './demo-file.ts';

const label = 'demonstration';
const usdRate = 7.8;
const iossNumber = 'IM3720012345';
const demoMoney = { amountCents: 100_000_000, reference: 'demo', reason: 'Demonstration money' };
const catalogFolder = path.join(import.meta.dirname, '..', '..', 'db', 'seed', 'catalog');

export type DemoAccount = Pick<DemoFile, 'account_id' | 'test_key' | 'live_key'>;

interface Seeding {
  readonly known: DemoAccount | null;
  readonly now: Date;
  /** True if an FX source is configured; if not, the demonstration's rates are renewed here. */
  readonly fetchesRate: boolean;
}

/** Creates the demonstration account. Idempotent: later starts renew the rate and replace invalid keys. */
export async function seedDemo(db: Db, { known, now, fetchesRate }: Seeding): Promise<DemoAccount> {
  const { kysely } = db;
  if (!(await latestPublication(kysely))) {
    await publishCatalog(kysely, await readCatalog(catalogFolder), { today: hongKongDay(now) });
  }
  for (const currency of ['USD', ...(await catalogCurrencies(kysely))])
    await renewRate(db, currency, now, fetchesRate);
  const { id } = (await findAccountByEmail(kysely, demoEmail)) ?? (await makeAccount(db, now));
  await topUp(db.pool, { accountId: id, transactionId: newId('txn', now), ...demoMoney });
  const keys = known?.account_id === id ? known : null;
  return {
    account_id: id,
    test_key: await findOrCreateKey(db, id, 'test', keys?.test_key, now),
    live_key: await findOrCreateKey(db, id, 'live', keys?.live_key, now),
  };
}

/** A rate that an operator cleared or set is not replaced. */
async function renewRate({ kysely }: Db, currency: string, now: Date, fetchesRate: boolean): Promise<void> {
  const ours = currency === 'USD' ? usdRate : USUAL_RATES[currency];
  if (ours === undefined) return;
  const rateNanos = decimalToScaled(ours, 9);
  const latest = await latestRate(kysely, currency);
  const rate = storedRate(latest);
  const isOurs = rate?.rateType === 'manual' && rate.rateNanos === rateNanos;
  if (latest && !(isOurs && !fetchesRate && isStale(rate, now))) return;
  await insertRateAfter(kysely, latest?.id ?? null, {
    currency,
    rateNanos,
    rateType: 'manual',
    fetchedAt: now,
  });
}

/** Grants what the contract's examples need, only at creation, so that what an operator revokes stays revoked. */
function makeAccount({ kysely }: Db, now: Date): Promise<{ readonly id: string }> {
  return kysely.transaction().execute(async (tx) => {
    const account = await insertAccount(tx, {
      id: newId('acc', now),
      name: 'Demonstration',
      email: demoEmail,
    });
    await grantAllProducts(tx, account.id);
    await updateAccount(tx, account.id, { custom_insurance: true });
    await addIossNumber(tx, {
      accountId: account.id,
      number: iossNumber,
      isPlatform: false,
      isDefault: false,
    });
    return account;
  });
}

/** Returns the mode's known key if it is still active. Else creates one and revokes the demonstration's old keys. */
async function findOrCreateKey(
  db: Db,
  accountId: string,
  mode: Mode,
  known: string | undefined,
  now: Date,
): Promise<string> {
  const { kysely } = db;
  if (known && (await activeKeyIds(kysely, [hashApiKey(known)])).length === 1) return known;
  for (const key of await listApiKeys(kysely, accountId)) {
    if (key.label === label && key.livemode === (mode === 'live')) await revokeApiKey(kysely, key.id);
  }
  return mint(db, accountId, mode, now);
}

async function mint({ kysely }: Db, accountId: string, mode: Mode, now: Date): Promise<string> {
  const made = await createApiKey(kysely, { accountId, mode, label, now });
  if (typeof made === 'string') {
    throw new Error(
      `the demonstration account already has five active keys; revoke two with \`${invocation} key revoke\``,
    );
  }
  return made.key;
}

/** The address is on this machine. */
const askMs = 1_000;

interface RunningService {
  readonly context: Pick<WorkContext, 'config' | 'db' | 'clock' | 'catalog'>;
  readonly rootUrl: string;
  readonly databaseUrl: string;
}

export interface PreparedDemo {
  readonly demo: DemoFile;
  readonly isNew: boolean;
  /** Path of the sign-in link of the account's user; null after its first sign-in. */
  readonly signInPath: string | null;
}

/** Creates or renews the demonstration account, or returns why not. @throws {ConfigError} if it can't write. */
export async function prepareDemo({
  context,
  rootUrl,
  databaseUrl,
}: RunningService): Promise<PreparedDemo | string> {
  const { config, db, clock } = context;
  const reason = whyNoDemo(config);
  if (reason) return reason;
  const known = readDemoFile(config.home);
  const seeded = await seedDemo(db, { known, now: clock.now(), fetchesRate: config.fxSource !== null });
  await context.catalog.refresh();
  // Another process on this home keeps its address in the file while it responds at this address.
  const isOther = known !== null && known.database_url === databaseUrl && known.root_url !== rootUrl;
  const url = isOther && (await isServed(known.root_url)) ? known.root_url : rootUrl;
  const demo = { root_url: url, base_url: `${url}/api/v1`, ...seeded, database_url: databaseUrl };
  try {
    writeDemoFile(config.home, demo);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `SAMPAN_HOME: the demonstration account's keys cannot be written to this folder (${reason})`,
    );
  }
  const signInPath = await renewSignInPath(context, demo.account_id);
  return { demo, isNew: known?.account_id !== demo.account_id, signInPath };
}

/** Asks the address itself: a process that was killed a moment ago still counts as alive in the database. */
async function isServed(rootUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${rootUrl}/healthz`, { signal: AbortSignal.timeout(askMs) })).ok;
  } catch {
    return false;
  }
}

/** Renews the link until it is used: only its hash is stored. */
async function renewSignInPath(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  accountId: string,
): Promise<string | null> {
  const users = await listUsers(db.kysely, accountId);
  if (users.some(({ has_password }) => has_password)) return null;
  const user = { accountId, email: demoEmail, role: 'owner', now: clock.now() } as const;
  return (await inviteUser(db.kysely, user))?.path ?? null;
}
