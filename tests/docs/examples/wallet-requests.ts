import { booked, call, get, type Send } from './calls.ts';

export const walletRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'getWalletBalance 200 test': get('/wallet/balance'),
  'getWalletBalance 200 live': async (world) => {
    await booked(world, { mode: 'live' });
    return call(world, 'get', '/wallet/balance', { mode: 'live' });
  },
  'listWalletTransactions 200 empty': get('/wallet/transactions'),
  'listWalletTransactions 200 page': async (world) => {
    const id = await booked(world, { mode: 'live' });
    await world.operator(`billing settle ${id} --charged-hkd 65.27 --weight-kg 0.52`);
    return call(world, 'get', '/wallet/transactions', { mode: 'live' });
  },
};
