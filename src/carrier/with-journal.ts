import type { CarrierCallRow } from '../../db/query/tracking/carrier-call.ts';
import type { Clock } from '../runtime/clock.ts';
import { newId } from '../runtime/identifier.ts';
import type { CallJournal } from './call-journal.ts';
import type { Carrier, CarrierOperation } from './carrier.ts';
import type { DispatchRequest } from './dispatch-request.ts';
import { interceptCalls, type OutcomeOf } from './intercept.ts';
import { redact } from './redact.ts';

export interface JournalOptions {
  readonly journal: CallJournal;
  readonly clock: Clock;
  /** Writes a line before the call too, so that a call interrupted by a crash shows. */
  readonly writeAhead: boolean;
}

export function withJournal(carrier: Carrier, { journal, clock, writeAhead }: JournalOptions): Carrier {
  return interceptCalls(carrier, async ({ operation, reference, request, call, run }) => {
    const startedAt = clock.now();
    const line: CarrierCallRow = {
      id: newId('ccl', startedAt),
      tracking_number: reference,
      account_id: call.scope.accountId,
      livemode: call.scope.livemode,
      carrier_code: carrier.code,
      operation,
      request_id: call.requestId,
      started_at: startedAt.toISOString(),
      duration_ms: null,
      outcome: null,
      detail: null,
    };
    if (writeAhead) await journal.put(line);
    const begun = performance.now();
    const outcome = await run(call);
    void journal.put({
      ...line,
      duration_ms: Math.round(performance.now() - begun),
      outcome: outcome.outcome,
      detail: detailOf(outcome, request),
    });
    return outcome;
  });
}

function detailOf(outcome: OutcomeOf[CarrierOperation], request: DispatchRequest | null): string | null {
  switch (outcome.outcome) {
    case 'accepted':
      return `waybill ${outcome.waybillNumber}${outcome.duplicate ? ', booked before' : ''}`;
    case 'found':
      return `waybill ${outcome.waybillNumber}${outcome.cancelled ? ', cancelled' : ''}`;
    case 'rejected':
      return `${outcome.code}: ${redact(outcome.message, request)}`;
    case 'refused':
      return `${outcome.code}: ${redact(outcome.reason, request)}`;
    case 'unknown':
    case 'unreachable':
    case 'unavailable':
    case 'failed':
      return outcome.reason;
    case 'photo':
    case 'ready':
    case 'generating':
    case 'cancelled':
    case 'absent':
    case 'none':
      return null;
  }
}
