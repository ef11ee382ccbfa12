import { expect } from '@jest/globals';
import type { AsyncCommand } from 'fast-check';
import { cancelled, givenUp } from './cancel-steps.ts';
import { accepted, type PriceList } from './create-steps.ts';
import { statesAfter } from './linearize.ts';
import { describeOperation, type Operation } from './operation.ts';
import type { RealAccount } from './real-account.ts';
import { changed, emptyState, type ModelState } from './state.ts';

/** The possible states of the account, given the observed outcomes; usually one. */
export class BookingModel {
  states: readonly ModelState[] = [emptyState];
  operations = 0;
  readonly prices: PriceList;

  constructor(prices: PriceList) {
    this.prices = prices;
  }
}

/** Runs operations in parallel. Their outcomes must match some sequential order. */
export class ParallelOperations implements AsyncCommand<BookingModel, RealAccount> {
  readonly #operations: readonly Operation[];

  constructor(operations: readonly Operation[]) {
    this.#operations = operations;
  }

  check = () => true;

  async run(model: BookingModel, real: RealAccount): Promise<void> {
    const shipments = await real.shipments();
    const outcomes = await Promise.all(
      this.#operations.map((operation) => real.perform(operation, shipments)),
    );
    model.operations += this.#operations.length;
    const observed = this.#operations.map((operation, index) => ({
      operation,
      outcome: outcomes[index] ?? '',
    }));
    const explained = statesAfter(model.states, observed, model.prices);
    const seen = observed.map(({ operation, outcome }) => `${describeOperation(operation)} -> ${outcome}`);
    if (explained.length === 0) {
      throw new Error(`nothing explains ${JSON.stringify(seen)} after ${JSON.stringify(model.states)}`);
    }
    model.states = await matchingWallet(explained, real);
  }

  toString(): string {
    return `[${this.#operations.map(describeOperation).join(' | ')}]`;
  }
}

/** Returns the states whose movements match the wallet. */
async function matchingWallet(states: readonly ModelState[], real: RealAccount): Promise<ModelState[]> {
  const count = Math.max(...states.map(({ moves }) => moves.length));
  const moves = await real.moves(count);
  const fitting = states.filter(
    (state) => state.moves.join() === moves.slice(count - state.moves.length).join(),
  );
  if (fitting.length === 0) {
    throw new Error(`the wallet says ${JSON.stringify(moves)}; ${JSON.stringify(states)} were possible`);
  }
  return fitting.map((state) =>
    changed(state, (copy) => {
      copy.moves = [];
    }),
  );
}

/** Runs the reconciler, which finishes every unfinished operation except those that the carrier never resolves. */
export class Reconcile implements AsyncCommand<BookingModel, RealAccount> {
  check = () => true;

  async run(model: BookingModel, real: RealAccount): Promise<void> {
    await real.reconcile();
    model.operations += 1;
    // One run may create movements in any order, so only the balances are compared.
    model.states = model.states.map((state) =>
      changed(reconciled(state), (copy) => {
        copy.moves = [];
      }),
    );
    const outcome = await real.perform({ kind: 'balance' }, new Map());
    const [{ balance, held } = emptyState] = model.states;
    expect(outcome).toBe(`${balance} ${held} ${balance - held}`);
  }

  toString(): string {
    return '[reconcile]';
  }
}

function reconciled(state: ModelState): ModelState {
  let after = state;
  for (const [name, { unconfirmed }] of Object.entries(state.keys)) {
    const isSilent = unconfirmed && state.shipments[unconfirmed]?.order.magic === 'SANDBOX-SILENT';
    if (unconfirmed && !isSilent) after = accepted(after, name, unconfirmed);
  }
  for (const [label, { cancel, isPickedUp }] of Object.entries(state.shipments)) {
    if (cancel === 'left') after = isPickedUp ? givenUp(after, label) : cancelled(after, label);
  }
  return after;
}
