import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operationTable } from '../../src/contract/route.ts';
import { isLabelAvailable, isPartnerChannel, labelStatus } from '../../src/shipment/view.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';
import { sold } from '../support/shipment/returns.ts';

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
    const shipment = {
      status: 'label_created',
      dispatch_status,
      booked_label,
      label_ready_at,
      anonymized_at: null,
    } as const;
    expect([labelStatus(shipment), isLabelAvailable(shipment)]).toEqual([standing, available]);
    const anonymized = { ...shipment, anonymized_at: at };
    expect([labelStatus(anonymized), isLabelAvailable(anonymized)]).toEqual(['none', false]);
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
      anonymized_at: null,
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

describe('a tracking number in lower case', () => {
  let service: TestService;
  let owner: TestBrowser;
  beforeAll(async () => {
    service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    ({ browser: owner } = await signedInUser(service));
  });
  afterAll(() => service.stop());
  const book = async (key?: string): Promise<string> =>
    (await create(service, order({ reference_no: 'SANDBOX-POD' }), key)).body.data.id;

  it('names its shipment in the path of every operation', async () => {
    const named = Object.values(operationTable).filter(({ path }) =>
      /\{(shipment_id|tracking_number)\}/.test(path),
    );
    expect(named.length).toBeGreaterThanOrEqual(8);
    for (const { id: operation, method, path } of named) {
      const id = operation.endsWith('Return') ? await sold(service) : await book();
      if (operation === 'getShipmentPod') {
        const place = `/test_helpers/shipments/${id}/advance`;
        await service.call('post', place).set('Idempotency-Key', randomUUID()).send({ status: 'delivered' });
      }
      const place = path.replace(/\{\w+\}/, id.toLowerCase()).replace('{type}', 'commercial_invoice');
      const call = service.call(method === 'GET' ? 'get' : 'post', place);
      const { status, body } = await (method === 'GET' ? call : call.set('Idempotency-Key', randomUUID()));
      expect({ operation, status }).toEqual({
        operation,
        status: operation === 'createShipmentReturn' ? 201 : 200,
      });
      const named = body.data?.return_of ?? body.data?.tracking_number;
      if (named) expect(named).toBe(id);
    }
  });

  it('filters the transactions of the wallet', async () => {
    const account = await fundedAccount(service);
    const id = await book(account.liveKey);
    const place = `/wallet/transactions?shipment_id=${id.toLowerCase()}`;
    const { body } = await service.call('get', place, account.liveKey);
    expect(body.data.data).toMatchObject([{ type: 'hold', shipment_id: id }]);
  });

  it('opens its page and files in the dashboard, and filters its lists', async () => {
    const id = await book();
    const lower = id.toLowerCase();
    expect((await owner.get(`/test/shipments/${lower}`)).text).toContain(`/shipments/${id}/cancel`);
    expect((await owner.get(`/test/shipments/${lower}/label.pdf`)).status).toBe(200);
    expect((await owner.get(`/test/search?q=${lower}`)).location).toBe(`/dashboard/test/shipments/${id}`);
    expect((await owner.get(`/test/events?shipment=${lower}`)).text).toContain(id);
    expect((await owner.get(`/test/requests?shipment=${lower}`)).status).toBe(200);
    expect((await owner.get(`/test/shipments/new?from=${lower}`)).status).toBe(200);
  });
});
