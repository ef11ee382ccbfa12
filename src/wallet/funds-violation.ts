import type { Db } from '../../db/client.ts';
import { judgeHold } from '../../db/query/booking/judge-hold.ts';
import type { Scope } from '../../db/scope.ts';
import { sysCodes } from '../../generated/errors.ts';
import type { Violation } from '../api-error.ts';
import type { Cents } from '../money/money.ts';
import { holdRefusals } from './hold-refusal.ts';

/**
 * What a booking of this total would be refused with now for the account's funds or terms (contract: createShipment, Checks):
 * at most one entry, no field to blame. 0, where the total is unknown, finds what refuses any. No money in test mode.
 */
export async function fundsViolations(db: Db, scope: Scope, totalCents: Cents): Promise<Violation[]> {
  const refusal = scope.livemode ? await judgeHold(db, scope.accountId, totalCents) : null;
  if (refusal === null) return [];
  const code = holdRefusals[refusal];
  return [{ path: [], code, message: sysCodes[code].message }];
}
