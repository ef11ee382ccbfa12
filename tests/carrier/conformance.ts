import { describe, expect, it } from '@jest/globals';
import type { Carrier } from '../../src/carrier/carrier.ts';
import { call, dispatchOrder } from './dispatch-order.ts';

/** A carrier under test, and a look behind its counter. */
export interface CarrierBench {
  readonly carrier: Carrier;
  /** The bookings that it holds under a reference, in whatever state, and how many dispatches of it were heard. */
  held(reference: string): Promise<{ bookings: number; dispatches: number }>;
  /** Lets so much time pass as a late label takes. */
  passLabelTime(): Promise<void>;
}

/** A caller who waits long enough for a call to arrive, and not for its answer. */
const hasty = () => ({ ...call, signal: AbortSignal.timeout(500) });

/** What every carrier has to do, whatever stands behind it. */
export function itIsACarrier(bench: () => CarrierBench): void {
  const booked = async (customerReference: string | null = null, caller = call) => {
    const order = dispatchOrder({ customerReference });
    const outcome = await bench().carrier.dispatch(order, caller);
    return { order, reference: order.reference, outcome };
  };

  describe('dispatch', () => {
    it('books and gives a waybill, which a look-up by reference finds', async () => {
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

    it('gives different references different waybills', async () => {
      const [one, other] = [await booked(), await booked()];
      expect(one.outcome).not.toEqual(other.outcome);
    });

    it('answers a repeated reference with the one booking, though its body changed', async () => {
      const { order, reference, outcome } = await booked();
      const again = await bench().carrier.dispatch({ ...order, parcels: [{ weight_kg: 2 }] }, call);
      expect(again).toEqual({ ...outcome, duplicate: true });
      expect(await bench().held(reference)).toEqual({ bookings: 1, dispatches: 2 });
    });

    it('books once, however many dispatches of a reference come at a time', async () => {
      const order = dispatchOrder();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => bench().carrier.dispatch(order, call)),
      );
      expect(outcomes.filter((one) => one.outcome === 'accepted')).toHaveLength(20);
      expect(outcomes.filter((one) => one.outcome === 'accepted' && !one.duplicate)).toHaveLength(1);
      expect(await bench().held(order.reference)).toEqual({ bookings: 1, dispatches: 20 });
    });

    it('rejects for good what its rules refuse, and books nothing', async () => {
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
    ])('says unknown when the answer to a booking is lost (%s); the booking is found', async (magic, reason) => {
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

    it('says unknown when it is never answered; nothing is booked until it is sent again', async () => {
      const { order, reference, outcome } = await booked('SANDBOX-TIMEOUT', hasty());
      expect(outcome).toEqual({ outcome: 'unknown', reason: 'no response before the deadline' });
      expect(await bench().carrier.lookup(reference, call)).toEqual({ outcome: 'absent' });
      expect(await bench().carrier.dispatch(order, call)).toMatchObject({
        outcome: 'accepted',
        duplicate: false,
      });
    });

    it('says unknown when the carrier fails inside, which is no refusal', async () => {
      const { reference, outcome } = await booked('SANDBOX-ERROR');
      expect(outcome).toEqual({ outcome: 'unknown', reason: 'the carrier responded with status 500' });
      expect(await bench().carrier.lookup(reference, call)).toEqual({ outcome: 'absent' });
    });

    it('never guesses: where the look-up is lost too, both are unknown', async () => {
      const { reference, outcome } = await booked('SANDBOX-SILENT');
      expect(outcome).toMatchObject({ outcome: 'unknown' });
      expect(await bench().carrier.lookup(reference, call)).toMatchObject({ outcome: 'unknown' });
    });

    it('sends nothing for a caller that has given up', async () => {
      const order = dispatchOrder();
      const outcome = await bench().carrier.dispatch(order, { ...call, signal: AbortSignal.abort() });
      expect(outcome).toMatchObject({ outcome: 'unreachable' });
      expect(await bench().held(order.reference)).toEqual({ bookings: 0, dispatches: 0 });
    });
  });

  describe('lookup', () => {
    it('says absent of a reference that was never booked', async () => {
      const { reference } = dispatchOrder();
      expect(await bench().carrier.lookup(reference, call)).toEqual({ outcome: 'absent' });
    });
  });

  describe('cancel', () => {
    it('withdraws a booking, once or often; the reference stays used', async () => {
      const { order, reference } = await booked();
      const { carrier } = bench();
      expect(await carrier.cancel(reference, call)).toEqual({ outcome: 'cancelled' });
      expect(await carrier.cancel(reference, call)).toEqual({ outcome: 'cancelled' });
      expect(await carrier.lookup(reference, call)).toMatchObject({ outcome: 'found', cancelled: true });
      expect(await carrier.dispatch(order, call)).toEqual({ outcome: 'cancelled' });
    });

    it('refuses when the parcel is gone; the booking stands', async () => {
      const { reference } = await booked('SANDBOX-CANCEL-REFUSED');
      const { carrier } = bench();
      expect(await carrier.cancel(reference, call)).toEqual({
        outcome: 'refused',
        code: 'ALREADY_PICKED_UP',
        reason: 'the parcel has been picked up',
      });
      expect(await carrier.lookup(reference, call)).toMatchObject({ outcome: 'found', cancelled: false });
    });

    it('says unknown when its answer is lost; the look-up tells, and a repeat answers', async () => {
      const { reference } = await booked('SANDBOX-CANCEL-DROP');
      const { carrier } = bench();
      expect(await carrier.cancel(reference, call)).toEqual({
        outcome: 'unknown',
        reason: 'the connection was reset',
      });
      expect(await carrier.lookup(reference, call)).toMatchObject({ outcome: 'found', cancelled: true });
      expect(await carrier.cancel(reference, call)).toEqual({ outcome: 'cancelled' });
    });

    it('has nothing to withdraw of an unknown reference', async () => {
      const { reference } = dispatchOrder();
      expect(await bench().carrier.cancel(reference, call)).toMatchObject({
        outcome: 'refused',
        code: 'BOOKING_NOT_FOUND',
      });
    });
  });

  describe('label', () => {
    it('is a PDF of the booking, or ours to draw, and none of an unknown reference', async () => {
      const { reference } = await booked();
      const label = await bench().carrier.label(reference, call);
      expect(label).toMatchObject({ outcome: 'ready' });
      const { pdf } = label as { pdf: Buffer | null };
      if (bench().carrier.code === 'sandbox') expect(pdf).toBeNull();
      else expect(pdf?.toString('latin1')).toMatch(new RegExp(`^%PDF-[^]*${reference}`));
      const { reference: unknown } = dispatchOrder();
      expect(await bench().carrier.label(unknown, call)).toEqual({ outcome: 'none' });
    });

    it('may be generated later, or never, or not be had', async () => {
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

  describe('proof of delivery', () => {
    it('is a photo where there is one, as bytes or as an address to fetch', async () => {
      const { reference } = await booked('SANDBOX-POD');
      const pod = await bench().carrier.pod(reference, call);
      expect(pod).toMatchObject({ outcome: 'photo', takenAt: null });
      const { source } = pod as Extract<typeof pod, { outcome: 'photo' }>;
      const bytes =
        source.kind === 'bytes' ? source.bytes : Buffer.from(await (await fetch(source.url)).arrayBuffer());
      expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    });

    it('is none where there is none', async () => {
      const { reference } = await booked();
      expect(await bench().carrier.pod(reference, call)).toEqual({ outcome: 'none' });
      const { reference: unknown } = dispatchOrder();
      expect(await bench().carrier.pod(unknown, call)).toEqual({ outcome: 'none' });
    });
  });
}
