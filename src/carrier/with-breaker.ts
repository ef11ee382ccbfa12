import type { Carrier, CarrierOperation } from './carrier.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { interceptCalls, notSentOutcome } from './intercept.ts';

/** A failed label or photo download says nothing about the carrier. */
const counted: ReadonlySet<CarrierOperation> = new Set(['dispatch', 'lookup', 'cancel']);
const failures: ReadonlySet<string> = new Set(['unknown', 'unreachable']);
const reason = 'not sent: the circuit breaker is open, because the last calls to this carrier failed';

export function withBreaker(carrier: Carrier, breaker: CircuitBreaker): Carrier {
  return interceptCalls(carrier, async ({ operation, call, run }) => {
    if (!counted.has(operation)) {
      return breaker.state === 'closed' ? run(call) : notSentOutcome[operation](reason);
    }
    const report = breaker.admit();
    if (!report) return notSentOutcome[operation](reason);
    const outcome = await run(call);
    report(!failures.has(outcome.outcome));
    return outcome;
  });
}
