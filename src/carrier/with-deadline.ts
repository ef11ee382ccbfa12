import { aroundCarrier, lostCall, type OutcomeOf, unsentCall } from './around.ts';
import type { Carrier } from './carrier.ts';

/** How long an ended call may still take to tell what it knows, such as that it was never sent. */
const graceMs = 250;

export interface DeadlineOptions {
  readonly deadlineMs: number;
  /** Told of an exception, which a carrier must not throw. */
  readonly onError: (error: unknown) => void;
}

/**
 * A carrier whose calls end: at the deadline, or when the caller's signal is aborted, its own signal is aborted too,
 * and shortly after that the call counts as lost whatever the carrier does. So does one that throws.
 */
export function withDeadline(carrier: Carrier, { deadlineMs, onError }: DeadlineOptions): Carrier {
  return aroundCarrier(carrier, async ({ operation, call, run }) => {
    if (call.signal?.aborted) return unsentCall[operation]('ended before it was sent');
    const controller = new AbortController();
    return new Promise<OutcomeOf[typeof operation]>((resolve) => {
      let grace: NodeJS.Timeout | undefined;
      const end = () => {
        grace ??= setTimeout(() => settle(lostCall[operation]('no answer in time')), graceMs);
        controller.abort();
      };
      const deadline = setTimeout(end, deadlineMs);
      const settle = (outcome: OutcomeOf[typeof operation]) => {
        clearTimeout(deadline);
        clearTimeout(grace);
        call.signal?.removeEventListener('abort', end);
        resolve(outcome);
      };
      call.signal?.addEventListener('abort', end, { once: true });
      run({ ...call, signal: controller.signal }).then(settle, (error: unknown) => {
        onError(error);
        settle(lostCall[operation]('the call failed on our side'));
      });
    });
  });
}
