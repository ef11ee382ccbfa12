import fc from 'fast-check';
import { type BookingModel, ParallelOperations, Reconcile } from './command.ts';
import type { Magic, Mode, Operation, OrderKind } from './operation.ts';
import { weightsKg } from './operation.ts';
import type { RealAccount } from './real-account.ts';

/** The order of each key. Some commands reuse a key with another order. */
const orders: Readonly<Record<string, OrderKind>> = Object.fromEntries(
  [
    ...[0, 1, 2, 3, 4, 5].map((index) => plain(weightsKg[index % weightsKg.length])),
    magic('SANDBOX-DROP', 0.5),
    magic('SANDBOX-UNREADABLE', 2),
    magic('SANDBOX-SILENT', 0.5),
    magic('SANDBOX-CANCEL-REFUSED', 0.5),
    magic('SANDBOX-CANCEL-DROP', 2),
    magic('SANDBOX-CANCEL-DROP', 0.5),
    magic('SANDBOX-REJECT', 0.5),
    magic('SANDBOX-REJECT', 0.5),
    { ...plain(0.5), fault: 'cod' as const },
    { ...plain(2), fault: 'price' as const },
  ].map((order, index) => [`key-${index}`, order]),
);

function plain(weightKg: number = weightsKg[0]): OrderKind {
  return { weightKg, magic: null, fault: null };
}

function magic(name: Magic, weightKg: number): OrderKind {
  return { ...plain(weightKg), magic: name };
}

const key = fc.constantFrom(...Object.keys(orders));
const mode: fc.Arbitrary<Mode> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Mode>('live') },
  { weight: 1, arbitrary: fc.constant<Mode>('test') },
);

const create = fc
  .record({ kind: fc.constant('create' as const), mode, key })
  .map((drawn): Operation => ({ ...drawn, order: orders[drawn.key] as OrderKind }));
const createOther = fc
  .record({ kind: fc.constant('create' as const), mode, key, order: fc.constantFrom(plain(3), plain(0.5)) })
  .map((drawn): Operation => drawn);
const cancel = fc.record({ kind: fc.constant('cancel' as const), mode, key });
const settle = fc.record({
  kind: fc.constant('settle' as const),
  key,
  chargedCents: fc.integer({ min: 1, max: 60_000 }),
});
const pickUp = fc.record({ kind: fc.constant('pickUp' as const), mode, key });
const intercept = fc.record({
  kind: fc.constant('intercept' as const),
  key,
  on: fc.oneof({ weight: 1, arbitrary: fc.constant(true) }, { weight: 2, arbitrary: fc.constant(false) }),
});
const topUp = fc.record({
  kind: fc.constant('topUp' as const),
  cents: fc.constantFrom(1, 6_100, 20_000, 100_000),
});
const adjust = fc.record({
  kind: fc.constant('adjust' as const),
  cents: fc.constantFrom(-50_000, -1, 1, 12_345),
});
const freeze = fc.record({
  kind: fc.constant('freeze' as const),
  frozen: fc.oneof({ weight: 1, arbitrary: fc.constant(true) }, { weight: 3, arbitrary: fc.constant(false) }),
});
const balance = fc.constant({ kind: 'balance' } as const);

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 12, arbitrary: create },
  { weight: 1, arbitrary: createOther },
  { weight: 6, arbitrary: cancel },
  { weight: 4, arbitrary: settle },
  { weight: 2, arbitrary: pickUp },
  { weight: 2, arbitrary: intercept },
  { weight: 4, arbitrary: topUp },
  { weight: 1, arbitrary: adjust },
  { weight: 1, arbitrary: freeze },
  { weight: 2, arbitrary: balance },
);

/** Generates sequences of operations, with at most `clients` in parallel. */
export function bookingCommands(clients: number, maxCommands: number) {
  const together = fc
    .array(operation, { minLength: 1, maxLength: clients, size: 'max' })
    .map((operations) => new ParallelOperations(operations));
  const same = fc
    .tuple(create, fc.integer({ min: 2, max: Math.max(clients, 2) }))
    .map(([one, times]) => new ParallelOperations(Array.from({ length: times }, () => one)));
  const reconcile = fc.constant(null).map(() => new Reconcile());
  const commands: fc.Arbitrary<fc.AsyncCommand<BookingModel, RealAccount>>[] = [
    ...Array.from({ length: 8 }, () => together),
    ...(clients > 1 ? [same, same] : []),
    reconcile,
  ];
  return fc.commands(commands, { maxCommands, size: 'max' });
}
