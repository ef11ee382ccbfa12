import { describe, expect, it } from '@jest/globals';
import { isLabelAvailable, isPartnerChannel, labelStatus } from '../../src/shipment/view.ts';

const at = '2026-11-21T00:00:00.000000Z';

describe('labelStatus', () => {
  it.each([
    ['accepted', 'ready', null, 'ready', true],
    ['accepted', 'none', null, 'ready', true],
    ['accepted', 'generating', null, 'generating', true],
    ['accepted', 'generating', at, 'ready', true],
    ['accepted', 'failed', null, 'failed', false],
    ['accepted', 'failed', at, 'ready', true],
    ['failed', 'generating', null, 'failed', false],
    ['pending', null, null, 'none', false],
    ['rejected', null, null, 'none', false],
  ] as const)('%s, booked as %s, ready at %s: %s', (dispatch_status, booked_label, label_ready_at, standing, available) => {
    const shipment = { status: 'label_created', dispatch_status, booked_label, label_ready_at } as const;
    expect([labelStatus(shipment), isLabelAvailable(shipment)]).toEqual([standing, available]);
  });

  it.each([
    'accepted',
    'failed',
    'rejected',
  ] as const)('is cancelled after a cancellation: %s', (dispatch_status) => {
    const shipment = {
      status: 'cancelled',
      dispatch_status,
      booked_label: 'ready',
      label_ready_at: at,
    } as const;
    expect([labelStatus(shipment), isLabelAvailable(shipment)]).toEqual(['cancelled', false]);
  });
});

describe('isPartnerChannel', () => {
  it('is true for every carrier except the sandbox', () => {
    expect(isPartnerChannel({ carrier_code: 'sandbox' })).toBe(false);
    expect(isPartnerChannel({ carrier_code: 'http' })).toBe(true);
  });
});
