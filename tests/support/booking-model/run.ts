import fc from 'fast-check';
import type { TestService } from '../service.ts';
import { order } from '../shipment/order.ts';
import { expectAgreement } from './agreement.ts';
import { bookingCommands } from './arbitrary.ts';
import { BookingModel, Reconcile } from './command.ts';
import { weightsKg } from './operation.ts';
import { RealAccount } from './real-account.ts';

export interface ModelRun {
  /** The most clients in parallel. */
  readonly clients: number;
  /** The fewest operations to run. */
  readonly operations: number;
  /** The most steps per sequence. Each sequence has its own account. */
  readonly maxCommands: number;
  readonly seed: number;
  readonly timeLimitMs: number;
}

/** Runs random sequences against the service and the model; prints the seed and the duration. */
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

/** Returns the price per weight, in cents. */
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

/** Returns the seed in BOOKING_MODEL_SEED to repeat a run, or a new one. */
export function modelSeed(): number {
  return Number(process.env.BOOKING_MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
}
