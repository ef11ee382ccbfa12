import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { Db } from '../../db/client.ts';
import { updateAccount } from '../../db/query/account/account.ts';
import { type LedgerResult, topUp } from '../../db/query/wallet/ledger.ts';
import { book, newTransactionId } from './ledger-bookings.ts';
import type { Expected, LedgerModel, Terms } from './ledger-model.ts';
import { adjust, post, refund, voidHold } from './movements.ts';

/**
 * The real ledger under test: its accounts in the model's order, and a prefix that makes the shipments of a
 * run unique.
 */
export interface Real {
  readonly db: Db;
  readonly accountIds: readonly string[];
  readonly prefix: string;
  commands: number;
}

type Command = fc.AsyncCommand<LedgerModel, Real>;

/** Few accounts, shipments and references, so that commands interact and repeat; amounts are close to the limits. */
const account = fc.nat(1);
const shipment = fc.nat(7);
const reference = fc.nat(4).map((number) => `ref ${number}`);
const cents = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.constantFrom(1, 100, 250, 500));
const zeroOrCents = fc.oneof({ weight: 4, arbitrary: cents }, { weight: 1, arbitrary: fc.constant(0) });
const termsArbitrary: fc.Arbitrary<Terms> = fc.record({
  credit_limit_cents: fc.constantFrom(0, 0, 250, 500),
  credit_floor_cents: fc.constantFrom(null, null, -250, 0, 100),
  frozen: fc.constantFrom(false, false, false, true),
  credit_suspended: fc.constantFrom(false, false, true),
  hold_exempt: fc.constantFrom(false, false, false, true),
  low_balance_cents: fc.constantFrom(null, 0, 100, 500),
});

const tracking = (real: Real, index: number) => `${real.prefix}${index}`;
const modelAccount = (model: LedgerModel, index: number) => {
  const found = model.accounts[index];
  if (!found) throw new Error(`the model has no account ${index}`);
  return found;
};
const owner = (index: number) => index % 2;

/** Runs a command on the model and on the ledger, and expects equal results. */
function command(
  text: string,
  onModel: (model: LedgerModel, real: Real) => Expected,
  onLedger: (real: Real) => Promise<LedgerResult<string>>,
): Command {
  return {
    check: () => true,
    async run(model, real) {
      real.commands++;
      const { transactionId, ...result } = await onLedger(real);
      expect({ text, ...result, moved: transactionId !== null }).toEqual({ text, ...onModel(model, real) });
    },
    toString: () => text,
  };
}

const id = (real: Real, index: number) => real.accountIds[index] ?? '';

export const ledgerCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(shipment, zeroOrCents).map(([at, total]) =>
    command(
      `book #${at} for ${total}`,
      (model, real) => model.hold(modelAccount(model, owner(at)), tracking(real, at), total),
      async (real) =>
        (await book(real.db, id(real, owner(at)), total, { trackingNumber: tracking(real, at) })).result,
    ),
  ),
  shipment.map((at) =>
    command(
      `cancel #${at}`,
      (model, real) => model.void(tracking(real, at)),
      (real) =>
        voidHold(real.db.pool, { trackingNumber: tracking(real, at), transactionId: newTransactionId() }),
    ),
  ),
  fc.tuple(shipment, zeroOrCents).map(([at, charged]) =>
    command(
      `settle #${at} with ${charged}`,
      (model, real) => model.post(tracking(real, at), charged),
      (real) =>
        post(real.db.pool, {
          trackingNumber: tracking(real, at),
          chargedCents: charged,
          transactionId: newTransactionId(),
        }),
    ),
  ),
  fc.tuple(shipment, cents, fc.integer({ min: -300, max: 600 })).map(([at, charged, wanted]) => {
    // The bill's duties and taxes are at most the charge, so the difference to those of the price is too.
    const difference = Math.min(wanted, charged);
    return command(
      `settle #${at} with ${charged}, ${difference} of duties above the price`,
      (model, real) => model.post(tracking(real, at), charged, difference),
      (real) =>
        post(real.db.pool, {
          trackingNumber: tracking(real, at),
          chargedCents: charged,
          dutiesDifferenceCents: difference,
          transactionId: newTransactionId(),
        }),
    );
  }),
  fc.tuple(shipment, cents).map(([at, amount]) =>
    command(
      `refund ${amount} of #${at}`,
      (model, real) => model.refund(tracking(real, at), amount),
      (real) =>
        refund(real.db.pool, {
          trackingNumber: tracking(real, at),
          amountCents: amount,
          transactionId: newTransactionId(),
        }),
    ),
  ),
  fc
    .tuple(account, cents, fc.boolean(), reference, fc.option(shipment, { nil: undefined }))
    .map(([who, size, credit, ref, at]) => {
      const amount = credit ? size : -size;
      const of = (real: Real) => (at === undefined ? undefined : tracking(real, at));
      return command(
        `adjust account ${who} by ${amount}, ${ref}, for ${at === undefined ? 'no shipment' : `#${at}`}`,
        (model, real) => model.adjust(modelAccount(model, who), amount, ref, of(real)),
        (real) =>
          adjust(real.db.pool, {
            accountId: id(real, who),
            amountCents: amount,
            reason: 'model',
            reference: ref,
            trackingNumber: of(real),
            transactionId: newTransactionId(),
          }),
      );
    }),
  fc.tuple(account, cents, reference).map(([who, amount, ref]) =>
    command(
      `top account ${who} up by ${amount}, ${ref}`,
      (model) => model.topUp(modelAccount(model, who), amount, ref),
      (real) =>
        topUp(real.db.pool, {
          accountId: id(real, who),
          amountCents: amount,
          reference: ref,
          transactionId: newTransactionId(),
        }),
    ),
  ),
  fc.tuple(account, termsArbitrary).map(([who, terms]) => ({
    check: () => true,
    async run(model: LedgerModel, real: Real) {
      real.commands++;
      modelAccount(model, who).terms = terms;
      await updateAccount(real.db.kysely, id(real, who), terms);
    },
    toString: () => `account ${who} has the terms ${JSON.stringify(terms)}`,
  })),
];
