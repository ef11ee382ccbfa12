import { accountSet, advance, booked, call, leave, type Mode, minimal, type Send } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

interface Asked {
  readonly mode?: Mode;
  /** Of the shipment that is returned. */
  readonly change?: object;
  readonly body?: object;
}

/** Books the shipment of the example `standard` and gives it a status. */
async function original(world: ExampleWorld, { mode = 'test', change = {} }: Asked, status: string) {
  const id = await booked(world, { mode, change });
  await world.service.database.db.pool.query('update shipment set status = $2 where tracking_number = $1', [
    id,
    status,
  ]);
  return id;
}

const ask =
  (suffix: '' | '/validate', asked: Asked = {}, status = 'delivered'): Send =>
  async (world) => {
    const { mode = 'test', body = {} } = asked;
    const id = await original(world, asked, status);
    return call(world, 'post', `/shipments/${id}/return${suffix}`, { mode, body });
  };

/** Sends the example of a request. */
const example =
  (
    operation: 'createShipmentReturn' | 'validateShipmentReturn',
    name: 'whole' | 'part',
    mode: Mode = 'test',
  ): Send =>
  (world) =>
    ask(operation === 'createShipmentReturn' ? '' : '/validate', { mode, body: world.body(operation, name) })(
      world,
    );

/** Changes the terms of the account between the booking and its return. */
const onTerms =
  (change: (world: ExampleWorld) => Promise<void>): Send =>
  async (world) => {
    const id = await original(world, { mode: 'live' }, 'delivered');
    await change(world);
    return call(world, 'post', `/shipments/${id}/return`, { mode: 'live' });
  };

const toChile = (world: ExampleWorld) => ({
  recipient: { ...(minimal(world).recipient as object), country_code: 'CL' },
  tax_number: '12.345.678-5',
  expected_total_hkd: undefined,
});

const rejected: Asked = { body: { reference_no: 'SANDBOX-REJECT' } };

export const returnRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'createShipmentReturn 201 live': example('createShipmentReturn', 'whole', 'live'),
  'createShipmentReturn 201 test': async (world) => {
    const part = await example('createShipmentReturn', 'part')(world);
    if (part.body.status !== 201) throw new Error(part.body.message);
    return example('createShipmentReturn', 'whole')(world);
  },
  'createShipmentReturn 400 noReturnAddress': ask('', { change: { sender: undefined } }),
  'createShipmentReturn 400 noReturnService': (world) => ask('', { change: toChile(world) })(world),
  'createShipmentReturn 400 insuranceUnsupported': ask('', {
    body: { service_tier_id: 'HKPTRTGG01', selected_surcharges: ['INSURANCE'] },
  }),
  'createShipmentReturn 402 insufficientFunds': onTerms((world) => leave(world, 52.1)),
  'createShipmentReturn 402 frozen': onTerms((world) => accountSet(world, '--frozen true')),
  'createShipmentReturn 402 creditFloor': onTerms((world) => accountSet(world, '--credit-floor-hkd 1000000')),
  'createShipmentReturn 402 creditLimit': onTerms(async (world) => {
    await leave(world, 0);
    await accountSet(world, '--credit-limit-hkd 50');
  }),
  'createShipmentReturn 402 creditSuspended': onTerms(async (world) => {
    await leave(world, 0);
    await accountSet(world, '--credit-limit-hkd 100 --credit-suspended true');
  }),
  'createShipmentReturn 409 notReturnable': ask('', {}, 'in_transit'),
  'createShipmentReturn 409 cancelled': async (world) => {
    const id = await booked(world);
    await call(world, 'post', `/shipments/${id}/cancel`);
    return call(world, 'post', `/shipments/${id}/return`);
  },
  'createShipmentReturn 409 pricingQuoteChanged': ask('', { body: { expected_total_hkd: 80 } }),
  'createShipmentReturn 422 rejected': ask('', rejected),
  'createShipmentReturn 422 negativeCache': async (world) => {
    const id = await original(world, {}, 'delivered');
    const send = () => call(world, 'post', `/shipments/${id}/return`, rejected);
    await send();
    return send();
  },
  'createShipmentReturn 503 dispatchUndecided': ask('', { body: { reference_no: 'SANDBOX-SILENT' } }),
  'validateShipmentReturn 200 valid': async (world) => {
    await example('validateShipmentReturn', 'part')(world);
    return example('validateShipmentReturn', 'whole')(world);
  },
  'validateShipmentReturn 200 noReturnService': (world) =>
    ask('/validate', { change: toChile(world) })(world),
  'validateShipmentReturn 400 invalidField': ask('/validate', { body: { parcels: [] } }),
  'validateShipmentReturn 409 notReturnable': async (world) => {
    const id = await booked(world);
    await advance(world, id, { status: 'in_transit' });
    return call(world, 'post', `/shipments/${id}/return/validate`);
  },
};
