import { expect } from '@jest/globals';
import { pollUntil } from '../poll.ts';
import { type LabelWorld, openLabelWorld } from './label-world.ts';
import { expectLedgerHolds } from './ledger-holds.ts';
import { bookLive } from './partner-booking.ts';

/** A shipment whose carrier delays its response to a cancellation until the test releases it. */
export interface HeldCancel {
  readonly id: string;
  readonly path: string;
  letGo(): void;
  /** Waits until the carrier has received the cancellation. */
  carrierHasCancel(): Promise<boolean>;
}

/** A service whose carrier delays cancellations for a test, and an account that books there. */
export interface CancelWorld extends LabelWorld {
  /** Settings for another process to reach the same carrier. */
  readonly env: Readonly<Record<string, string>>;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  heldCancel(): Promise<HeldCancel>;
  /** Waits until a request with each of these keys is in flight. */
  waitUntilInFlight(keys: readonly string[]): Promise<void>;
  /** Returns the effects of a cancellation: events, refunds and the shipment's state. */
  traces(id: string): Promise<unknown>;
  /** Makes the carrier cancel at once again, for use after each test. */
  reset(): Promise<void>;
  /** Verifies the ledger first. */
  readonly stop: () => Promise<void>;
}

/** The `traces` of a cancelled shipment, and of one that is not cancelled. */
export const cancelled = { status: 'cancelled', locked: false, hold: 'voided', events: 1, refunds: 1 };
export const booked = { status: 'label_created', locked: false, hold: 'pending', events: 0, refunds: 0 };

export async function openCancelWorld(deadlineMs: string): Promise<CancelWorld> {
  const deadline = { CARRIER_DEADLINE_MS: deadlineMs };
  const { gateway, service, account, stop } = await openLabelWorld(deadline);
  const query = async (text: string, values: unknown[] = []) =>
    (await service.database.db.pool.query(text, values)).rows;
  return {
    gateway,
    service,
    account,
    env: { ...gateway.env, ...deadline },
    query,
    async heldCancel() {
      const id = await bookLive(service, account);
      const gate = Promise.withResolvers<void>();
      gateway.beforeCancel = () => gate.promise;
      return {
        id,
        path: `/shipments/${id}/cancel`,
        letGo: gate.resolve,
        carrierHasCancel: () => pollUntil(async () => gateway.received.cancel > 0, 10_000),
      };
    },
    async waitUntilInFlight(keys) {
      const count = async () =>
        (await query('select count(*)::int as n from idempotency_key where key = any($1)', [keys]))[0]?.n;
      expect(await pollUntil(async () => (await count()) === keys.length, 20_000)).toBe(true);
    },
    async traces(id) {
      const [row] = await query(
        `select status, cancel_locked_until is not null as locked,
          (select state from hold h where h.tracking_number = s.tracking_number) as hold,
          (select count(*)::int from event e where e.tracking_number = s.tracking_number and type = 'shipment.cancelled') as events,
          (select count(*)::int from wallet_transaction t where t.tracking_number = s.tracking_number and type = 'void') as refunds
          from shipment s where tracking_number = $1`,
        [id],
      );
      return row;
    },
    async reset() {
      gateway.beforeCancel = async () => {};
      gateway.refusesCancels = false;
      gateway.forget();
      await service.database.setClock('0 seconds');
    },
    async stop() {
      await expectLedgerHolds(service.database.db);
      await stop();
    },
  };
}
