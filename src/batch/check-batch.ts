import type { Scope } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import { dryRunOrder } from '../booking/place-order.ts';
import type { WorkContext } from '../context.ts';
import { listedViolations, type Violation } from '../contract/errors.ts';
import { centsToAmount } from '../money.ts';
import type { PricingContext } from '../pricing/option.ts';
import { takeTurns } from '../turn.ts';
import { fundsViolations } from '../wallet/funds.ts';
import { readReferences, referenceOf } from './read-orders.ts';

/** Violations and warnings of an order that a response lists, at most (contract: ShipmentBatchOrderValidation). */
const maxListed = 20;

/** Checks and prices each order of a batch without booking it, in short turns of the event loop. */
export async function checkBatch(
  { db }: Pick<WorkContext, 'db'>,
  scope: Scope,
  orders: readonly unknown[],
  pricing: PricingContext,
): Promise<Schemas['ShipmentBatchValidation']> {
  const { faults } = readReferences(orders);
  const checked: Schemas['ShipmentBatchOrderValidation'][] = [];
  let totalCents = 0;
  const turn = takeTurns();
  for (const [index, body] of orders.entries()) {
    await turn();
    const { violations: broken, warnings, price } = await dryRunOrder({ db }, scope, body, pricing);
    const fault = faults.get(index);
    const violations = fault ? [fault, ...broken.filter((one) => !isSameField(one, fault))] : broken;
    const reference = referenceOf(body);
    const isValid = violations.length === 0;
    if (isValid) totalCents += price?.totalCents ?? 0;
    checked.push({
      index,
      reference_no: typeof reference === 'string' ? reference : null,
      valid: isValid,
      violations: listFirst(violations),
      violation_count: violations.length,
      warnings: listFirst(warnings),
      total_hkd: price && centsToAmount(price.totalCents),
    });
  }
  const funds = totalCents > 0 ? await fundsViolations(db, scope, totalCents) : [];
  return {
    valid: funds.length === 0 && checked.every(({ valid }) => valid),
    violations: toEntries(funds.map(ofWholeBatch)),
    total_hkd: centsToAmount(totalCents),
    orders: checked,
  };
}

/** Reports that the total of all orders is too much, and not that of one. */
function ofWholeBatch(violation: Violation): Violation {
  if (violation.code !== 'INSUFFICIENT_FUNDS') return violation;
  const message =
    'the available balance is too low for all valid orders together; add money to the wallet, or the last orders are refused';
  return { ...violation, message };
}

function listFirst(violations: readonly Violation[]) {
  return toEntries(listedViolations(violations.slice(0, maxListed)).listed);
}

function toEntries(violations: readonly Violation[]) {
  return violations.map((violation) => ({ ...violation, path: [...violation.path] }));
}

function isSameField(one: Violation, other: Violation): boolean {
  return one.path.join('.') === other.path.join('.');
}
