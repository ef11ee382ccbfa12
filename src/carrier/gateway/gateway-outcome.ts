import type {
  Booking,
  CancelOutcome,
  DispatchOutcome,
  LookupOutcome,
  Unknown,
  Unreachable,
} from '../outcome.ts';
import type { GatewayMessages } from './gateway-contract.ts';
import type { GatewayReply } from './read-reply.ts';

type BookingReply = GatewayReply<GatewayMessages['Booking']>;

/** Refusals that are not about the order: signature, time, rate limit. */
const notOrderStatuses: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

const dataRuleRejection = 422;

/** Maps a response to an outcome. A booking with another reference or state counts as unknown. */
export function dispatchOutcome(reply: BookingReply, reference: string): DispatchOutcome {
  switch (reply.kind) {
    case 'message': {
      const { message, status } = reply;
      if (message.reference !== reference || message.state !== 'booked') return otherBooking;
      return { outcome: 'accepted', ...bookingOf(message), duplicate: status === 200 };
    }
    case 'refusal':
      return refusedDispatch(reply);
    case 'not-sent':
      return { outcome: 'unreachable', reason: reply.reason };
    case 'unclear':
      return { outcome: 'unknown', reason: reply.reason };
  }
}

/** An undocumented refusal counts as unknown: a proxy may have sent it. */
function refusedDispatch(reply: Refusal): DispatchOutcome {
  const { status, code, text } = reply;
  if (status === dataRuleRejection) return { outcome: 'rejected', code, message: text };
  if (status === 409 && code === 'BOOKING_CANCELLED') return { outcome: 'cancelled' };
  return notOrderOutcome(reply) ?? unclear(reply);
}

/** Undefined: the refusal doesn't prove that nothing was done. */
function notOrderOutcome(reply: Refusal): Unreachable | undefined {
  const { status } = reply;
  if (notOrderStatuses.has(status)) return { outcome: 'unreachable', reason: refusalOf(reply) };
  if (status === 400) return { outcome: 'unreachable', reason: refusalOf(reply), isOurFault: true };
  return undefined;
}

export function lookupOutcome(reply: BookingReply, reference: string): LookupOutcome {
  if (reply.kind === 'message') {
    const { message } = reply;
    if (message.reference !== reference) return otherBooking;
    return { outcome: 'found', ...bookingOf(message), cancelled: message.state === 'cancelled' };
  }
  if (isNotFound(reply)) return { outcome: 'absent' };
  return unclear(reply);
}

export function cancelOutcome(reply: BookingReply, reference: string): CancelOutcome {
  if (reply.kind === 'message') {
    const { message } = reply;
    const isDone = message.reference === reference && message.state === 'cancelled';
    return isDone ? { outcome: 'cancelled' } : otherBooking;
  }
  if (reply.kind === 'not-sent') return { outcome: 'unreachable', reason: reply.reason };
  if (isNotFound(reply) || (reply.kind === 'refusal' && reply.status === 409)) {
    return { outcome: 'refused', code: reply.code, reason: reply.text };
  }
  return (reply.kind === 'refusal' && notOrderOutcome(reply)) || unclear(reply);
}

const otherBooking: Unknown = { outcome: 'unknown', reason: 'the response is about another booking' };

type Unclear = Exclude<GatewayReply<never>, { kind: 'message' }>;
type Refusal = Unclear & { kind: 'refusal' };

/** A 404 counts only with the gateway's own code: a proxy may send 404 too. */
export function isNotFound(reply: GatewayReply<unknown>): reply is Refusal {
  return reply.kind === 'refusal' && reply.status === 404 && reply.code === 'BOOKING_NOT_FOUND';
}

function unclear(reply: Unclear): Unknown {
  return { outcome: 'unknown', reason: unclearReason(reply) };
}

/** Returns the reason, without text from the gateway, which may hold personal data. */
export function unclearReason(reply: Unclear): string {
  return reply.kind === 'refusal' ? refusalOf(reply) : reply.reason;
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
