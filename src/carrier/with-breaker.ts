import { aroundCarrier, unsentCall } from './around.ts';
import type { Carrier, CarrierOperation } from './carrier.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

/** A label or a photo that can't be fetched is one booking's trouble, not the carrier's. */
const counted: ReadonlySet<CarrierOperation> = new Set(['dispatch', 'lookup', 'cancel']);
const failures: ReadonlySet<string> = new Set(['unknown', 'unreachable']);
const reason = 'circuit open: the last calls of this carrier went unanswered';

/** A carrier that isn't called while its circuit is open: a dispatch or cancel is then `unreachable`, nothing was sent. */
export function withBreaker(carrier: Carrier, breaker: CircuitBreaker): Carrier {
  return aroundCarrier(carrier, async ({ operation, call, run }) => {
    if (!counted.has(operation)) {
      return breaker.state === 'closed' ? run(call) : unsentCall[operation](reason);
    }
    const report = breaker.admit();
    if (!report) return unsentCall[operation](reason);
    const outcome = await run(call);
    report(!failures.has(outcome.outcome));
    return outcome;
  });
}
