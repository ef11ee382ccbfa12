import type { ServiceSurcharge, SurchargeRule } from '../../catalog/catalog.ts';
import type { Cents } from '../../money/money.ts';
import type { OptIn } from '../option.ts';
import type { FeatureSwitches } from '../pricing-request.ts';
import { findSurchargeRule, type SurchargeBasis, surchargeFeeCents } from './surcharge-fee.ts';

export interface EvaluatedOptIn {
  readonly optIn: OptIn;
  readonly rule: SurchargeRule | null;
}

/** Keeps the first selected of two exclusive ones. Null if neither offered on the lane nor selected. */
export function evaluateOptIn(
  { surcharge, rules }: ServiceSurcharge,
  basis: SurchargeBasis,
  customInsuredMaxUsdCents: number | null,
): EvaluatedOptIn | null {
  const { code } = surcharge;
  const { request, country, service } = basis;
  const selected = request.selectedSurcharges.includes(code);
  const rule = findSurchargeRule(rules, country, request.goodsCategory);
  if (rule === undefined && !selected) return null;
  if (isDisabled(surcharge.flag, request.features)) {
    return refused(code, selected, `${code} is disabled`);
  }
  if (rule === undefined) {
    return refused(code, selected, `${service.code} does not offer ${code} to ${country.code}`);
  }
  if (rule.status === 'unavailable') return refused(code, selected, rule.reason ?? `${code} is not offered`);
  const exclusion = findExclusion(code, basis);
  if (exclusion !== null) return refused(code, selected, exclusion.reason, exclusion.by);
  if (rule.status === 'included') return { optIn: offered(code, 'included', 0, null), rule: null };
  const feeCents = surchargeFeeCents(surcharge, rule, basis);
  if (feeCents === null && selected) {
    return refused(code, selected, `${code} has no fee for this request`, null, true);
  }
  const max = surcharge.basis === 'insurance' ? customInsuredMaxUsdCents : null;
  return { optIn: offered(code, 'selectable', feeCents, max), rule: selected ? rule : null };
}

function offered(
  code: string,
  status: 'selectable' | 'included',
  feeCents: Cents | null,
  customInsuredMaxUsdCents: Cents | null,
): OptIn {
  return {
    code,
    status,
    reason: null,
    feeCents,
    excludedBy: null,
    unpriced: false,
    customInsuredMaxUsdCents,
  };
}

function refused(
  code: string,
  selected: boolean,
  reason: string,
  excludedBy: string | null = null,
  unpriced = false,
): EvaluatedOptIn {
  const status = selected ? 'omitted' : 'unavailable';
  const optIn = {
    code,
    status,
    reason,
    feeCents: null,
    excludedBy,
    unpriced,
    customInsuredMaxUsdCents: null,
  } as const;
  return { optIn, rule: null };
}

export function isDisabled(flag: string | null, features: FeatureSwitches): boolean {
  return (flag === 'vat_prepay' && !features.vatPrepay) || (flag === 'voec_prepay' && !features.voecPrepay);
}

function findExclusion(code: string, basis: SurchargeBasis): { by: string; reason: string } | null {
  const chosen = basis.request.selectedSurcharges;
  const own = chosen.indexOf(code);
  for (const exclusion of basis.service.exclusions) {
    const by = partnerOf(exclusion.surcharge_code, exclusion.excluded_code, code);
    const position = by === null ? -1 : chosen.indexOf(by);
    if (by !== null && position !== -1 && (own === -1 || position < own))
      return { by, reason: exclusion.reason };
  }
  return null;
}

function partnerOf(one: string, other: string, code: string): string | null {
  if (one === code) return other;
  return other === code ? one : null;
}
