import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gatewayValidators } from '../../generated/gateway-validators.js';
import type { LabelState } from '../../src/carrier/carrier.ts';
import {
  lateLabelSeconds,
  readSandboxReference,
  type SandboxReference,
} from '../../src/shipment/tracking-number.ts';
import { placeholderLabel } from './placeholder-label.ts';
import { answer, notFound, refusal, type SimulatedReply } from './reply.ts';

interface HeldBooking {
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
  readonly #manifests = new Map<string, HeldManifest>();
  #aheadMs = 0;

  constructor(file: string | null) {
    this.#file = file;
    if (!file || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const held = JSON.parse(line) as HeldBooking | HeldManifest;
      if ('bookings' in held) this.#manifests.set(held.reference, held);
      else this.#bookings.set(held.reference, held);
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

  manifest(reference: string): HeldManifest | undefined {
    return this.#manifests.get(reference);
  }

  manifestOf(reference: string): HeldManifest | undefined {
    return [...this.#manifests.values()].find(({ bookings }) => bookings.includes(reference));
  }

  closeManifest(manifest: HeldManifest): HeldManifest {
    this.#manifests.set(manifest.reference, manifest);
    this.#write(manifest);
    return manifest;
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
    this.#manifests.clear();
  }

  #keep(booking: HeldBooking): HeldBooking {
    this.#bookings.set(booking.reference, booking);
    this.#write(booking);
    return booking;
  }

  #write(held: HeldBooking | HeldManifest): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(held)}\n`);
  }

  #now(): number {
    return Date.now() + this.#aheadMs;
  }
}

export const photo = readFileSync(
  path.join(import.meta.dirname, '../../src/carrier/sandbox/sandbox-photo.jpg'),
);

interface BookingRequest {
  readonly reference: string;
  readonly customer_reference: string | null;
}

interface ManifestRequest {
  readonly reference: string;
  readonly bookings: readonly string[];
}

interface HeldManifest extends ManifestRequest {
  readonly manifest_number: string;
}

const pageSize = 100;

interface TestNotice {
  readonly event_id: string;
  readonly type: string;
  readonly reference: string;
  readonly waybill_number: string;
}

interface TestNoticeRequest {
  readonly type: keyof typeof testNotices;
  readonly code?: string;
}

const testNotices = {
  checkpoint: (occurred_at: string, { code = 'PICKED_UP' }: { readonly code?: string }) => ({
    occurred_at,
    code,
    location: 'Hong Kong',
  }),
  last_mile: (occurred_at: string, { waybill }: { readonly waybill: string }) => ({
    occurred_at,
    last_mile_tracking_number: waybill.replace(/^PX/, 'QB'),
  }),
  final_fee: () => ({
    charged_hkd: 64.5,
    chargeable_weight_kg: 0.52,
    measured: { weight_kg: 0.52, length_cm: 21, width_cm: 15.5, height_cm: 6 },
    lines: [
      { kind: 'BASE', amount_hkd: 61 },
      { kind: 'REMOTE_AREA', amount_hkd: 3.5 },
    ],
    photo_url: 'https://storage.carrier.example/scale/7f3a.jpg',
    cost_hkd: 52.1,
  }),
  proof_of_delivery: () => ({}),
  label: () => ({ label: 'ready' }),
} as const;

/** Implements docs/carrier-gateway/openapi.json on a book of bookings, with simulated faults. */
export class Gateway {
  readonly #book: BookingBook;
  readonly #slowMs: number;

  constructor(book: BookingBook, slowMs: number) {
    this.#book = book;
    this.#slowMs = slowMs;
  }

  async createBooking(body: unknown): Promise<SimulatedReply> {
    const invalid = refuseInvalid('BookingRequest', body);
    if (invalid) return invalid;
    const { reference, customer_reference } = body as BookingRequest;
    switch (readSandboxReference(customer_reference, { allowFaults: true })) {
      case 'SANDBOX-REJECT':
        return refusal(422, 'SANDBOX_REJECT', 'the reference_no SANDBOX-REJECT asks for a rejection');
      case 'SANDBOX-ERROR':
        return refusal(500, 'INTERNAL', 'the booking system is down');
    }
    const booking = this.#book.book(reference, customer_reference);
    if (booking.state === 'cancelled') {
      return refusal(409, 'BOOKING_CANCELLED', 'this booking was cancelled');
    }
    return (
      (await this.#fault(booking)) ?? answer(booking.dispatch_count > 1 ? 200 : 201, this.#show(booking))
    );
  }

  /** @param cursor number of bookings on the pages before */
  listBookings(bookedSince: string, cursor: string): SimulatedReply {
    const since = Date.parse(bookedSince);
    const start = Number(cursor);
    if (Number.isNaN(since) || !Number.isSafeInteger(start) || start < 0)
      return refusal(400, 'INVALID_REQUEST', 'booked_since must be a time, and cursor a next_cursor');
    const known = this.#book
      .all()
      .filter(({ state, booked_at }) => state !== 'unheard' && booked_at >= since)
      .sort((a, b) => a.booked_at - b.booked_at);
    const end = start + pageSize;
    return answer(200, {
      bookings: known.slice(start, end).map(({ reference, waybill_number, state, booked_at }) => ({
        reference,
        waybill_number,
        state,
        booked_at: new Date(booked_at).toISOString(),
      })),
      next_cursor: end < known.length ? String(end) : null,
    });
  }

  getBooking(reference: string): SimulatedReply {
    const booking = this.#book.find(reference);
    if (booking?.sandboxReference === 'SANDBOX-SILENT') return { kind: 'drop' };
    return booking && booking.state !== 'unheard' ? answer(200, this.#show(booking)) : notFound;
  }

  cancelBooking(reference: string): SimulatedReply {
    const booking = this.#book.find(reference);
    if (!booking || booking.state === 'unheard') return notFound;
    if (booking.sandboxReference === 'SANDBOX-CANCEL-REFUSED') {
      return refusal(409, 'ALREADY_PICKED_UP', 'the parcel has been picked up');
    }
    const isLost = booking.sandboxReference === 'SANDBOX-CANCEL-DROP' && booking.state === 'booked';
    const cancelled = this.#book.cancel(booking);
    return isLost ? { kind: 'drop' } : answer(200, this.#show(cancelled));
  }

  getLabel(reference: string): SimulatedReply {
    const booking = this.#book.find(reference);
    if (!booking || booking.state === 'unheard') return notFound;
    if (booking.sandboxReference === 'SANDBOX-LABEL-BROKEN')
      return refusal(500, 'INTERNAL', 'the label store is down');
    switch (this.#book.labelState(booking)) {
      case 'generating':
        return answer(202, { label: 'generating' }, { 'Retry-After': '2' });
      case 'failed':
        return refusal(410, 'LABEL_FAILED', 'the label could not be generated');
      default: {
        const bytes = placeholderLabel(reference, booking.waybill_number);
        return { kind: 'file', mediaType: 'application/pdf', bytes };
      }
    }
  }

  /** @param storage base URL of the photo */
  getProofOfDelivery(reference: string, storage: string): SimulatedReply {
    const booking = this.#book.find(reference);
    if (!booking || booking.state === 'unheard') return notFound;
    const hasPhoto = booking.sandboxReference === 'SANDBOX-POD';
    return answer(200, {
      photo: hasPhoto ? { url: `${storage}/${reference}.jpg`, taken_at: null } : null,
      certificate: hasPhoto ? { url: `${storage}/${reference}.pdf` } : null,
    });
  }

  /** Returns an invented notice about a booking, or a refusal. */
  draftTestNotice(reference: string, body: unknown): SimulatedReply | TestNotice {
    const booking = this.#book.find(reference);
    if (!booking || booking.state === 'unheard') return notFound;
    const invalid = refuseInvalid('TestNoticeRequest', body);
    if (invalid) return invalid;
    const { type, ...asked } = body as TestNoticeRequest;
    const occurred_at = new Date().toISOString();
    const { waybill_number } = booking;
    const content = testNotices[type](occurred_at, { ...asked, waybill: waybill_number });
    return { event_id: randomUUID(), type, reference, waybill_number, ...content };
  }

  closeManifest(body: unknown): SimulatedReply {
    const invalid = refuseInvalid('ManifestRequest', body);
    if (invalid) return invalid;
    const { reference, bookings } = body as ManifestRequest;
    const before = this.#book.manifest(reference);
    if (before) return answer(200, showManifest(before));
    const refused = (code: string, message: string, wrong: readonly string[]) =>
      wrong.length > 0 ? answer(422, { error: { code, message, bookings: wrong } }) : null;
    const stateOf = (one: string) => this.#book.find(one)?.state ?? 'unheard';
    const isUnknown = (one: string) => stateOf(one) === 'unheard';
    const isCancelled = (one: string) => stateOf(one) === 'cancelled';
    const isClosed = (one: string) => this.#book.manifestOf(one) !== undefined;
    return (
      refused('BOOKING_NOT_FOUND', 'a booking does not exist', bookings.filter(isUnknown)) ??
      refused('BOOKING_CANCELLED', 'a booking was cancelled', bookings.filter(isCancelled)) ??
      refused('ALREADY_MANIFESTED', 'a booking is on another manifest', bookings.filter(isClosed)) ??
      answer(
        201,
        showManifest(this.#book.closeManifest({ reference, bookings, manifest_number: `PXM-${reference}` })),
      )
    );
  }

  getManifestDocument(reference: string): SimulatedReply {
    const manifest = this.#book.manifest(reference);
    if (!manifest) return refusal(404, 'MANIFEST_NOT_FOUND', 'the manifest does not exist');
    const bytes = placeholderLabel(reference, manifest.manifest_number);
    return { kind: 'file', mediaType: 'application/pdf', bytes };
  }

  /** Simulates the fault of a booking's sandbox reference; null: respond normally. */
  async #fault({ state, sandboxReference, dispatch_count }: HeldBooking): Promise<SimulatedReply | null> {
    if (sandboxReference === 'SANDBOX-SILENT') return { kind: 'drop' };
    if (state === 'unheard') return { kind: 'hang' };
    if (sandboxReference === 'SANDBOX-SLOW') await delay(this.#slowMs);
    if (dispatch_count > 1) return null;
    if (sandboxReference === 'SANDBOX-DROP') return { kind: 'drop' };
    return sandboxReference === 'SANDBOX-UNREADABLE' ? { kind: 'garbage' } : null;
  }

  #show(booking: HeldBooking): unknown {
    return {
      reference: booking.reference,
      waybill_number: booking.waybill_number,
      last_mile_tracking_number: null,
      state: booking.state,
      label: this.#book.labelState(booking),
    };
  }
}

function showManifest({ reference, manifest_number }: HeldManifest): unknown {
  return { reference, manifest_number, document: 'ready' };
}

function refuseInvalid(
  schema: 'BookingRequest' | 'ManifestRequest' | 'TestNoticeRequest',
  body: unknown,
): SimulatedReply | null {
  const validate = gatewayValidators[schema];
  if (validate(body)) return null;
  const [problem] = validate.errors ?? [];
  return refusal(400, 'INVALID_REQUEST', `${problem?.instancePath} ${problem?.message}`);
}
