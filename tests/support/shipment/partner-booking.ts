import { randomUUID } from 'node:crypto';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import type { TestAccount, TestService } from '../service.ts';
import { order } from './order.ts';

/** Settings of a gateway that refuses every connection. */
export const unreachableGateway = {
  CARRIER_HTTP_URL: 'http://127.0.0.1:1',
  CARRIER_HTTP_SECRET: 'a-secret-of-no-gateway',
} as const;

/** Creates an account with funds for live bookings. */
export async function fundedAccount(service: TestService): Promise<TestAccount> {
  const account = await service.createAccount();
  const transactionId = `txn_${randomUUID()}`;
  await topUp(service.database.db.pool, { accountId: account.id, amountCents: 1_000_000, transactionId });
  return account;
}

/** Books in live mode, by default through the partner gateway; returns the tracking number. */
export async function bookLive(
  service: TestService,
  { liveKey }: TestAccount,
  change: Parameters<typeof order>[0] = {},
): Promise<string> {
  const { id } = await service
    .sdk(liveKey)
    .shipments.create(order({ service_tier_id: 'HKPTCHGG01', ...change }));
  return id;
}
