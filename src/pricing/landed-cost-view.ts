import type { Schemas } from '../../generated/operations.ts';
import { lawAmountText } from '../catalog/law-amount.ts';
import { centsToAmount } from '../money.ts';
import type { CostGap, CostLine, LandedCostResult } from './landed-cost.ts';

/** The fields of a quote and of a frozen price. */
export interface LandedCostFields {
  landed_cost: Schemas['LandedCost'] | null;
  landed_cost_reason: string | null;
  landed_cost_gap: Schemas['LandedCostGap'] | null;
}

export function landedCostFields(result: LandedCostResult): LandedCostFields {
  if ('gap' in result) {
    const { place: _, ...gap } = result.gap;
    return { landed_cost: null, landed_cost_reason: gapSentence(result.gap), landed_cost_gap: gap };
  }
  const { incoterm, lines, totalCents, dueAtDeliveryCents } = result.cost;
  return {
    landed_cost: {
      incoterm,
      lines: lines.map(lineFields),
      total_hkd: centsToAmount(totalCents),
      due_at_delivery_hkd: centsToAmount(dueAtDeliveryCents),
    },
    landed_cost_reason: null,
    landed_cost_gap: null,
  };
}

function lineFields(line: CostLine): Schemas['LandedCostLine'] {
  const {
    kind,
    rule,
    name,
    basisPoints,
    basis,
    basisCents,
    amountCents,
    payment,
    upTo,
    items,
    source,
    asOf,
  } = line;
  return {
    kind,
    rule,
    name,
    rate_percent: basisPoints === null ? null : basisPoints / 100,
    basis: [...basis],
    basis_hkd: basisCents === null ? null : centsToAmount(basisCents),
    amount_hkd: centsToAmount(amountCents),
    payment,
    nothing_up_to: upTo && lawAmountText(upTo),
    items: [...items],
    source,
    as_of: asOf,
  };
}

/** The same as the end of a sentence. */
export function gapClause(gap: CostGap): string {
  const sentence = gapSentence(gap);
  const rest = sentence
    .slice(1, -1)
    .replaceAll(/\. ([A-Z])/g, (_, first: string) => `; ${first.toLowerCase()}`);
  return sentence.charAt(0).toLowerCase() + rest;
}

/** Explains in English why a landed cost is not known, and how to mend it. */
function gapSentence({ code, item, value, place }: CostGap): string {
  const number = (item ?? 0) + 1;
  switch (code) {
    case 'GOODS_UNKNOWN':
      return 'The goods are not known. Send the items with their prices, HS codes and countries of manufacture.';
    case 'POSTAL_CODE_NEEDED':
      return 'The postal code is missing or incomplete, on which duty and tax depend. Send it.';
    case 'ITEM_VALUE_NEEDED':
      return `Item ${number} has no price. Send its unit price.`;
    case 'HS_CODE_NEEDED':
      return `Item ${number} has no HS code of at least 6 digits, on which its duty depends. Send it.`;
    case 'LONGER_HS_CODE_NEEDED':
      return `The HS code of item ${number} is too short to find its duty. Send at least ${value} digits.`;
    case 'ORIGIN_NEEDED':
      return `Item ${number} has no country of manufacture, on which its duty depends. Send it.`;
    case 'NO_DUTY_RATE':
      return `No duty rate is known for item ${number}${value ? `, HS code ${value}` : ''}. Ask the operator to add it to the catalog.`;
    case 'NO_RULE':
      return `Duty and tax in ${place} are not known. Ask the operator to add them to the catalog.`;
    case 'NO_TAX_RATE':
      return `The rate of import tax in ${place} is not known. Ask the operator to add it to the catalog.`;
    case 'NO_EXCHANGE_RATE':
      return `No exchange rate of ${value} is available, in which the destination's law names an amount. Try again later.`;
    case 'NO_PRICE':
      return 'The service has no price for this request, on which duty and tax depend.';
    case 'RETURN':
      return 'A return is imported into Hong Kong. Its duty and tax are not computed.';
  }
}
