import { findPlacedReferences } from '../../db/query/batch/placed-reference.ts';
import type { Scope } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { BookingContext } from '../account/pricing-inputs.ts';
import { validateOrder } from '../booking/place-order.ts';
import { placedWarning } from '../booking/placed-reference.ts';
import type { WorkContext } from '../context.ts';
import { listedViolations, type Violation } from '../contract/errors.ts';
import { productsOfItems } from '../merchant-product/fill-items.ts';
import { centsToAmount } from '../money.ts';
import { costGap } from '../pricing/landed-cost.ts';
import { landedCostFields } from '../pricing/landed-cost-view.ts';
import { takeTurns } from '../turn.ts';
import { fundsViolations } from '../wallet/funds.ts';
import { readReferences } from './read-orders.ts';

/** Violations and warnings of an order that a response lists, at most (contract: ShipmentBatchOrderValidation). */
const maxListed = 20;

type CheckedOrder = Schemas['ShipmentBatchOrderValidation'];

/** Checks and prices each order of a batch without booking it, in short turns of the event loop. */
export async function validateBatch(
  { db }: Pick<WorkContext, 'db'>,
  scope: Scope,
  { orders, skipPlaced }: { readonly orders: readonly unknown[]; readonly skipPlaced: boolean },
  pricing: BookingContext,
): Promise<Schemas['ShipmentBatchValidation']> {
  const { faults } = await readReferences(orders);
  const checked: (CheckedOrder & { readonly cents: number })[] = [];
  const references = new Set<string>();
  const items = orders.map((order) => (Object(order) as { items?: unknown }).items);
  const products = await productsOfItems(db, scope, items, pricing);
  const turn = takeTurns();
  for (const [index, body] of orders.entries()) {
    await turn();
    const {
      violations: broken,
      warnings,
      price,
      reference,
    } = await validateOrder({ db }, scope, body, pricing, products);
    const fault = faults.get(index);
    const violations = fault ? [fault, ...broken.filter((one) => !isSameField(one, fault))] : broken;
    const isValid = violations.length === 0;
    if (reference !== null && !fault) references.add(reference);
    checked.push({
      cents: isValid ? (price?.totalCents ?? 0) : 0,
      index,
      reference_no: reference ?? sentReference(body),
      valid: isValid,
      violations: listedViolations(violations.slice(0, maxListed)).listed,
      violation_count: violations.length,
      warnings: [...warnings],
      total_hkd: price && centsToAmount(price.totalCents),
      ...landedCostFields(price ? price.landedCost : { gap: costGap('NO_PRICE') }),
    });
  }
  const placed = await findPlacedReferences(db, scope, [...references]);
  let totalCents = 0;
  const listed = checked.map(({ cents, ...order }): CheckedOrder => {
    const earlier = faults.has(order.index) ? undefined : placed.get(order.reference_no ?? '');
    if (!earlier || !skipPlaced) totalCents += cents;
    const warnings = [...(earlier ? [placedWarning(earlier)] : []), ...order.warnings];
    return { ...order, warnings: warnings.slice(0, maxListed) };
  });
  const funds = totalCents > 0 ? await fundsViolations(db, scope, totalCents) : [];
  return {
    valid: funds.length === 0 && listed.every(({ valid }) => valid),
    violations: listedViolations(funds.map(ofWholeBatch)).listed,
    total_hkd: centsToAmount(totalCents),
    orders: listed,
  };
}

function sentReference(body: unknown): string | null {
  const { reference_no: reference } = Object(body) as Readonly<Record<string, unknown>>;
  return typeof reference === 'string' ? reference : null;
}

/** Reports that the total of all orders is too much, and not that of one. */
function ofWholeBatch(violation: Violation): Violation {
  if (violation.code !== 'INSUFFICIENT_FUNDS') return violation;
  const message =
    'the available balance is too low for all valid orders together; add money to the wallet, or the last orders are refused';
  return { ...violation, message };
}

function isSameField(one: Violation, other: Violation): boolean {
  return one.path.join('.') === other.path.join('.');
}
