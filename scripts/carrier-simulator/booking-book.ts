import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { LabelState } from '../../src/carrier/carrier.ts';
import {
  lateLabelSeconds,
  readSandboxReference,
  type SandboxReference,
} from '../../src/shipment/tracking-number.ts';

export interface HeldBooking {
  readonly reference: string;
  readonly waybill_number: string;
  readonly sandboxReference: SandboxReference | null;
  /** `unheard`: the first dispatch was lost. */
  readonly state: 'unheard' | 'booked' | 'cancelled';
  readonly dispatch_count: number;
  readonly booked_at: number;
}

/** Bookings of the simulated carrier, optionally stored in a file. */
export class BookingBook {
  readonly #bookings = new Map<string, HeldBooking>();
  readonly #file: string | null;
  #aheadMs = 0;

  constructor(file: string | null) {
    this.#file = file;
    if (!file || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const booking = JSON.parse(line) as HeldBooking;
      this.#bookings.set(booking.reference, booking);
    }
  }

  /** Advances the clock that late labels depend on. */
  advance(seconds: number): void {
    this.#aheadMs += seconds * 1000;
  }

  all(): HeldBooking[] {
    return [...this.#bookings.values()];
  }

  find(reference: string): HeldBooking | undefined {
    return this.#bookings.get(reference);
  }

  /** Books a reference, or counts another dispatch of it. */
  book(reference: string, customerReference: string | null): HeldBooking {
    const before = this.find(reference);
    const sandboxReference = before
      ? before.sandboxReference
      : readSandboxReference(customerReference, { allowFaults: true });
    const isLost =
      sandboxReference === 'SANDBOX-SILENT' || (sandboxReference === 'SANDBOX-TIMEOUT' && !before);
    const heard = before?.state === 'cancelled' ? 'cancelled' : 'booked';
    return this.#keep({
      reference,
      waybill_number: reference.replace(/^SMP/, 'PX'),
      sandboxReference,
      state: isLost ? 'unheard' : heard,
      dispatch_count: (before?.dispatch_count ?? 0) + (isLost ? 0 : 1),
      booked_at: before?.booked_at ?? this.#now(),
    });
  }

  cancel(booking: HeldBooking): HeldBooking {
    return this.#keep({ ...booking, state: 'cancelled' });
  }

  labelState({ sandboxReference, booked_at }: HeldBooking): LabelState {
    const isMade = this.#now() - booked_at >= lateLabelSeconds * 1000;
    if (sandboxReference === 'SANDBOX-LABEL-LATE') return isMade ? 'ready' : 'generating';
    if (sandboxReference === 'SANDBOX-LABEL-FAILED') return isMade ? 'failed' : 'generating';
    return 'ready';
  }

  forget(): void {
    this.#bookings.clear();
  }

  #keep(booking: HeldBooking): HeldBooking {
    this.#bookings.set(booking.reference, booking);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(booking)}\n`);
    return booking;
  }

  #now(): number {
    return Date.now() + this.#aheadMs;
  }
}
