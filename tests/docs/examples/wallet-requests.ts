import { hongKongDay } from '../../../src/runtime.ts';
import { readBytes } from '../../support/process/read-bytes.ts';
import { advance, booked, call, get, type Send } from './calls.ts';

const month = hongKongDay(new Date()).slice(0, 7);

/** Reads from a live wallet with one charge. */
function afterSettlement(path: string): Send {
  return async (world) => {
    const id = await booked(world, { mode: 'live' });
    await world.operator(`billing settle ${id} --charged-hkd 65.27 --weight-kg 0.52`);
    const request = call(world, 'get', path, { mode: 'live' });
    return path.includes('/documents/') ? request.buffer(true).parse(readBytes) : request;
  };
}

export const walletRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'getWalletBalance 200 test': get('/wallet/balance'),
  'getWalletBalance 200 live': async (world) => {
    await booked(world, { mode: 'live' });
    return call(world, 'get', '/wallet/balance', { mode: 'live' });
  },
  'getWorkQueue 200 test': async (world) => {
    const held = await booked(world);
    await advance(world, held, { status: 'in_transit' });
    await world.service.database.db.pool.query(
      `update shipment set sub_status = 'customs_hold' where tracking_number = $1`,
      [held],
    );
    for (let index = 0; index < 2; index++) await booked(world);
    return call(world, 'get', '/work_queue');
  },
  'getWorkQueue 200 live': async (world) => {
    await booked(world, { mode: 'live' });
    return call(world, 'get', '/work_queue', { mode: 'live' });
  },
  'listWalletTransactions 200 empty': get('/wallet/transactions'),
  'listWalletTransactions 200 page': afterSettlement('/wallet/transactions'),
  'listStatements 200 empty': get('/wallet/statements'),
  'listStatements 200 page': afterSettlement('/wallet/statements'),
  'getStatement 200 month': afterSettlement(`/wallet/statements/${month}`),
  'getStatementDocument 200 statement': afterSettlement(`/wallet/statements/${month}/documents/statement`),
  'getStatementDocument 200 csv': afterSettlement(
    `/wallet/statements/${month}/documents/statement?format=csv`,
  ),
};
