import type { Db } from '../../db/client.ts';
import { checkHold } from '../../db/query/booking/check-hold.ts';
import type { Scope } from '../../db/scope.ts';
import { sysCodes } from '../../generated/errors.ts';
import type { Violation } from '../contract/api-error.ts';
import type { Cents } from '../money/money.ts';
import { holdRefusals } from './hold-refusal.ts';

/** Returns the violation that a booking of this total would have now, if any. None in test mode. */
export async function fundsViolations(db: Db, scope: Scope, totalCents: Cents): Promise<Violation[]> {
  const refusal = scope.livemode ? await checkHold(db, scope.accountId, totalCents) : null;
  if (refusal === null) return [];
  const code = holdRefusals[refusal];
  return [{ path: [], code, message: sysCodes[code].message }];
}
