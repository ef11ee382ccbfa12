import path from 'node:path';
import type { Db } from '../../db/client.ts';
import { findAccountByEmail, insertAccount } from '../../db/query/account.ts';
import { activeKeyIds, listApiKeys, revokeApiKey } from '../../db/query/api-key.ts';
import { grantAllProducts } from '../../db/query/entitlement.ts';
import { insertFxRate, latestFxRate } from '../../db/query/fx-rate.ts';
import { hashApiKey } from '../account/api-key.ts';
import { createApiKey } from '../account/create-api-key.ts';
import { publishCatalog } from '../catalog/publish.ts';
import { readCatalog } from '../catalog/read-catalog.ts';
import { hongKongDay } from '../clock.ts';
import { newId } from '../identifier.ts';
import { topUp } from '../wallet/ledger.ts';
import type { DemoFile } from './demo-file.ts';

const email = 'demo@sampan.example';
const label = 'demonstration';
const demoRateMicros = 7_800_000;
const demoMoney = { amountCents: 100_000_000, reference: 'demo', reason: 'Demonstration money' };
const catalogueFolder = path.join(import.meta.dirname, '..', '..', 'db', 'seed', 'catalog');

export type DemoAccount = Pick<DemoFile, 'account_id' | 'test_key' | 'live_key'>;

/**
 * The demonstration account with the whole demonstration catalogue, an FX rate of 7.8, HKD 1,000,000 in its wallet, and
 * one test and one live key. Made once: a repeat keeps what `known` says, as long as it still holds.
 */
export async function seedDemo(db: Db, known: DemoAccount | null, now: Date): Promise<DemoAccount> {
  const { kysely } = db;
  if (!(await kysely.selectFrom('catalog_publication').select('id').limit(1).executeTakeFirst())) {
    await publishCatalog(kysely, await readCatalog(catalogueFolder), { today: hongKongDay(now) });
  }
  if (!(await latestFxRate(kysely))) {
    await insertFxRate(kysely, { rateMicros: demoRateMicros, rateType: 'manual', fetchedAt: now });
  }
  const account =
    (await findAccountByEmail(kysely, email)) ??
    (await insertAccount(kysely, { id: newId('acc', now), name: 'Demonstration', email }));
  await grantAllProducts(kysely, account.id);
  await topUp(db.pool, { accountId: account.id, transactionId: newId('txn', now), ...demoMoney });
  if (known && known.account_id === account.id && (await bothActive(db, known))) {
    return { account_id: account.id, test_key: known.test_key, live_key: known.live_key };
  }
  for (const key of await listApiKeys(kysely, account.id)) {
    if (key.label === label) await revokeApiKey(kysely, key.id);
  }
  return {
    account_id: account.id,
    test_key: await mint(db, account.id, 'test', now),
    live_key: await mint(db, account.id, 'live', now),
  };
}

async function bothActive({ kysely }: Db, known: DemoAccount): Promise<boolean> {
  return (await activeKeyIds(kysely, [known.test_key, known.live_key].map(hashApiKey))).length === 2;
}

async function mint({ kysely }: Db, accountId: string, mode: 'test' | 'live', now: Date): Promise<string> {
  const made = await createApiKey(kysely, { accountId, mode, label, now });
  if (typeof made === 'string') {
    throw new Error(
      'the demonstration account has five active keys that somebody else made; revoke two with `npm run sampan -- key revoke`',
    );
  }
  return made.key;
}
