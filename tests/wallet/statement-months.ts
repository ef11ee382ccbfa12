import { topUp } from '../../db/query/wallet/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import type { TestDatabase } from '../support/store/database.ts';
import { book, newTransactionId } from './ledger-bookings.ts';
import { adjust, post, refund, voidHold } from './movements.ts';

const day = 86_400_000;

/** Moves the clock of the database to a moment. */
export async function moveTo(database: TestDatabase, moment: string): Promise<void> {
  await database.setClock(`${(Date.parse(moment) - Date.now()) / 1000} seconds`);
}

interface StatementWorld {
  readonly service: TestService;
  /** Settled in September and refunded in October, at midnight in Hong Kong. */
  readonly shipment: string;
}

/**
 * Starts a service in the middle of November 2026 with a wallet of three months: payment, charge and hold in September,
 * refund and adjustments in October, nothing in November.
 */
export async function startStatementWorld(env: Record<string, string> = {}): Promise<StatementWorld> {
  const service = await startTestService({ env });
  const { database, clock } = service;
  const { db } = database;
  const accountId = service.account.id;
  const movement = () => ({ transactionId: newTransactionId() });
  await moveTo(database, '2026-09-10T02:00:00Z');
  await topUp(db.pool, {
    ...movement(),
    accountId,
    amountCents: 500_000,
    reference: 'FPS 1',
    reason: 'FPS 1',
  });
  const { trackingNumber: shipment } = await book(db, accountId, 6_100);
  const { trackingNumber: cancelled } = await book(db, accountId, 4_800);
  await post(db.pool, { ...movement(), trackingNumber: shipment, chargedCents: 6_527 });
  // The last moment of September and the first of October in Hong Kong.
  await moveTo(database, '2026-09-30T15:59:50Z');
  await voidHold(db.pool, { ...movement(), trackingNumber: cancelled });
  await moveTo(database, '2026-09-30T16:00:00Z');
  await refund(db.pool, { ...movement(), trackingNumber: shipment, amountCents: 527, reason: 'Late' });
  await adjust(db.pool, {
    ...movement(),
    accountId,
    amountCents: -3_500,
    reason: '=1+1 "Address", correction',
  });
  await adjust(db.pool, { ...movement(), accountId, amountCents: 1, reason: '更正' });
  const now = Date.parse('2026-11-15T02:00:00Z');
  await moveTo(database, '2026-11-15T02:00:00Z');
  clock.advance(now - Date.now());
  return { service, shipment };
}

/** Moves both clocks of a service by days. */
export async function passDays({ clock, database }: TestService, days: number): Promise<void> {
  clock.advance(days * day);
  await moveTo(database, clock.now().toISOString());
}
