import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const long =
  'Flat 23B, Building 14, The Very Long Named Residential Estate of Saint Bartholomew, 1 Example Road, Kowloon Bay';
const recipient = (change: object) => ({ ...order().recipient, ...change });
const validate = async (body: OrderBody) =>
  (await service.call('post', '/shipments/validate').send(body).expect(200)).body.data.violations;

describe('an address that the carrier does not take', () => {
  it('is refused with the number of characters that are too many, and nothing is booked', async () => {
    const body = order({ recipient: recipient({ address: long }) });
    const message =
      'is too long by 11 characters: it needs 4 lines of 35, and HKASTDGGSTCM takes 3; shorten it';
    const violation = { path: ['recipient', 'address'], code: 'INVALID_FIELD', message };
    expect(await validate(body)).toEqual([violation]);
    const { status, body: answer } = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', 'long')
      .send(body);
    expect([status, answer.data]).toEqual([400, [violation]]);
    const { rows } = await service.database.db.pool.query('select 1 from shipment');
    expect(rows).toEqual([]);
  });

  it('is taken by a service whose carrier takes one line', async () => {
    expect(
      await validate(order({ recipient: recipient({ address: long }), service_tier_id: 'HKASTDCSSTCM' })),
    ).toEqual([]);
  });

  it('is refused for a sender and for a word that no line holds', async () => {
    const sender = { ...recipient({}), country_code: 'HK', address: `12 ${'x'.repeat(40)}` };
    const { email: _, ...party } = sender as Record<string, unknown>;
    const [violation] = await validate(order({ sender: party } as Partial<OrderBody>));
    expect(violation).toMatchObject({
      path: ['sender', 'address'],
      message: `has a word of 40 characters, but a line of HKASTDGGSTCM has at most 35: ${'x'.repeat(40)}; write it as several words`,
    });
  });

  it('is refused for characters that the labels lack, by their names', async () => {
    const body = order({
      service_tier_id: 'HKUSSEGG01',
      recipient: recipient({ contact_name: '陳大文', address: 'Łódź Street 1' }),
    });
    expect(await validate(body)).toEqual([
      {
        path: ['recipient', 'contact_name'],
        code: 'INVALID_FIELD',
        message:
          'has characters that the labels of HKUSSEGG01 do not take: 陳 大 文; write it in Latin letters',
      },
    ]);
  });
});

it('an address that fits is stored in lines for the carrier, and shown unchanged', async () => {
  const address = 'Flat 23B, Building 14, The Very Long Named Estate';
  const { body } = await service
    .call('post', '/shipments')
    .set('Idempotency-Key', 'fits')
    .send(order({ recipient: recipient({ address }) }));
  expect(body.data.recipient.address).toBe(address);
  expect(body.data.recipient).not.toHaveProperty('address_lines');
  const { rows } = await service.database.db.pool.query('select recipient from shipment');
  expect(rows[0].recipient.address_lines).toEqual(['Flat 23B, Building 14, The Very', 'Long Named Estate']);
});
