import type {
  Booking,
  CancelOutcome,
  DispatchOutcome,
  LookupOutcome,
  Unknown,
  Unreachable,
} from '../outcome.ts';
import type { GatewayMessages } from './gateway-contract.ts';
import type { Answer } from './read-answer.ts';

type BookingAnswer = Answer<GatewayMessages['Booking']>;

/** Refusals that are not about the order: signature, time, rate limit. */
const notOrderStatuses: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

const dataRuleRejection = 422;

/** Maps a response to an outcome. A booking with another reference or state counts as unknown. */
export function dispatchOutcome(answer: BookingAnswer, reference: string): DispatchOutcome {
  switch (answer.kind) {
    case 'message': {
      const { message, status } = answer;
      if (message.reference !== reference || message.state !== 'booked') return otherBooking;
      return { outcome: 'accepted', ...bookingOf(message), duplicate: status === 200 };
    }
    case 'refusal':
      return refusedDispatch(answer);
    case 'not-sent':
      return { outcome: 'unreachable', reason: answer.reason };
    case 'unclear':
      return { outcome: 'unknown', reason: answer.reason };
  }
}

/** An undocumented refusal counts as unknown: a proxy may have sent it. */
function refusedDispatch(answer: Refusal): DispatchOutcome {
  const { status, code, text } = answer;
  if (status === dataRuleRejection) return { outcome: 'rejected', code, message: text };
  if (status === 409 && code === 'BOOKING_CANCELLED') return { outcome: 'cancelled' };
  return notOrderOutcome(answer) ?? unclear(answer);
}

/** Undefined: the refusal doesn't prove that nothing was done. */
function notOrderOutcome(answer: Refusal): Unreachable | undefined {
  const { status } = answer;
  if (notOrderStatuses.has(status)) return { outcome: 'unreachable', reason: refusalOf(answer) };
  if (status === 400) return { outcome: 'unreachable', reason: refusalOf(answer), isOurFault: true };
  return undefined;
}

export function lookupOutcome(answer: BookingAnswer, reference: string): LookupOutcome {
  if (answer.kind === 'message') {
    const { message } = answer;
    if (message.reference !== reference) return otherBooking;
    return { outcome: 'found', ...bookingOf(message), cancelled: message.state === 'cancelled' };
  }
  if (isNotFound(answer)) return { outcome: 'absent' };
  return unclear(answer);
}

export function cancelOutcome(answer: BookingAnswer, reference: string): CancelOutcome {
  if (answer.kind === 'message') {
    const { message } = answer;
    const isDone = message.reference === reference && message.state === 'cancelled';
    return isDone ? { outcome: 'cancelled' } : otherBooking;
  }
  if (answer.kind === 'not-sent') return { outcome: 'unreachable', reason: answer.reason };
  if (isNotFound(answer) || (answer.kind === 'refusal' && answer.status === 409)) {
    return { outcome: 'refused', code: answer.code, reason: answer.text };
  }
  return (answer.kind === 'refusal' && notOrderOutcome(answer)) || unclear(answer);
}

const otherBooking: Unknown = { outcome: 'unknown', reason: 'the response is about another booking' };

type Unclear = Exclude<Answer<never>, { kind: 'message' }>;
type Refusal = Unclear & { kind: 'refusal' };

/** A 404 counts only with the gateway's own code: a proxy may send 404 too. */
export function isNotFound(answer: Answer<unknown>): answer is Refusal {
  return answer.kind === 'refusal' && answer.status === 404 && answer.code === 'BOOKING_NOT_FOUND';
}

function unclear(answer: Unclear): Unknown {
  return { outcome: 'unknown', reason: unclearReason(answer) };
}

/** Returns the reason, without text from the gateway, which may hold personal data. */
export function unclearReason(answer: Unclear): string {
  return answer.kind === 'refusal' ? refusalOf(answer) : answer.reason;
}

function refusalOf({ status, code }: Refusal): string {
  return `the carrier responded with status ${status} ${code}`;
}

function bookingOf(message: GatewayMessages['Booking']): Booking {
  return {
    waybillNumber: message.waybill_number,
    lastMileTrackingNumber: message.last_mile_tracking_number,
    label: message.label,
  };
}
