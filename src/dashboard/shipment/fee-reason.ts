import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { centsToAmount } from '../../money.ts';
import { pricedDutiesCents } from '../../shipment/view.ts';
import type { PageRequest } from '../page-request.ts';
import { amountText } from '../view/data.ts';
import { shipmentTexts } from './text.ts';

/** Fields by which a final fee and its quote are compared. */
export type ComparedFee = Pick<
  ShipmentWithEvents,
  'total_cents' | 'measured_weight_mg' | 'parcels' | 'duties_charged_cents' | 'pricing'
> & { readonly charge?: { readonly chargedCents?: number | null } | null };

/** Says how far a final fee is from its quote, and why as far as the carrier told. Null: there is none, or they are equal. */
export function feeReasons({ language }: Pick<PageRequest, 'language'>, fee: ComparedFee): string | null {
  const text = shipmentTexts[language].charge;
  const chargedCents = fee.charge?.chargedCents ?? null;
  if (chargedCents === null || chargedCents === fee.total_cents) return null;
  const differenceCents = chargedCents - fee.total_cents;
  const amount = (cents: number) => amountText(centsToAmount(Math.abs(cents)), language);
  const declaredMg = fee.parcels.reduce((sum, { weight_kg }) => sum + Math.round(weight_kg * 1e6), 0);
  const measuredMg = fee.measured_weight_mg;
  const dutiesCents =
    fee.duties_charged_cents === null ? 0 : fee.duties_charged_cents - pricedDutiesCents(fee);
  const isSameWay = (change: number) => change !== 0 && change > 0 === differenceCents > 0;
  const reasons = [
    ...(measuredMg !== null && isSameWay(measuredMg - declaredMg)
      ? [text.byWeight(String(measuredMg / 1e6), String(declaredMg / 1e6))]
      : []),
    ...(isSameWay(dutiesCents) ? [text.byDuties(amount(dutiesCents), dutiesCents > 0)] : []),
  ];
  const difference = text.difference(amount(differenceCents), differenceCents > 0);
  return [difference, ...(reasons.length > 0 ? reasons : [text.noReason])].join(' ');
}
