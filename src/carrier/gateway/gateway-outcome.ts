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

/** Refused for our sake, or for the moment's, not for the order's: signature, time, rate. */
const turnedAway: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

/** Its only word that the order itself is refused. */
const dataRuleRefusal = 422;

/** A booking is believed only when it is the one that was asked for, in a state that fits. */
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

/** A refusal that the gateway's contract doesn't have may come from anything on the way. */
function refusedDispatch(answer: Refusal): DispatchOutcome {
  const { status, code, text } = answer;
  if (status === dataRuleRefusal) return { outcome: 'rejected', code, message: text };
  if (status === 409 && code === 'BOOKING_CANCELLED') return { outcome: 'cancelled' };
  return turnedAwayOutcome(answer) ?? unclear(answer);
}

/** Undefined: the refusal says nothing certain. */
function turnedAwayOutcome(answer: Refusal): Unreachable | undefined {
  const { status } = answer;
  if (turnedAway.has(status)) return { outcome: 'unreachable', reason: refusalOf(answer) };
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
  return (answer.kind === 'refusal' && turnedAwayOutcome(answer)) || unclear(answer);
}

const otherBooking: Unknown = { outcome: 'unknown', reason: 'its answer is about another booking' };

type Unclear = Exclude<Answer<never>, { kind: 'message' }>;
type Refusal = Unclear & { kind: 'refusal' };

/** A bare 404 may come from anything on the way; only the gateway's own word counts. */
export function isNotFound(answer: Answer<unknown>): answer is Refusal {
  return answer.kind === 'refusal' && answer.status === 404 && answer.code === 'BOOKING_NOT_FOUND';
}

function unclear(answer: Unclear): Unknown {
  return { outcome: 'unknown', reason: unclearReason(answer) };
}

/** Why an answer says nothing, without the gateway's own words. */
export function unclearReason(answer: Unclear): string {
  return answer.kind === 'refusal' ? refusalOf(answer) : answer.reason;
}

function refusalOf({ status, code }: Refusal): string {
  return `it answered ${status} ${code}`;
}

function bookingOf(message: GatewayMessages['Booking']): Booking {
  return {
    waybillNumber: message.waybill_number,
    lastMileTrackingNumber: message.last_mile_tracking_number,
    label: message.label,
  };
}
