import { readWallet } from '../../db/query/wallet/wallet.ts';
import type { Handler } from '../http/operation.ts';
import { walletView } from '../wallet/wallet.ts';

export const getWalletBalance: Handler<'getWalletBalance'> = async ({ db }, { scope }) => ({
  status: 200,
  data: walletView(await readWallet(db.kysely, scope)),
});
