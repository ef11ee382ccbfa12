import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gatewayValidator } from '../../src/carrier/gateway/gateway-contract.ts';
import { readSandboxReference } from '../../src/shipment/tracking-number.ts';
import type { BookingBook, HeldBooking } from './booking-book.ts';
import { placeholderLabel } from './placeholder-label.ts';
import { answer, notFound, refusal, type SimulatedReply } from './reply.ts';

export const photo = readFileSync(
  path.join(import.meta.dirname, '../../src/carrier/sandbox/sandbox-photo.jpg'),
);

interface BookingRequest {
  readonly reference: string;
  readonly customer_reference: string | null;
}

/** Implements gateway.openapi.json on a book of bookings, with simulated faults. */
export class Gateway {
  readonly #book: BookingBook;
  readonly #slowMs: number;

  constructor(book: BookingBook, slowMs: number) {
    this.#book = book;
    this.#slowMs = slowMs;
  }

  async createBooking(body: unknown): Promise<SimulatedReply> {
    const validate = gatewayValidator('BookingRequest');
    if (!validate(body)) {
      const [problem] = validate.errors ?? [];
      return refusal(400, 'INVALID_REQUEST', `${problem?.instancePath} ${problem?.message}`);
    }
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
