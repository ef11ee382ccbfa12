import type { Clock } from '../runtime.ts';
import { tracing } from '../telemetry/tracing.ts';
import type {
  CancelOutcome,
  Carrier,
  CarrierCall,
  CarrierOperation,
  DispatchOutcome,
  DispatchRequest,
  LabelOutcome,
  LookupOutcome,
  ManifestOutcome,
  PodOutcome,
  Unknown,
  Unreachable,
} from './carrier.ts';

interface BreakerSettings {
  readonly failures: number;
  readonly windowMs: number;
  readonly openMs: number;
}

export const defaultBreaker: BreakerSettings = { failures: 5, windowMs: 30_000, openMs: 10_000 };

/** Reports the result of an admitted call, once. A report from before a change of state is ignored. */
type Permit = (healthy: boolean) => void;

/** Saves waiting for a carrier that doesn't respond. Per process: correctness doesn't depend on it. */
export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  readonly #clock: Clock;
  #failedAt: number[] = [];
  #openUntil: number | null = null;
  #generation = 0;
  #trying = false;

  constructor(settings: BreakerSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#openUntil === null) return 'closed';
    return this.#now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** Admits a call; null if the circuit is open or its trial call is in flight. */
  admit(): Permit | null {
    const state = this.state;
    if (state === 'open' || (state === 'half-open' && this.#trying)) return null;
    if (state === 'half-open') {
      this.#generation += 1;
      this.#trying = true;
    }
    const generation = this.#generation;
    let isReported = false;
    return (healthy) => {
      if (isReported || generation !== this.#generation) return;
      isReported = true;
      if (healthy) this.#close();
      else if (this.#trying) this.#open();
      else this.#countFailure();
    };
  }

  #close(): void {
    if (this.#openUntil !== null) this.#generation += 1;
    this.#openUntil = null;
    this.#trying = false;
    this.#failedAt = [];
  }

  #open(): void {
    this.#generation += 1;
    this.#openUntil = this.#now() + this.#settings.openMs;
    this.#trying = false;
    this.#failedAt = [];
  }

  #countFailure(): void {
    const now = this.#now();
    this.#failedAt.push(now);
    if (this.#failedAt.length < this.#settings.failures) return;
    if (now - (this.#failedAt.shift() ?? now) <= this.#settings.windowMs) this.#open();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

export interface CarrierOutcomes {
  readonly dispatch: DispatchOutcome;
  readonly lookup: LookupOutcome;
  readonly cancel: CancelOutcome;
  readonly label: LabelOutcome;
  readonly pod: PodOutcome;
  readonly manifest: ManifestOutcome;
  readonly manifest_document: LabelOutcome;
}

interface InterceptedCall<Operation extends CarrierOperation> {
  readonly operation: Operation;
  readonly reference: string;
  readonly request: DispatchRequest | null;
  readonly call: CarrierCall;
  run(call: CarrierCall): Promise<CarrierOutcomes[Operation]>;
}

type Interception = <Operation extends CarrierOperation>(
  calling: InterceptedCall<Operation>,
) => Promise<CarrierOutcomes[Operation]>;

export function interceptCalls(carrier: Carrier, intercept: Interception): Carrier {
  const intercepted =
    <Operation extends 'lookup' | 'cancel' | 'label' | 'pod' | 'manifest_document'>(
      operation: Operation,
      method: (reference: string, call: CarrierCall) => Promise<CarrierOutcomes[Operation]>,
    ) =>
    (reference: string, call: CarrierCall) =>
      intercept({ operation, reference, request: null, call, run: (inner) => method(reference, inner) });
  return {
    code: carrier.code,
    dispatch: (request, call) =>
      intercept({
        operation: 'dispatch',
        reference: request.reference,
        request,
        call,
        run: (inner) => carrier.dispatch(request, inner),
      }),
    lookup: intercepted('lookup', (reference, call) => carrier.lookup(reference, call)),
    cancel: intercepted('cancel', (reference, call) => carrier.cancel(reference, call)),
    label: intercepted('label', (reference, call) => carrier.label(reference, call)),
    pod: intercepted('pod', (reference, call) => carrier.pod(reference, call)),
    manifest: (request, call) =>
      intercept({
        operation: 'manifest',
        reference: request.reference,
        request: null,
        call,
        run: (inner) => carrier.manifest(request, inner),
      }),
    manifestDocument: intercepted('manifest_document', (reference, call) =>
      carrier.manifestDocument(reference, call),
    ),
  };
}

const unknown = (reason: string): Unknown => ({ outcome: 'unknown', reason });
const unreachable = (reason: string): Unreachable => ({ outcome: 'unreachable', reason });
const unavailable = (reason: string) => ({ outcome: 'unavailable', reason }) as const;

type OutcomeFor = {
  readonly [Operation in CarrierOperation]: (reason: string) => CarrierOutcomes[Operation];
};

const lostOutcome: OutcomeFor = {
  dispatch: unknown,
  lookup: unknown,
  cancel: unknown,
  label: unavailable,
  pod: unavailable,
  manifest: unknown,
  manifest_document: unavailable,
};

export const notSentOutcome: OutcomeFor = {
  ...lostOutcome,
  dispatch: unreachable,
  cancel: unreachable,
  manifest: unreachable,
};

/** A failed label, photo or manifest says nothing about bookings. */
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

const lost: ReadonlySet<string> = new Set(['unknown', 'unreachable', 'unavailable']);

/** Makes each call a span of the running trace. */
export function withSpans(carrier: Carrier): Carrier {
  return interceptCalls(carrier, ({ operation, reference, call, run }) => {
    const attributes = { 'sampan.carrier': carrier.code, 'sampan.tracking_number': reference };
    return tracing().inSpan(`carrier ${operation}`, { kind: 'client', attributes }, async (end) => {
      const result = await run(call);
      end({ attributes: { 'sampan.outcome': result.outcome }, isError: lost.has(result.outcome) });
      return result;
    });
  });
}

/** An aborted call may still report that it was never sent. */
const graceMs = 250;

interface DeadlineOptions {
  readonly deadlineMs: number;
  readonly onError: (error: unknown) => void;
}

/** Aborts a call at the deadline or with the caller. After the grace time, or an exception, it counts as lost. */
export function withDeadline(carrier: Carrier, { deadlineMs, onError }: DeadlineOptions): Carrier {
  return interceptCalls(carrier, async ({ operation, call, run }) => {
    if (call.signal?.aborted) return notSentOutcome[operation]('aborted before it was sent');
    const controller = new AbortController();
    return new Promise<CarrierOutcomes[typeof operation]>((resolve) => {
      let grace: NodeJS.Timeout | undefined;
      const end = () => {
        grace ??= setTimeout(
          () => settle(lostOutcome[operation]('no response before the deadline')),
          graceMs,
        );
        controller.abort();
      };
      const deadline = setTimeout(end, deadlineMs);
      const settle = (outcome: CarrierOutcomes[typeof operation]) => {
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
