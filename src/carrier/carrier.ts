import type { Scope } from '../../db/scope.ts';
import type { DispatchRequest } from './dispatch-request.ts';
import type { CancelOutcome, DispatchOutcome, LabelOutcome, LookupOutcome, PodOutcome } from './outcome.ts';

export interface CarrierCall {
  readonly scope: Scope;
  /** X-Request-Id of the causing request; null for a background job. */
  readonly requestId: string | null;
  /** Aborts the call early. Every registered carrier also has a deadline. */
  readonly signal?: AbortSignal;
}

/** Booking a reference, our tracking number, is idempotent. Methods never throw: every result is an outcome. */
export interface Carrier {
  readonly code: string;
  dispatch(request: DispatchRequest, call: CarrierCall): Promise<DispatchOutcome>;
  /** Called before a dispatch is repeated. */
  lookup(reference: string, call: CarrierCall): Promise<LookupOutcome>;
  /** Idempotent. */
  cancel(reference: string, call: CarrierCall): Promise<CancelOutcome>;
  label(reference: string, call: CarrierCall): Promise<LabelOutcome>;
  /** Gets the doorstep photo, never the carrier's certificate. */
  pod(reference: string, call: CarrierCall): Promise<PodOutcome>;
}

export type CarrierOperation = 'dispatch' | 'lookup' | 'cancel' | 'label' | 'pod';
