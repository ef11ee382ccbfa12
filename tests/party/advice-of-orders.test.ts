import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Schemas } from '../../generated/operations.ts';
import { runs } from '../support/profile.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function post(route: string, body: object) {
  const response = await service.call('post', route).send(body);
  expect(response.status).toBe(200);
  return response.body.data;
}

const text = (...values: (string | undefined)[]) => fc.constantFrom(...values);
/** Parties with what people and spreadsheets do to addresses, also where it breaks the schema. */
const party = fc
  .record({
    contact_name: text('Ana Souza', ''),
    phone: text('+1 617 555 0134', '6175550134', '+1 1', '1', '+44 20 7946 0958', 'no number'),
    country_code: text('US', 'us', 'DE', 'GB', 'CN', 'JP', 'HK', 'UK', 'ZZ'),
    city: text('Boston', 'Bostn', 'Berlin', '深圳市', '', 'x'.repeat(300)),
    district: text(undefined, 'MA', 'Massachusetts', 'Bavaria', '广东省', `${'.'.repeat(400)}MA`),
    region: text(undefined, 'MA', 'us-ma', 'Massachusets', 'CN-44', ' ', '東京都', `${'.'.repeat(400)}MA`),
    address: text('77 Summer Street', ' '),
    postal_code: text(undefined, '02110', '2110', '10117', 'WC1N1AP', '518057', '99999'),
  })
  .map((fields) => JSON.parse(JSON.stringify(fields)) as object);

/** A valid party with warnings, which few random ones are. */
const lostZero = {
  contact_name: 'Ana Souza',
  phone: '6175550134',
  country_code: 'US',
  city: 'Boston',
  district: 'MA',
  address: '77 Summer Street',
  postal_code: '2110',
};

const shown = ({ path, code, message, suggestion }: Schemas['Warning'] | Schemas['AddressFinding']) => ({
  path,
  code,
  message,
  suggestion,
});

let booked = 0;

/** Books an order, and returns its warnings as the response and as the shipment have them. */
async function bookedWarnings(body: object) {
  const response = await service
    .call('post', '/shipments')
    .set('Idempotency-Key', `advised-${booked++}`)
    .send(body);
  expect(response.status).toBe(201);
  const shipment = await service.call('get', `/shipments/${response.body.data.id}`);
  return [response.body.data.warnings ?? [], shipment.body.data.warnings ?? []];
}

describe('the dry runs of an order', () => {
  it.each([
    'recipient',
    'sender',
  ] as const)('warn of the %s as validateAddress does, unless another field is refused, and as the booking does', async (role) => {
    let warned = 0;
    await fc.assert(
      fc.asyncProperty(party, async (one) => {
        const body = { ...order({ reference_no: `SO-${booked}` }), [role]: one };
        const [alone, single, batch] = await Promise.all([
          post('/addresses/validate', { ...one, role }),
          post('/shipments/validate', body),
          post('/shipments/batch/validate', { orders: [body] }),
        ]);
        const ofRole = single.warnings.filter(({ path }: Schemas['Warning']) => path[0] === role);
        expect(batch.orders[0].warnings).toEqual(single.warnings);
        for (const { path, message } of ofRole) {
          expect(message.length).toBeLessThan(300);
          const refused = single.violations.map((violation: Schemas['Violation']) => violation.path);
          expect(refused).not.toContainEqual(path);
        }
        if (single.valid) expect(await bookedWarnings(body)).toEqual([single.warnings, single.warnings]);
        if (!alone.valid) return;
        const expected = alone.findings.filter(
          ({ severity }: Schemas['AddressFinding']) => severity === 'warning',
        );
        warned += expected.length;
        expect(
          ofRole.map((warning: Schemas['Warning']) => shown({ ...warning, path: warning.path.slice(1) })),
        ).toEqual(expected.map(shown));
      }),
      { numRuns: runs(300), examples: [[lostZero]] },
    );
    expect(warned).toBeGreaterThan(0);
  });

  it('warn of texts and codes as the booking does', async () => {
    const items = order().items.map((item) => ({ ...item, description: 'Caf\u00c3\u00a9', hs_code: '6109' }));
    const body = { ...order({ reference_no: 'SO-TEXTS', items }), sender: lostZero };
    const { warnings } = await post('/shipments/validate', body);
    expect(warnings.map(({ code }: Schemas['Warning']) => code)).toEqual(
      expect.arrayContaining(['TEXT_MISREAD', 'POSTAL_CODE_FORMAT', 'REGION_MISSING']),
    );
    expect(await bookedWarnings(body)).toEqual([warnings, warnings]);
  });

  it('warn of a saved recipient too', async () => {
    const saved = { ...order().recipient, role: 'recipient' };
    const { body } = await service.call('post', '/addresses').send(saved);
    const { recipient: _, ...rest } = order();
    const { warnings } = await post('/shipments/validate', { ...rest, recipient_id: body.data.id });
    expect(warnings.map(({ path }: Schemas['Warning']) => path)).toContainEqual(['recipient', 'region']);
  });
});
