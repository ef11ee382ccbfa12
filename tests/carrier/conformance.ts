import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Carrier } from '../../src/carrier/carrier.ts';
import { call, dispatchOrder } from './dispatch-order.ts';

/** A carrier under test, with access to its bookings. */
export interface CarrierBench {
  readonly carrier: Carrier;
  /** Counts the bookings of a reference in any state, and the dispatches that arrived for it. */
  held(reference: string): Promise<{ bookings: number; dispatches: number }>;
  /** Advances the carrier's clock until a late label is ready. */
  passLabelTime(): Promise<void>;
}

/** This caller waits long enough for its request to arrive, but not for the response. */
const hasty = () => ({ ...call, signal: AbortSignal.timeout(500) });

/** Tests the behavior that every carrier must have. */
export function itIsACarrier(bench: () => CarrierBench): void {
  const booked = async (customerReference: string | null = null, caller = call) => {
    const order = dispatchOrder({ customerReference });
    const outcome = await bench().carrier.dispatch(order, caller);
    return { order, reference: order.reference, outcome };
  };

  describe('dispatch', () => {
    it('books and returns a waybill number, and a lookup by reference finds the booking', async () => {
      const { reference, outcome } = await booked();
      expect(outcome).toEqual({
        outcome: 'accepted',
        waybillNumber: expect.stringMatching(/^[!-~]{1,64}$/),
        lastMileTrackingNumber: null,
        label: 'ready',
        duplicate: false,
      });
      const { duplicate: _, ...held } = outcome as { duplicate: boolean };
      expect(await bench().carrier.lookup(reference, call)).toEqual({
        ...held,
        outcome: 'found',
        cancelled: false,
      });
    });

    it('books different references under different waybill numbers', async () => {
      const [one, other] = [await booked(), await booked()];
      expect(one.outcome).not.toEqual(other.outcome);
    });

    it('returns the existing booking for a repeated reference, even if the body differs', async () => {
      const { order, reference, outcome } = await booked();
      const again = await bench().carrier.dispatch({ ...order, parcels: [{ weight_kg: 2 }] }, call);
      expect(again).toEqual({ ...outcome, duplicate: true });
      expect(await bench().held(reference)).toEqual({ bookings: 1, dispatches: 2 });
    });

    it('books once for 20 concurrent dispatches of a reference', async () => {
      const order = dispatchOrder();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => bench().carrier.dispatch(order, call)),
      );
      expect(outcomes.filter((one) => one.outcome === 'accepted')).toHaveLength(20);
      expect(outcomes.filter((one) => one.outcome === 'accepted' && !one.duplicate)).toHaveLength(1);
      expect(await bench().held(order.reference)).toEqual({ bookings: 1, dispatches: 20 });
    });

    it('rejects an order that its rules refuse, and books nothing', async () => {
      const { reference, outcome } = await booked('SANDBOX-REJECT');
      expect(outcome).toEqual({
        outcome: 'rejected',
        code: 'SANDBOX_REJECT',
        message: 'the reference_no SANDBOX-REJECT asks for a rejection',
      });
      expect(await bench().carrier.lookup(reference, call)).toEqual({ outcome: 'absent' });
    });

    it.each([
      ['SANDBOX-DROP', 'the connection was reset'],
      ['SANDBOX-UNREADABLE', expect.stringContaining('unreadable')],
      ['SANDBOX-SLOW', 'no response before the deadline'],
    ])('returns unknown if the response is lost (%s), and a lookup finds the one booking', async (magic, reason) => {
      const { order, reference, outcome } = await booked(magic, hasty());
      expect(outcome).toEqual({ outcome: 'unknown', reason });
      const found = await bench().carrier.lookup(reference, call);
      expect(found).toMatchObject({ outcome: 'found', cancelled: false });
      if (magic === 'SANDBOX-SLOW') return;
      const again = await bench().carrier.dispatch(order, call);
      expect(again).toMatchObject({ outcome: 'accepted', duplicate: true });
      expect(again).toMatchObject({ waybillNumber: (found as { waybillNumber: string }).waybillNumber });
      expect((await bench().held(reference)).bookings).toBe(1);
    });

    it('returns unknown if no response arrives; nothing is booked until a repeat', async () => {
      const { order, reference, outcome } = await booked('SANDBOX-TIMEOUT', hasty());
      expect(outcome).toEqual({ outcome: 'unknown', reason: 'no response before the deadline' });
      expect(await bench().carrier.lookup(reference, call)).toEqual({ outcome: 'absent' });
      expect(await bench().carrier.dispatch(order, call)).toMatchObject({
        outcome: 'accepted',
        duplicate: false,
      });
    });

    it('returns unknown, not rejected, if the carrier responds with 500; nothing is booked', async () => {
      const { reference, outcome } = await booked('SANDBOX-ERROR');
      expect(outcome).toEqual({ outcome: 'unknown', reason: 'the carrier responded with status 500' });
      expect(await bench().carrier.lookup(reference, call)).toEqual({ outcome: 'absent' });
    });

    it('returns unknown if the response is lost, and so does the lookup if its response is lost', async () => {
      const { reference, outcome } = await booked('SANDBOX-SILENT');
      expect(outcome).toMatchObject({ outcome: 'unknown' });
      expect(await bench().carrier.lookup(reference, call)).toMatchObject({ outcome: 'unknown' });
    });

    it('sends nothing if the caller has aborted', async () => {
      const order = dispatchOrder();
      const outcome = await bench().carrier.dispatch(order, { ...call, signal: AbortSignal.abort() });
      expect(outcome).toMatchObject({ outcome: 'unreachable' });
      expect(await bench().held(order.reference)).toEqual({ bookings: 0, dispatches: 0 });
    });
  });

  describe('lookup', () => {
    it('returns absent for a reference that was never booked', async () => {
      const { reference } = dispatchOrder();
      expect(await bench().carrier.lookup(reference, call)).toEqual({ outcome: 'absent' });
    });
  });

  describe('cancel', () => {
    it('cancels a booking, also repeatedly; its reference can not be booked again', async () => {
      const { order, reference } = await booked();
      const { carrier } = bench();
      expect(await carrier.cancel(reference, call)).toEqual({ outcome: 'cancelled' });
      expect(await carrier.cancel(reference, call)).toEqual({ outcome: 'cancelled' });
      expect(await carrier.lookup(reference, call)).toMatchObject({ outcome: 'found', cancelled: true });
      expect(await carrier.dispatch(order, call)).toEqual({ outcome: 'cancelled' });
    });

    it('is refused after the parcel is picked up, and the booking remains', async () => {
      const { reference } = await booked('SANDBOX-CANCEL-REFUSED');
      const { carrier } = bench();
      expect(await carrier.cancel(reference, call)).toEqual({
        outcome: 'refused',
        code: 'ALREADY_PICKED_UP',
        reason: 'the parcel has been picked up',
      });
      expect(await carrier.lookup(reference, call)).toMatchObject({ outcome: 'found', cancelled: false });
    });

    it('returns unknown if the response is lost; a lookup shows the cancellation, and a repeat succeeds', async () => {
      const { reference } = await booked('SANDBOX-CANCEL-DROP');
      const { carrier } = bench();
      expect(await carrier.cancel(reference, call)).toEqual({
        outcome: 'unknown',
        reason: 'the connection was reset',
      });
      expect(await carrier.lookup(reference, call)).toMatchObject({ outcome: 'found', cancelled: true });
      expect(await carrier.cancel(reference, call)).toEqual({ outcome: 'cancelled' });
    });

    it('is refused for an unknown reference', async () => {
      const { reference } = dispatchOrder();
      expect(await bench().carrier.cancel(reference, call)).toMatchObject({
        outcome: 'refused',
        code: 'BOOKING_NOT_FOUND',
      });
    });
  });

  describe('label', () => {
    it('returns a PDF of the booking (the sandbox leaves it to us), and none for an unknown reference', async () => {
      const { reference } = await booked();
      const label = await bench().carrier.label(reference, call);
      expect(label).toMatchObject({ outcome: 'ready' });
      const { pdf } = label as { pdf: Buffer | null };
      if (bench().carrier.code === 'sandbox') expect(pdf).toBeNull();
      else expect(pdf?.toString('latin1')).toMatch(new RegExp(`^%PDF-[^]*${reference}`));
      const { reference: unknown } = dispatchOrder();
      expect(await bench().carrier.label(unknown, call)).toEqual({ outcome: 'none' });
    });

    it('can be ready later, fail for good, or be unavailable', async () => {
      const late = await booked('SANDBOX-LABEL-LATE');
      const failed = await booked('SANDBOX-LABEL-FAILED');
      const broken = await booked('SANDBOX-LABEL-BROKEN');
      expect([late, failed, broken].map(({ outcome }) => outcome)).toMatchObject([
        { outcome: 'accepted', label: 'generating' },
        { outcome: 'accepted', label: 'generating' },
        { outcome: 'accepted', label: 'ready' },
      ]);
      const { carrier } = bench();
      const waiting = await carrier.label(late.reference, call);
      expect(waiting).toMatchObject({ outcome: 'generating' });
      expect((waiting as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(0);
      expect(await carrier.label(broken.reference, call)).toMatchObject({ outcome: 'unavailable' });
      await bench().passLabelTime();
      expect(await carrier.label(late.reference, call)).toMatchObject({ outcome: 'ready' });
      expect(await carrier.lookup(late.reference, call)).toMatchObject({ label: 'ready' });
      expect(await carrier.label(failed.reference, call)).toEqual({
        outcome: 'failed',
        reason: 'LABEL_FAILED',
      });
      expect(await carrier.lookup(failed.reference, call)).toMatchObject({ label: 'failed' });
    });
  });

  describe('manifest', () => {
    const close = (
      trackingNumbers: readonly string[],
      reference = `man_${randomUUID().replaceAll('-', '')}`,
    ) => ({
      reference,
      day: '2026-11-24',
      trackingNumbers,
    });

    it('closes bookings once, also if it is repeated, or is not offered', async () => {
      const { carrier } = bench();
      const request = close([(await booked()).reference, (await booked()).reference]);
      const outcome = await carrier.manifest(request, call);
      if (outcome.outcome === 'not_offered')
        return expect(await carrier.manifestDocument(request.reference, call)).toEqual({ outcome: 'none' });
      expect(outcome).toEqual({
        outcome: 'closed',
        manifestNumber: expect.stringMatching(/^[!-~]{1,64}$/),
        document: 'ready',
        duplicate: false,
      });
      expect(await carrier.manifest(request, call)).toEqual({ ...outcome, duplicate: true });
      const document = await carrier.manifestDocument(request.reference, call);
      expect((document as { pdf: Buffer }).pdf.toString('latin1')).toMatch(/^%PDF-/);
    });

    it('closes nothing if a booking is unknown, cancelled or on another manifest, and names it', async () => {
      const { carrier } = bench();
      const [good, cancelled, closed] = [await booked(), await booked(), await booked()];
      await carrier.cancel(cancelled.reference, call);
      const first = await carrier.manifest(close([closed.reference]), call);
      if (first.outcome === 'not_offered') return;
      const wrong = {
        ALREADY_MANIFESTED: closed,
        BOOKING_CANCELLED: cancelled,
        BOOKING_NOT_FOUND: { reference: dispatchOrder().reference },
      };
      for (const [code, { reference }] of Object.entries(wrong)) {
        const refused = await carrier.manifest(close([good.reference, reference]), call);
        expect(refused).toMatchObject({ outcome: 'refused', code, trackingNumbers: [reference] });
      }
      expect(await carrier.manifest(close([good.reference]), call)).toMatchObject({ outcome: 'closed' });
    });
  });

  describe('proof of delivery', () => {
    it('returns a photo if there is one, as bytes or as a URL', async () => {
      const { reference } = await booked('SANDBOX-POD');
      const pod = await bench().carrier.pod(reference, call);
      expect(pod).toMatchObject({ outcome: 'photo', takenAt: null });
      const { source } = pod as Extract<typeof pod, { outcome: 'photo' }>;
      const bytes =
        source.kind === 'bytes' ? source.bytes : Buffer.from(await (await fetch(source.url)).arrayBuffer());
      expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    });

    it('returns none without a photo, and for an unknown reference', async () => {
      const { reference } = await booked();
      expect(await bench().carrier.pod(reference, call)).toEqual({ outcome: 'none' });
      const { reference: unknown } = dispatchOrder();
      expect(await bench().carrier.pod(unknown, call)).toEqual({ outcome: 'none' });
    });
  });
}
