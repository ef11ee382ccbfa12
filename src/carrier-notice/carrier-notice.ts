import { crashpoint } from '../../db/crashpoint.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import {
  deferNotice,
  findShipmentOfNotice,
  markNoticeApplied,
  storeNotice,
} from '../../db/query/tracking/carrier-notice.ts';
import type { FinalFeeNotice, Notice, StoredCarrierBill, StoredParcel } from '../../db/table/shipment.ts';
import { gatewayValidators } from '../../generated/gateway-validators.js';
import { settleShipment } from '../booking/settle.ts';
import type { CarrierConfig } from '../config/config.ts';
import { HttpError } from '../contract/errors.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import { decimalToScaled, hasAtMostDecimals } from '../money.ts';
import { feedTime } from '../runtime.ts';
import { carrierCheckpoint } from '../tracking/carrier-code.ts';
import { type RecordContext, recordChange, type TrackingChange } from '../tracking/record-change.ts';

/** Returns the carriers of each gateway: it may tell only of their shipments. */
export function carriersByGateway({
  gateways,
}: Pick<CarrierConfig, 'gateways'>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(gateways.map(({ name, carriers }) => [name, carriers]));
}

/** `refused`: a final fee that is not charged. `waiting`: the shipment is unknown, another gateway's, or being cancelled. */
type NoticeResult = 'applied' | 'refused' | 'waiting';

/**
 * Stores a notice, then tries to apply it; a worker applies it later if that fails. `replayed`: its signature was used
 * before.
 */
export async function acceptNotice(
  context: RecordContext,
  gateway: string,
  notice: Notice,
  signedAt: number,
): Promise<NoticeResult | 'duplicate' | 'replayed'> {
  const kept = await storeNotice(context.db, gateway, notice, signedAt);
  if (kept === 'duplicate' || kept === 'replayed') return kept;
  try {
    const result = await applyNotice(context, gateway, notice);
    context.db.noteSuccess();
    return result;
  } catch (error) {
    context.log.error(
      { err: error, eventId: notice.event_id },
      'carrier notice stored but not applied; it is retried',
    );
    return 'waiting';
  }
}

/** Applies a stored notice; idempotent. */
export async function applyNotice(
  context: RecordContext,
  gateway: string,
  notice: Notice,
): Promise<NoticeResult> {
  const { config, db, log } = context;
  const { event_id: eventId, reference, waybill_number: waybillNumber } = notice;
  const carriers = carriersByGateway(config.carrier)[gateway] ?? [];
  const shipment = await findShipmentOfNotice(db, { carriers, reference, waybillNumber });
  if (!shipment) {
    await deferNotice(db, gateway, eventId);
    log.warn(
      { gateway, eventId, waybillNumber, reference },
      'no shipment for this carrier notice yet; it is retried',
    );
    return 'waiting';
  }
  const result = await applyToShipment(context, shipment, notice);
  if (result === 'unknown') return 'waiting';
  crashpoint('notice-after-act');
  await markNoticeApplied(db, gateway, eventId, { trackingNumber: shipment.tracking_number, result });
  return result === 'refused' ? 'refused' : 'applied';
}

async function applyToShipment(
  context: RecordContext,
  shipment: ShipmentRow,
  notice: Notice,
): Promise<string> {
  if (notice.type === 'final_fee') return settleNoticedFee(context, shipment, notice);
  const change = toTrackingChange(shipment, notice);
  return (await recordChange(context, shipment, change)).result;
}

function toTrackingChange(
  { carrier_code }: ShipmentRow,
  notice: Exclude<Notice, { type: 'final_fee' }>,
): TrackingChange {
  switch (notice.type) {
    case 'checkpoint':
      return { checkpoint: carrierCheckpoint(carrier_code, notice) };
    case 'last_mile':
      return {
        lastMileTrackingNumber: notice.last_mile_tracking_number,
        lastMileAt: feedTime(new Date(notice.occurred_at)),
      };
    case 'proof_of_delivery':
      return { podAvailable: true };
    case 'label':
      return { label: notice.label };
  }
}

async function settleNoticedFee(
  context: RecordContext,
  { account_id, tracking_number }: ShipmentRow,
  notice: FinalFeeNotice,
): Promise<string> {
  const { event_id, charged_hkd, chargeable_weight_kg, duties_taxes_hkd, cost_hkd } = notice;
  const chargedCents = decimalToScaled(charged_hkd, 2);
  const measuredWeightMg = Math.max(decimalToScaled(chargeable_weight_kg, 6), 1);
  const settled = await settleShipment(context, account_id, tracking_number, {
    chargedCents,
    measuredWeightMg,
    dutiesTaxesCents: duties_taxes_hkd === undefined ? null : decimalToScaled(duties_taxes_hkd, 2),
    carrierBill: carrierBill(notice),
    costCents: cost_hkd === undefined ? null : decimalToScaled(cost_hkd, 2),
  });
  if (!settled || settled.verdict === 'cancelling') return 'unknown';
  if (settled.verdict === 'posted' && settled.chargedCents !== chargedCents) {
    context.log.error(
      { trackingNumber: tracking_number, eventId: event_id, chargedCents, before: settled.chargedCents },
      'second final fee differs from the first; nothing was charged',
    );
    return 'refused';
  }
  if (settled.verdict === 'no_hold') {
    context.log.error(
      { trackingNumber: tracking_number, eventId: event_id, chargedCents },
      'final fee received for a shipment without a hold; nothing was charged',
    );
  }
  if (settled.verdict !== 'posted') return 'refused';
  return settled.repeated ? 'unchanged' : 'recorded';
}

/** Returns what explains a final fee; null if nothing does. Unknown properties of the carrier are left out. */
function carrierBill({ measured, lines, photo_url }: FinalFeeNotice): StoredCarrierBill | null {
  if (measured === undefined && lines === undefined && photo_url === undefined) return null;
  return {
    ...(measured ? { measured: measuredParcel(measured) } : {}),
    ...(lines
      ? { lines: lines.map(({ kind, amount_hkd }) => ({ kind, amount_hkd: rounded(amount_hkd, 2) })) }
      : {}),
    ...(photo_url === undefined ? {} : { photo_url }),
  };
}

function measuredParcel(measured: NonNullable<FinalFeeNotice['measured']>): StoredParcel {
  const { weight_kg, length_cm, width_cm, height_cm } = measured;
  return {
    weight_kg: Math.max(rounded(weight_kg, 6), 0.000001),
    ...(length_cm === undefined ? {} : { length_cm: rounded(length_cm, 2) }),
    ...(width_cm === undefined ? {} : { width_cm: rounded(width_cm, 2) }),
    ...(height_cm === undefined ? {} : { height_cm: rounded(height_cm, 2) }),
  };
}

/** Drops the binary noise of a carrier's sum. */
const rounded = (value: number, digits: number) => decimalToScaled(value, digits) / 10 ** digits;

const earliest = Date.parse('2000-01-01T00:00:00Z');
const dayMs = 86_400_000;

export function readNotice(value: unknown, now: Date): Notice {
  const violations = schemaViolations(gatewayValidators.Notice, value);
  if (violations.length > 0) throw new HttpError('INVALID_FIELD', { violations });
  const notice = value as Notice;
  if ('occurred_at' in notice) checkTime(['occurred_at'], notice.occurred_at, now.getTime() + dayMs);
  if (notice.type === 'checkpoint') {
    const latest = now.getTime() + 366 * dayMs;
    if (notice.eta) checkTime(['eta'], notice.eta, latest);
    for (const field of ['deadline', 'next_attempt'] as const) {
      const day = notice[field];
      if (day) checkTime([field], day, latest);
    }
    const until = notice.pickup_place?.until;
    if (until) checkTime(['pickup_place', 'until'], until, latest);
  }
  if (notice.type === 'final_fee') {
    checkDecimals(['charged_hkd'], notice.charged_hkd, 2);
    checkDecimals(['chargeable_weight_kg'], notice.chargeable_weight_kg, 6);
    checkDuties(notice);
    checkBill(notice);
  }
  return notice;
}

function checkTime(path: string[], text: string, latest: number): void {
  const time = Date.parse(text);
  if (time >= earliest && time <= latest) return;
  refuseField(path, `must be from 2000-01-01 to ${new Date(latest).toISOString()}`);
}

function checkDuties({ duties_taxes_hkd: duties, charged_hkd: charged }: FinalFeeNotice): void {
  if (duties === undefined) return;
  checkDecimals(['duties_taxes_hkd'], duties, 2);
  if (duties > charged)
    refuseField(['duties_taxes_hkd'], `must be at most charged_hkd (${charged}), of which it is a part`);
}

function checkBill({ measured, lines, charged_hkd, cost_hkd }: FinalFeeNotice): void {
  if (cost_hkd !== undefined) checkDecimals(['cost_hkd'], cost_hkd, 2);
  for (const [name, value] of Object.entries(measured ?? {}))
    if (typeof value === 'number') checkDecimals(['measured', name], value, name === 'weight_kg' ? 6 : 2);
  if (lines === undefined) return;
  for (const [index, { amount_hkd }] of lines.entries())
    checkDecimals(['lines', index, 'amount_hkd'], amount_hkd, 2);
  const sum = lines.reduce((cents, { amount_hkd }) => cents + decimalToScaled(amount_hkd, 2), 0);
  if (sum !== decimalToScaled(charged_hkd, 2))
    refuseField(['lines'], `must add up to charged_hkd (${charged_hkd}); their sum is ${sum / 100}`);
}

/** Ignores digits after the 15th: a carrier's sums may have binary rounding noise. */
function checkDecimals(path: FieldPath, value: number, digits: number): void {
  if (hasAtMostDecimals(Number(value.toPrecision(15)), digits)) return;
  refuseField(path, `must have at most ${digits} decimals`);
}

type FieldPath = (string | number)[];

function refuseField(path: FieldPath, message: string): never {
  throw new HttpError('INVALID_FIELD', { violations: [{ path, code: 'INVALID_FIELD', message }] });
}
