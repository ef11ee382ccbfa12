import { expect } from '@jest/globals';
import type { AsyncCommand } from 'fast-check';
import { cancelled, givenUp } from './cancel-steps.ts';
import { accepted, type PriceList } from './create-steps.ts';
import { statesAfter } from './linearize.ts';
import { describeOperation, type Operation } from './operation.ts';
import type { RealAccount } from './real-account.ts';
import { changed, emptyState, type ModelState } from './state.ts';

/** What the account may be like, as far as can be told from what was seen; mostly one state. */
export class BookingModel {
  states: readonly ModelState[] = [emptyState];
  operations = 0;
  readonly prices: PriceList;

  constructor(prices: PriceList) {
    this.prices = prices;
  }
}

/** Operations that clients do at the same time. What came of them must have some order that explains it. */
export class Together implements AsyncCommand<BookingModel, RealAccount> {
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
    model.states = await asTheWalletSays(explained, real);
  }

  toString(): string {
    return `[${this.#operations.map(describeOperation).join(' | ')}]`;
  }
}

/** The states whose movements are those of the wallet. */
async function asTheWalletSays(states: readonly ModelState[], real: RealAccount): Promise<ModelState[]> {
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

/** A run of the reconciler: what was left between its steps is over, but for what the carrier never tells. */
export class Reconcile implements AsyncCommand<BookingModel, RealAccount> {
  check = () => true;

  async run(model: BookingModel, real: RealAccount): Promise<void> {
    await real.reconcile();
    model.operations += 1;
    // Several movements of one run may come in any order: the balance is compared, not they.
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
  for (const [name, { undecided }] of Object.entries(state.keys)) {
    const isSilent = undecided && state.shipments[undecided]?.order.magic === 'SANDBOX-SILENT';
    if (undecided && !isSilent) after = accepted(after, name, undecided);
  }
  for (const [label, { cancel, isPickedUp }] of Object.entries(state.shipments)) {
    if (cancel === 'left') after = isPickedUp ? givenUp(after, label) : cancelled(after, label);
  }
  return after;
}
