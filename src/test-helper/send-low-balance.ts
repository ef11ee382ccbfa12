import { readWallet } from '../../db/query/wallet/wallet.ts';
import { type EventRow, emitEvent, findEvent } from '../../db/query/webhook/event.ts';
import type { Scope } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import { draftEvent, type EventCause } from '../event/event-body.ts';
import { walletView } from '../wallet/wallet-view.ts';

/** Sends `wallet.low_balance` with the amounts of the test wallet, which are zero. */
export async function sendLowBalance(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  scope: Scope,
  cause: EventCause,
): Promise<EventRow> {
  const wallet = walletView(await readWallet(db.kysely, scope));
  const event = draftEvent('wallet.low_balance', scope.livemode, wallet, null, cause, clock.now());
  await emitEvent(db.kysely, scope, event);
  const sent = await findEvent(db.kysely, scope, event.id);
  if (!sent) throw new Error(`the event ${event.id} was not written`);
  return sent;
}
