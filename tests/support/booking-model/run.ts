import fc from 'fast-check';
import { order } from '../order.ts';
import type { TestService } from '../service.ts';
import { expectAgreement } from './agreement.ts';
import { bookingCommands } from './arbitrary.ts';
import { BookingModel, Reconcile } from './command.ts';
import { weightsKg } from './operation.ts';
import { RealAccount } from './real-account.ts';

export interface ModelRun {
  /** How many clients act at a time, at most. */
  readonly clients: number;
  /** How many sequences, each on an account of its own, of how many steps at most. */
  readonly runs: number;
  readonly maxCommands: number;
  readonly seed: number;
  readonly timeLimitMs: number;
}

/** Runs random sequences against the service and the oracle. Returns how many operations ran. */
export async function runBookingModel(service: TestService, run: ModelRun): Promise<number> {
  const prices = await pricesOf(service);
  let operations = 0;
  const property = fc.asyncProperty(bookingCommands(run.clients, run.maxCommands), async (commands) => {
    const real = await RealAccount.open(service);
    const model = new BookingModel(prices);
    await fc.asyncModelRun(() => ({ model, real }), commands);
    await new Reconcile().run(model, real);
    await expectAgreement(model, real);
    operations += model.operations;
  });
  await fc.assert(property, {
    numRuns: run.runs,
    seed: run.seed,
    interruptAfterTimeLimit: run.timeLimitMs,
    markInterruptAsFailure: true,
  });
  return operations;
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
