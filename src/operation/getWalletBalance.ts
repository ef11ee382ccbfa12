import { readWallet } from '../../db/query/wallet/wallet.ts';
import type { Handler } from '../http/handler.ts';
import { centsToAmount } from '../money/money.ts';

export const getWalletBalance: Handler<'getWalletBalance'> = async ({ db }, { scope }) => {
  const { balanceCents, heldCents } = await readWallet(db.kysely, scope);
  return {
    status: 200,
    data: {
      balance: centsToAmount(balanceCents),
      available: centsToAmount(balanceCents - heldCents),
      held: centsToAmount(heldCents),
      currency: 'HKD',
    },
  };
};
