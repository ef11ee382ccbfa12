import type { OptIn, SurchargeConflict, SurchargeLine } from '../option.ts';
import { includedInsurance } from './custom-amount.ts';
import { evaluateOptIn } from './opt-in.ts';
import { findSurchargeRule, type SurchargeBasis, surchargeFeeCents } from './surcharge-fee.ts';

export interface AppliedSurcharges {
  readonly surcharges: readonly SurchargeLine[];
  readonly optIns: readonly OptIn[];
  readonly conflicts: readonly SurchargeConflict[];
  readonly dispatchProductCode: string;
  readonly vatPrepaid: boolean;
  readonly insured: boolean;
}

export function applySurcharges(basis: SurchargeBasis, customMax: number | null): AppliedSurcharges {
  const { service, country, request } = basis;
  const surcharges: SurchargeLine[] = [];
  const optIns: OptIn[] = [];
  const conflicts: SurchargeConflict[] = [];
  let dispatchProductCode = service.carrier_product_code;
  let vatPrepaid = false;
  let insured = false;
  for (const candidate of service.surcharges) {
    const { code, description, activation, basis: kind } = candidate.surcharge;
    if (activation === 'automatic') {
      const rule = findSurchargeRule(candidate.rules, country, request.goodsCategory);
      const fee = rule?.status === 'selectable' ? surchargeFeeCents(candidate.surcharge, rule, basis) : null;
      if (fee !== null) surcharges.push({ code, amountCents: fee, description });
      continue;
    }
    const evaluated = evaluateOptIn(candidate, basis, customMax);
    if (evaluated === null) continue;
    const { optIn, rule } = evaluated;
    optIns.push(optIn);
    if (optIn.status === 'omitted') {
      const codes = optIn.excludedBy === null ? [code] : [optIn.excludedBy, code];
      conflicts.push({ codes, reason: `${optIn.reason}; this price does not include ${code}` });
    }
    const refusal = optIn.status === 'included' ? includedInsurance(service) : basis.customAmountRefusal;
    const insures = kind === 'insurance' && (optIn.status === 'included' || rule !== null);
    if (insures && request.customInsuredAmount !== null && refusal !== null) {
      conflicts.push({ codes: [code], reason: `${refusal}; priced at standard insurance` });
    }
    if (rule === null) continue;
    surcharges.push({ code, amountCents: optIn.feeCents ?? 0, description });
    dispatchProductCode = rule.carrier_product_code ?? dispatchProductCode;
    vatPrepaid ||= kind === 'vat';
    insured ||= kind === 'insurance';
  }
  return { surcharges, optIns, conflicts, dispatchProductCode, vatPrepaid, insured };
}
