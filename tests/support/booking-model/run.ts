import fc from 'fast-check';
import type { TestService } from '../service.ts';
import { order } from '../shipment/order.ts';
import { expectAgreement } from './agreement.ts';
import { bookingCommands } from './arbitrary.ts';
import { BookingModel, Reconcile } from './command.ts';
import { weightsKg } from './operation.ts';
import { RealAccount } from './real-account.ts';

export interface ModelRun {
  /** How many clients act at a time, at most. */
  readonly clients: number;
  /** How many operations to run, at least. */
  readonly operations: number;
  /** How many steps a sequence has, at most; each is on an account of its own. */
  readonly maxCommands: number;
  readonly seed: number;
  readonly timeLimitMs: number;
}

/** Runs random sequences against the service and the oracle, and says on which seed and in what time. */
export async function runBookingModel(service: TestService, run: ModelRun): Promise<void> {
  const prices = await pricesOf(service);
  const begun = performance.now();
  let operations = 0;
  const property = fc.asyncProperty(bookingCommands(run.clients, run.maxCommands), async (commands) => {
    const real = await RealAccount.open(service);
    const model = new BookingModel(prices);
    await fc.asyncModelRun(() => ({ model, real }), commands);
    await new Reconcile().run(model, real);
    await expectAgreement(model, real);
    operations += model.operations;
  });
  let seed = run.seed;
  while (operations < run.operations) {
    await fc.assert(property, { numRuns: 2, seed });
    seed += 1;
    if (performance.now() - begun > run.timeLimitMs) throw new Error(`only ${operations} operations in time`);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${operations} operations, ${run.clients} at a time, ${seconds} s, BOOKING_MODEL_SEED=${run.seed}`,
  );
}

/** What an order of each weight costs, in cents. */
async function pricesOf(service: TestService): Promise<ReadonlyMap<number, number>> {
  const prices = new Map<number, number>();
  for (const weightKg of [...weightsKg, 3]) {
    const { body } = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', `price of ${weightKg}`)
      .send(order({ parcels: [{ weight_kg: weightKg }] }));
    prices.set(weightKg, Math.round(body.data.pricing_snapshot.total_hkd * 100));
  }
  return prices;
}

/** A seed to repeat a run with, or a fresh one. */
export function modelSeed(): number {
  return Number(process.env.BOOKING_MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
}
