import canonicalize from 'canonicalize';
import { cancelSteps } from './cancel-steps.ts';
import { interceptStep, pickUpStep } from './carrier-steps.ts';
import { createSteps, type PriceList } from './create-steps.ts';
import { adjustStep, balanceStep, freezeStep, settleStep, topUpStep } from './money-steps.ts';
import type { Operation } from './operation.ts';
import type { ModelState, Step } from './state.ts';

function firstStep(operation: Operation, prices: PriceList): Step {
  switch (operation.kind) {
    case 'create':
      return createSteps(operation, prices);
    case 'cancel':
      return cancelSteps(operation);
    case 'pickUp':
      return pickUpStep(operation);
    case 'intercept':
      return interceptStep(operation);
    case 'settle':
      return settleStep(operation);
    case 'topUp':
      return topUpStep(operation);
    case 'adjust':
      return adjustStep(operation);
    case 'freeze':
      return freezeStep(operation);
    case 'balance':
      return balanceStep;
  }
}

export interface Observed {
  readonly operation: Operation;
  readonly outcome: string;
}

/**
 * Returns every possible state after these parallel operations: the result of each interleaving of their
 * steps that gives the observed outcomes. Empty if no interleaving does.
 */
export function statesAfter(
  before: readonly ModelState[],
  observed: readonly Observed[],
  prices: PriceList,
): ModelState[] {
  const found = new Map<string, ModelState>();
  const visited = new Set<string>();

  const explore = (state: ModelState, steps: readonly (Step | null)[]): void => {
    const text = canonicalize(state) ?? '';
    // The same positions and state have the same results, regardless of the path.
    const place = `${steps.map((step) => step?.at ?? 'over').join()} ${text}`;
    if (visited.has(place)) return;
    visited.add(place);
    if (steps.every((step) => step === null)) {
      found.set(text, state);
      return;
    }
    steps.forEach((step, index) => {
      if (!step) return;
      const made = step.take(state);
      if ('outcome' in made && made.outcome !== observed[index]?.outcome) return;
      const rest = steps.with(index, 'next' in made ? made.next : null);
      explore(made.state, rest);
    });
  };

  for (const state of before) {
    explore(
      state,
      observed.map(({ operation }) => firstStep(operation, prices)),
    );
  }
  return [...found.values()];
}
