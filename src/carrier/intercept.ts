import type { Carrier, CarrierCall, CarrierOperation } from './carrier.ts';
import type { DispatchRequest } from './dispatch-request.ts';
import type {
  CancelOutcome,
  DispatchOutcome,
  LabelOutcome,
  LookupOutcome,
  PodOutcome,
  Unknown,
  Unreachable,
} from './outcome.ts';

export interface OutcomeOf {
  readonly dispatch: DispatchOutcome;
  readonly lookup: LookupOutcome;
  readonly cancel: CancelOutcome;
  readonly label: LabelOutcome;
  readonly pod: PodOutcome;
}

export interface InterceptedCall<Operation extends CarrierOperation> {
  readonly operation: Operation;
  readonly reference: string;
  readonly request: DispatchRequest | null;
  readonly call: CarrierCall;
  run(call: CarrierCall): Promise<OutcomeOf[Operation]>;
}

export type Interception = <Operation extends CarrierOperation>(
  calling: InterceptedCall<Operation>,
) => Promise<OutcomeOf[Operation]>;

export function interceptCalls(carrier: Carrier, intercept: Interception): Carrier {
  const intercepted =
    <Operation extends 'lookup' | 'cancel' | 'label' | 'pod'>(
      operation: Operation,
      method: (reference: string, call: CarrierCall) => Promise<OutcomeOf[Operation]>,
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
  };
}

const unknown = (reason: string): Unknown => ({ outcome: 'unknown', reason });
const unreachable = (reason: string): Unreachable => ({ outcome: 'unreachable', reason });
const unavailable = (reason: string) => ({ outcome: 'unavailable', reason }) as const;

type OutcomeFor = { readonly [Operation in CarrierOperation]: (reason: string) => OutcomeOf[Operation] };

export const lostOutcome: OutcomeFor = {
  dispatch: unknown,
  lookup: unknown,
  cancel: unknown,
  label: unavailable,
  pod: unavailable,
};

export const notSentOutcome: OutcomeFor = { ...lostOutcome, dispatch: unreachable, cancel: unreachable };
