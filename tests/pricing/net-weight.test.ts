import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { sendBack, sold } from '../support/shipment/returns.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const shipments = async () =>
  (await service.database.db.pool.query('select count(*)::int from shipment')).rows[0].count;
const validate = async (body: OrderBody) =>
  (await service.call('post', '/shipments/validate').send(body)).body.data;
const quote = ({ parcels, items }: OrderBody) =>
  service.call('post', '/rates').send({ weight_kg: 0.5, destination_country: 'US', parcels, items });

const item = (unit_weight_kg: number, quantity = 1) => ({ description: 'Mug', quantity, unit_weight_kg });

describe('net weights of the items', () => {
  it('are stored and read back as sent; an item without one has null', async () => {
    const items = [item(0.123456), { description: 'Bead', quantity: 3 }];
    const { body } = await create(service, order({ items }));
    const read = (await service.call('get', `/shipments/${body.data.id}`)).body.data.items;
    expect(read.map(({ unit_weight_kg }: { unit_weight_kg: number | null }) => unit_weight_kg)).toEqual([
      0.123456,
      null,
    ]);
  });

  it('do not change the price', async () => {
    const without = (await quote(order({ items: [{ description: 'Mug', quantity: 1 }] }))).body;
    expect((await quote(order({ items: [item(0.5)] }))).body).toEqual(without);
  });

  it.each([
    ['one parcel', [{ weight_kg: 0.5 }], [item(0.17, 3)]],
    ['two parcels', [{ weight_kg: 0.5 }, { weight_kg: 0.25 }], [item(0.5), item(0.27)]],
  ])('may exceed the weight of %s by 10 g per parcel', async (_name, parcels, items) => {
    const body = order({ parcels, items });
    expect((await validate(body)).violations).toEqual([]);
    expect((await quote(body)).status).toBe(200);
    expect((await create(service, body)).status).toBe(201);
  });

  it('are refused at the item that goes beyond, alike by quote, dry run and booking, and nothing is booked', async () => {
    const body = order({
      parcels: [{ weight_kg: 0.5 }],
      items: [item(0.1), { description: 'Bead', quantity: 1 }, item(0.205, 2), item(0.1)],
    });
    body.items[2] = item(0.205001, 2);
    const before = await shipments();
    const violation = {
      path: ['items', 2, 'unit_weight_kg'],
      code: 'INVALID_FIELD',
      message:
        'is too high: all pieces weigh 0.610002 kg net, but the parcels 0.5 kg; send the net weight of one piece',
    };
    const refused = await create(service, body);
    expect([refused.status, refused.body.sysCode, refused.body.data]).toEqual([400, '1500101', [violation]]);
    const quoted = await quote(body);
    expect([quoted.status, quoted.body.data]).toEqual([400, [violation]]);
    expect((await validate(body)).violations).toEqual([violation]);
    expect(await shipments()).toBe(before);
  });

  it('have no second violation when a weight or a parcel is broken', async () => {
    const body = { ...order({ items: [item(9)] }), parcels: [{ weight_kg: 'half' }] } as unknown as OrderBody;
    const { violations } = await validate(body);
    expect(violations.map(({ path }: { path: unknown[] }) => path.join('.'))).toEqual([
      'parcels.0.weight_kg',
    ]);
  });

  it('are exact at the bounds of the contract', async () => {
    const parcels = Array.from({ length: 20 }, () => ({ weight_kg: 1000 }));
    const items = Array.from({ length: 100 }, () => item(1000, 10_000));
    const { violations } = await validate(order({ parcels, items }));
    expect(violations).toContainEqual(
      expect.objectContaining({
        path: ['items', 0, 'unit_weight_kg'],
        message: expect.stringContaining('all pieces weigh 1000000000 kg net, but the parcels 20000 kg'),
      }),
    );
  });
});

describe('a return in lighter parcels', () => {
  it('needs items of its own if those of the shipment have weights', async () => {
    const id = await sold(service, { parcels: [{ weight_kg: 2 }], items: [item(0.9, 2)] });
    const before = await shipments();
    const refused = await sendBack(service, id, { parcels: [{ weight_kg: 1 }] });
    expect([refused.status, refused.body.data]).toEqual([
      400,
      [
        {
          path: ['items'],
          code: 'INVALID_FIELD',
          message:
            'is required: the goods of the shipment weigh more than the parcels; send the items that come back',
        },
      ],
    ]);
    expect(await shipments()).toBe(before);
    const heavy = await sendBack(service, id, { parcels: [{ weight_kg: 1 }], items: [item(1.1)] });
    expect([heavy.status, heavy.body.data[0].path]).toEqual([400, ['items', 0, 'unit_weight_kg']]);
    const back = await sendBack(service, id, { parcels: [{ weight_kg: 1 }], items: [item(0.9)] });
    expect(back.status).toBe(201);
  });

  it('keeps the weights of the shipment otherwise', async () => {
    const id = await sold(service, { parcels: [{ weight_kg: 2 }], items: [item(0.9, 2)] });
    const { body } = await sendBack(service, id);
    const read = (await service.call('get', `/shipments/${body.data.id}`)).body.data;
    expect(read.items[0].unit_weight_kg).toBe(0.9);
  });
});
