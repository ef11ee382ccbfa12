import { insertAccount } from '../../../db/query/account/account.ts';
import { grantAllProducts } from '../../../db/query/pricing/entitlement.ts';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { createApiKey } from '../../../src/account/api-key.ts';
import { newId } from '../../../src/runtime.ts';
import type { TestAccount } from '../service.ts';
import type { TestDatabase } from '../store/database.ts';

/** Creates an account with the whole catalog, a key per mode and this balance. */
export async function liveAccount(
  { db }: Pick<TestDatabase, 'db'>,
  balanceCents: number,
  accountId = newId('acc', new Date()),
): Promise<TestAccount> {
  const now = new Date();
  const { id } = await insertAccount(db.kysely, {
    id: accountId,
    name: 'Fault',
    email: 'fault@shop.example',
  });
  await grantAllProducts(db.kysely, id);
  const key = async (mode: 'test' | 'live') => {
    const made = await createApiKey(db.kysely, { accountId: id, mode, label: 'test', now });
    if (typeof made === 'string') throw new Error(made);
    return made.key;
  };
  if (balanceCents > 0) {
    await topUp(db.pool, { accountId: id, amountCents: balanceCents, transactionId: newId('txn', now) });
  }
  return { id, testKey: await key('test'), liveKey: await key('live') };
}
