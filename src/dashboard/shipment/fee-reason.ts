import type { Schemas } from '../../../generated/operations.ts';
import type { Language } from '../../language.ts';
import { type Cents, centsToAmount, decimalToScaled } from '../../money.ts';
import { amountText } from '../view/data.ts';
import { shipmentTexts } from './text.ts';

type Billing = NonNullable<Schemas['Billing']>;

export const toCents = (hkd: number | null) => decimalToScaled(hkd ?? 0, 2);

/** Returns the final fee minus the quote, in cents; null before the final fee. */
export function aboveQuoteCents({ charged_hkd, pre_charge_hkd }: Billing): Cents | null {
  return charged_hkd === null ? null : toCents(charged_hkd) - toCents(pre_charge_hkd);
}

/** Says how far a final fee is from its quote, and why as far as the carrier told. Null: there is none, or they are equal. */
export function feeReasons(language: Language, bill: Billing): string | null {
  const text = shipmentTexts[language].charge;
  const differenceCents = aboveQuoteCents(bill) ?? 0;
  if (differenceCents === 0) return null;
  const isMore = differenceCents > 0;
  const amount = (cents: Cents) => amountText(centsToAmount(Math.abs(cents)), language);
  const isSameWay = (change: number) => change !== 0 && change > 0 === isMore;
  const { chargeable_weight_kg: measuredKg, declared_weight_kg: declaredKg, lines = [] } = bill;
  const byWeight = measuredKg !== null && isSameWay(measuredKg - declaredKg);
  const dutiesCents = toCents(bill.duties_taxes?.difference_hkd ?? null);
  // The freight follows the weight, and the duties have a sentence of their own.
  const explained = [...(byWeight ? ['BASE'] : []), ...(isSameWay(dutiesCents) ? ['DUTIES_TAXES'] : [])];
  const byLine = lines.flatMap(({ kind, quoted_hkd, charged_hkd }) => {
    const change = toCents(charged_hkd) - toCents(quoted_hkd);
    if (!isSameWay(change) || explained.includes(kind)) return [];
    return [text.byLine(lineName(language, kind) ?? text.otherLine, amount(change), isMore)];
  });
  const reasons = [
    ...(byWeight ? [text.byWeight(String(measuredKg), String(declaredKg))] : []),
    ...(isSameWay(dutiesCents) ? [text.byDuties(amount(dutiesCents), isMore)] : []),
    ...byLine,
  ];
  const difference = text.difference(amount(differenceCents), isMore);
  return [difference, ...(reasons.length > 0 ? reasons : [text.noReason])].join(language === 'en' ? ' ' : '');
}

/** Returns the name of a line of a bill; undefined for a kind that only its carrier knows. */
export function lineName(language: Language, kind: string): string | undefined {
  const { charge, surcharge } = shipmentTexts[language];
  return charge.kinds[kind] ?? (surcharge as Readonly<Record<string, string>>)[kind];
}
