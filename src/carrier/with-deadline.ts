import type { Carrier } from './carrier.ts';
import { interceptCalls, lostOutcome, notSentOutcome, type OutcomeOf } from './intercept.ts';

/** An aborted call may still report that it was never sent. */
const graceMs = 250;

export interface DeadlineOptions {
  readonly deadlineMs: number;
  readonly onError: (error: unknown) => void;
}

/** Aborts a call at the deadline or with the caller. After the grace time, or an exception, it counts as lost. */
export function withDeadline(carrier: Carrier, { deadlineMs, onError }: DeadlineOptions): Carrier {
  return interceptCalls(carrier, async ({ operation, call, run }) => {
    if (call.signal?.aborted) return notSentOutcome[operation]('aborted before it was sent');
    const controller = new AbortController();
    return new Promise<OutcomeOf[typeof operation]>((resolve) => {
      let grace: NodeJS.Timeout | undefined;
      const end = () => {
        grace ??= setTimeout(
          () => settle(lostOutcome[operation]('no response before the deadline')),
          graceMs,
        );
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
        settle(lostOutcome[operation]('internal error in the carrier adapter'));
      });
    });
  });
}
