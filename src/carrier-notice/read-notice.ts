import type { Notice } from '../../db/table/shipment/notice.ts';
import { gatewayValidator } from '../carrier/gateway/gateway-contract.ts';
import { HttpError } from '../contract/errors.ts';
import { violationsOf } from '../contract/schema-violation.ts';
import { hasAtMostDecimals } from '../money.ts';

const earliest = Date.parse('2000-01-01T00:00:00Z');
const dayMs = 86_400_000;

export function readNotice(value: unknown, now: Date): Notice {
  const violations = violationsOf(gatewayValidator('Notice'), value);
  if (violations.length > 0) throw new HttpError('INVALID_FIELD', { violations });
  const notice = value as Notice;
  if ('occurred_at' in notice) checkTime('occurred_at', notice.occurred_at, now.getTime() + dayMs);
  if (notice.type === 'checkpoint') {
    if (notice.eta) checkTime('eta', notice.eta, now.getTime() + 366 * dayMs);
  }
  if (notice.type === 'final_fee') {
    checkDecimals('charged_hkd', notice.charged_hkd, 2);
    checkDecimals('chargeable_weight_kg', notice.chargeable_weight_kg, 6);
  }
  return notice;
}

function checkTime(field: string, text: string, latest: number): void {
  const time = Date.parse(text);
  if (time >= earliest && time <= latest) return;
  const range = `must be from 2000-01-01 to ${new Date(latest).toISOString()}`;
  throw new HttpError('INVALID_FIELD', {
    violations: [{ path: [field], code: 'INVALID_FIELD', message: range }],
  });
}

/** Ignores digits after the 15th: a carrier's sums may have binary rounding noise. */
function checkDecimals(field: string, value: number, digits: number): void {
  if (hasAtMostDecimals(Number(value.toPrecision(15)), digits)) return;
  throw new HttpError('INVALID_FIELD', {
    violations: [{ path: [field], code: 'INVALID_FIELD', message: `must have at most ${digits} decimals` }],
  });
}
