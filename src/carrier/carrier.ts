import type { Scope } from '../../db/scope.ts';
import type { DispatchRequest } from './dispatch-request.ts';
import type { CancelOutcome, DispatchOutcome, LabelOutcome, LookupOutcome, PodOutcome } from './outcome.ts';

/** On whose behalf a carrier is called, and for how long. */
export interface CarrierCall {
  readonly scope: Scope;
  /** The X-Request-Id of the call that caused this one; null for a job's own work. */
  readonly requestId: string | null;
  /** Ends the call early; every carrier of the registry has a deadline of its own besides. */
  readonly signal?: AbortSignal;
}

/**
 * A carrier's adapter. Bookings are named by our reference, the tracking number; booking one reference
 * twice answers the one booking. Nothing throws: whatever happens is an outcome.
 */
export interface Carrier {
  readonly code: string;
  dispatch(request: DispatchRequest, call: CarrierCall): Promise<DispatchOutcome>;
  /** What became of a reference; asked before a dispatch is repeated. */
  lookup(reference: string, call: CarrierCall): Promise<LookupOutcome>;
  /** Withdraws a booking; a repeated one answers the same. */
  cancel(reference: string, call: CarrierCall): Promise<CancelOutcome>;
  label(reference: string, call: CarrierCall): Promise<LabelOutcome>;
  /** The current doorstep photo; the certificate is never answered. */
  pod(reference: string, call: CarrierCall): Promise<PodOutcome>;
}

export type CarrierOperation = 'dispatch' | 'lookup' | 'cancel' | 'label' | 'pod';
