import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';
import {
  bookInSandbox,
  cancelInSandbox,
  findInSandbox,
  type SandboxBookingRow,
} from '../../../db/query/booking/sandbox-booking.ts';
import { outsideGate } from '../../admission/gate.ts';
import { feedTime } from '../../runtime.ts';
import {
  lateLabelSeconds,
  readSandboxReference,
  type SandboxReference,
} from '../../shipment/tracking-number.ts';
import type {
  Booking,
  CancelOutcome,
  Carrier,
  CarrierCall,
  DispatchOutcome,
  DispatchRequest,
  LabelOutcome,
  LabelState,
  LookupOutcome,
  ManifestOutcome,
  PodOutcome,
} from '../carrier.ts';

const photo = path.join(import.meta.dirname, 'sandbox-photo.jpg');
const connectionReset = { outcome: 'unknown', reason: 'the connection was reset' } as const;
const silentReference: SandboxReference = 'SANDBOX-SILENT';
const refusedReference: SandboxReference = 'SANDBOX-CANCEL-REFUSED';

interface SandboxOptions {
  readonly db: Db;
  /** False in production: references that ask for faults have no effect. */
  readonly allowFaults: boolean;
  readonly slowMs?: number;
}

function sandboxWaybill(trackingNumber: string): string {
  return trackingNumber.replace(/^SMP/, 'SBX');
}

/** The carrier of test mode (contract: Sandbox). It stores bookings as a real carrier would, and fails on request. */
export class SandboxCarrier implements Carrier {
  readonly code = 'sandbox';
  readonly #db: Db;
  readonly #allowFaults: boolean;
  readonly #slowMs: number;

  constructor({ db, allowFaults, slowMs = 3_000 }: SandboxOptions) {
    this.#db = db;
    this.#allowFaults = allowFaults;
    this.#slowMs = slowMs;
  }

  async dispatch(request: DispatchRequest, { signal }: CarrierCall): Promise<DispatchOutcome> {
    const sandboxReference = readSandboxReference(request.customerReference, {
      allowFaults: this.#allowFaults,
    });
    switch (sandboxReference) {
      case 'SANDBOX-REJECT':
        return {
          outcome: 'rejected',
          code: 'SANDBOX_REJECT',
          message: 'the reference_no SANDBOX-REJECT asks for a rejection',
        };
      case 'SANDBOX-ERROR':
        return { outcome: 'unknown', reason: 'the carrier responded with status 500' };
    }
    const booking = await bookInSandbox(this.#db, {
      reference: request.reference,
      waybill_number: sandboxWaybill(request.reference),
      sandbox_reference: sandboxReference,
      unheard: sandboxReference === 'SANDBOX-TIMEOUT' || sandboxReference === silentReference,
      silent: silentReference,
    });
    if (booking.state === 'cancelled') return { outcome: 'cancelled' };
    return (await dispatchFault(booking, this.#slowMs, signal)) ?? toAccepted(booking);
  }

  async lookup(reference: string): Promise<LookupOutcome> {
    const booking = await findInSandbox(this.#db, reference);
    if (booking?.sandbox_reference === silentReference) return connectionReset;
    if (!booking || booking.state === 'unheard') return { outcome: 'absent' };
    return { outcome: 'found', ...toBooking(booking), cancelled: booking.state === 'cancelled' };
  }

  async cancel(reference: string): Promise<CancelOutcome> {
    const before = await cancelInSandbox(this.#db, reference, refusedReference);
    if (!before || before.state === 'unheard') {
      return {
        outcome: 'refused',
        code: 'BOOKING_NOT_FOUND',
        reason: 'the carrier has no booking with this reference',
      };
    }
    if (before.sandbox_reference === refusedReference) {
      return { outcome: 'refused', code: 'ALREADY_PICKED_UP', reason: 'the parcel has been picked up' };
    }
    const isLost = before.sandbox_reference === 'SANDBOX-CANCEL-DROP' && before.state === 'booked';
    return isLost ? connectionReset : { outcome: 'cancelled' };
  }

  async label(reference: string): Promise<LabelOutcome> {
    const booking = await findInSandbox(this.#db, reference);
    if (!booking || booking.state === 'unheard') return { outcome: 'none' };
    if (booking.sandbox_reference === 'SANDBOX-LABEL-BROKEN')
      return { outcome: 'unavailable', reason: 'the carrier responded with status 502' };
    switch (labelState(booking)) {
      case 'generating':
        return {
          outcome: 'generating',
          retryAfterSeconds: Math.ceil(lateLabelSeconds - booking.age_seconds),
        };
      case 'failed':
        return { outcome: 'failed', reason: 'LABEL_FAILED' };
      default:
        return { outcome: 'ready', pdf: null };
    }
  }

  async pod(reference: string): Promise<PodOutcome> {
    const booking = await findInSandbox(this.#db, reference);
    if (booking?.sandbox_reference !== 'SANDBOX-POD') return { outcome: 'none' };
    return { outcome: 'photo', takenAt: null, source: { kind: 'bytes', bytes: await readFile(photo) } };
  }

  async manifest(): Promise<ManifestOutcome> {
    return { outcome: 'not_offered' };
  }

  async manifestDocument(): Promise<LabelOutcome> {
    return { outcome: 'none' };
  }
}

/** Returns the fault that the sandbox reference asks for, after its delay if it has one; null: none. */
async function dispatchFault(
  { state, sandbox_reference: sandboxReference, dispatch_count }: SandboxBookingRow,
  slowMs: number,
  signal: AbortSignal | undefined,
): Promise<DispatchOutcome | null> {
  if (sandboxReference === silentReference) return connectionReset;
  if (state === 'unheard') {
    await outsideGate(() => untilAborted(signal));
    return { outcome: 'unknown', reason: 'no response before the deadline' };
  }
  const isFirst = dispatch_count === 1;
  if (sandboxReference === 'SANDBOX-DROP' && isFirst) return connectionReset;
  if (sandboxReference === 'SANDBOX-UNREADABLE' && isFirst)
    return { outcome: 'unknown', reason: 'unreadable response' };
  if (sandboxReference !== 'SANDBOX-SLOW') return null;
  const passed = await outsideGate(() => delay(slowMs, true, { signal })).catch(() => false);
  return passed ? null : { outcome: 'unknown', reason: 'no response before the deadline' };
}

function toAccepted(booking: SandboxBookingRow): DispatchOutcome {
  return { outcome: 'accepted', ...toBooking(booking), duplicate: booking.dispatch_count > 1 };
}

function toBooking(booking: SandboxBookingRow): Booking {
  return {
    waybillNumber: booking.waybill_number,
    lastMileTrackingNumber: null,
    label: labelState(booking),
  };
}

function labelState({ sandbox_reference: sandboxReference, age_seconds }: SandboxBookingRow): LabelState {
  const isMade = age_seconds >= lateLabelSeconds;
  if (sandboxReference === 'SANDBOX-LABEL-LATE') return isMade ? 'ready' : 'generating';
  if (sandboxReference === 'SANDBOX-LABEL-FAILED') return isMade ? 'failed' : 'generating';
  return 'ready';
}

async function untilAborted(signal: AbortSignal | undefined): Promise<void> {
  if (!signal || signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

const dayMs = 86_400_000;

/** Returns when a test shipment is expected to be delivered: a time, at the hour of its booking. */
export function sandboxEta(bookedAt: Date, transitDays: number): string {
  return feedTime(new Date(bookedAt.getTime() + transitDays * dayMs));
}
