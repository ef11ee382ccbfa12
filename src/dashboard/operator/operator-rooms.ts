import { changeAccount, creditAccount, showAccount } from './account.ts';
import { createAccount, showAccounts } from './accounts.ts';
import { showHealth } from './health.ts';
import { checkLedger, showLedger } from './ledger-check.ts';
import type { OperatorRoom } from './operator-visit.ts';
import { resolveShipment, showUndecided, showUndecidedList } from './undecided-shipments.ts';

/** Every address of the operator's pages. */
export const operatorRooms: readonly OperatorRoom[] = [
  { method: 'get', path: '/', run: showAccounts },
  { method: 'post', path: '/accounts', run: createAccount },
  { method: 'get', path: '/accounts/:id', run: showAccount },
  { method: 'post', path: '/accounts/:id', run: changeAccount },
  { method: 'post', path: '/accounts/:id/credit', run: creditAccount },
  { method: 'get', path: '/undecided', run: showUndecidedList },
  { method: 'get', path: '/undecided/:id', run: showUndecided },
  { method: 'post', path: '/undecided/:id', run: resolveShipment },
  { method: 'get', path: '/health', run: showHealth },
  { method: 'get', path: '/ledger', run: showLedger },
  { method: 'post', path: '/ledger', run: checkLedger },
];
