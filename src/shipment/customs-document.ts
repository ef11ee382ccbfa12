import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { CUSTOMS_DOCUMENTS, type CustomsDocument } from '../../db/table/customs-document.ts';
import type { Schemas } from '../../generated/operations.ts';
import { hkd, scaledToDecimal } from '../money.ts';
import { declaredGoods } from './declared-goods.ts';

/** Limits of a CN22 where the catalog has none: 2 kg and 300 SDR, on the safe side (docs/design/labels.md, Customs documents). */
const cn22Limit = { hkdCents: 300_000, mg: 2_000_000 };

type Documented = Pick<
  ShipmentRow,
  | 'status'
  | 'dispatch_status'
  | 'anonymized_at'
  | 'customs'
  | 'items'
  | 'parcels'
  | 'declared_currency'
  | 'declared_fx'
>;

/** Returns why a customs document is not valid for a shipment, and which one is; null if it is valid. */
export function documentMisfit(
  shipment: Documented,
  document: CustomsDocument,
): { readonly reason: string; readonly use: CustomsDocument } | null {
  const required = shipment.customs.documents ?? [];
  if (document !== 'cn22' || required.includes('cn22')) return null;
  const { totalHkdCents, weightMg } = declaredGoods(shipment);
  const figures = `${hkd(totalHkdCents ?? 0)} and ${scaledToDecimal(weightMg, 6)} kg`;
  if (required.includes('cn23'))
    return { reason: `the destination wants a CN23 for this shipment of ${figures}; use cn23`, use: 'cn23' };
  if ((totalHkdCents ?? 0) <= cn22Limit.hkdCents && weightMg <= cn22Limit.mg) return null;
  const limits = `${hkd(cn22Limit.hkdCents)} (300 SDR) and ${scaledToDecimal(cn22Limit.mg, 6)} kg`;
  const reason = `a CN22 declares at most ${limits}, but this shipment has ${figures}; use cn23`;
  return { reason, use: 'cn23' };
}

/** Lists the documents that getShipmentDocument returns. */
export function availableDocuments(shipment: Documented): Schemas['ShipmentDocument'][] {
  const { status, dispatch_status: dispatch, anonymized_at: anonymizedAt, customs } = shipment;
  const isValid = status !== 'cancelled' && anonymizedAt === null;
  if (!isValid || (dispatch !== 'accepted' && dispatch !== 'failed')) return [];
  return CUSTOMS_DOCUMENTS.filter((type) => documentMisfit(shipment, type) === null).map((type) => ({
    type,
    required: customs.documents?.includes(type) ?? false,
  }));
}
