import { readBytes } from '../../support/process/read-bytes.ts';
import {
  accountSet,
  advance,
  booked,
  call,
  create,
  get,
  leave,
  type Mode,
  minimal,
  raw,
  type Send,
  unconfirmed,
  until,
} from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

const changed = (change: object) => (world: ExampleWorld) => create(world, { ...minimal(world), ...change });
const to =
  (country_code: string, change: object = {}) =>
  (world: ExampleWorld) =>
    create(world, {
      ...minimal(world),
      recipient: { ...(minimal(world).recipient as object), country_code },
      ...change,
    });
const example =
  (name: string, mode: Mode = 'test'): Send =>
  (world) =>
    create(world, world.body('createShipment', name), { mode });

/** Books in live mode after an operator's change. */
const onTerms =
  (change: (world: ExampleWorld) => Promise<void>): Send =>
  async (world) => {
    await change(world);
    return create(world, minimal(world), { mode: 'live' });
  };

/** Sends a request about the shipment of the example `standard`. */
const about =
  (mode: Mode, method: 'get' | 'post', suffix = ''): Send =>
  async (world) =>
    call(world, method, `/shipments/${await booked(world, { mode })}${suffix}`, { mode });

const afterAdvance =
  (status: string, method: 'get' | 'post', path: (id: string) => string): Send =>
  async (world) => {
    const id = await booked(world);
    await advance(world, id, { status });
    return call(world, method, path(id));
  };

const dry =
  (body: (world: ExampleWorld) => object, mode: Mode = 'test'): Send =>
  (world) =>
    call(world, 'post', '/shipments/validate', { mode, body: body(world) });

const checkedParty =
  (name: string): Send =>
  (world) =>
    call(world, 'post', '/addresses/validate', { body: world.body('validateAddress', name) });

const withReference =
  (reference_no: string, suffix: string, method: 'get' | 'post' = 'get'): Send =>
  async (world) =>
    call(world, method, `/shipments/${await booked(world, { change: { reference_no } })}${suffix}`);

const switchedOff =
  (setting: string, send: Send): Send =>
  async (world) => {
    await world.operator(`setting set ${setting} off`);
    try {
      return await send(world);
    } finally {
      await world.operator(`setting set ${setting} on`);
    }
  };

/** Books with the partner's gateway, which only live mode has. */
const atGateway = {
  example: 'minimal',
  mode: 'live',
  change: { service_tier_id: 'HKPTCHGG01' },
} as const;

export const shipmentRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'listShipments 200 page': async (world) => {
    await booked(world, { example: 'minimal' });
    await booked(world, { example: 'euIoss' });
    await advance(world, await booked(world), { status: 'delivered' });
    return call(world, 'get', '/shipments?limit=2');
  },
  'listShipments 200 empty': get('/shipments'),
  'createShipment 201 test': example('minimal'),
  'createShipment 201 live': example('standard', 'live'),
  'createShipment 201 insured': example('insured'),
  'createShipment 201 euIoss': example('euIoss'),
  'createShipment 201 norwayVoec': example('norwayVoec'),
  'createShipment 400 everyViolation': changed({
    items: [],
    parcels: [{ weight_kg: 1001 }],
    recipient: {
      contact_name: 'Eleanor Whitfield',
      country_code: 'GB',
      city: 'London',
      address: '27 Marchmont Street',
    },
    color: 'red',
  }),
  'createShipment 400 blankTaxNumber': changed({ tax_number: ' ' }),
  'createShipment 400 mixedPrices': changed({
    items: [
      { description: 'T-shirt', quantity: 1, unit_price: 12.5 },
      { description: 'Socks', quantity: 1, unit_price_hkd: 20 },
    ],
  }),
  'createShipment 400 cod': changed({ payment_type: 'cod' }),
  'createShipment 400 insuranceUnsupported': changed({
    service_tier_id: 'HKPTCHGG01',
    selected_surcharges: ['INSURANCE'],
  }),
  'createShipment 400 norway': to('NO'),
  'createShipment 400 chile': to('CL'),
  'createShipment 400 japan': to('JP'),
  'createShipment 400 brazil': to('BR'),
  'createShipment 400 vatPrepayUnsupported': to('DE', { service_tier_id: 'HKPTCHGG01', vat_prepay: true }),
  'createShipment 400 voecConflict': to('NO', { voec_prepay: true, tax_number: '2000001' }),
  'createShipment 400 voecUnsupported': to('SE', { voec_prepay: true }),
  ServiceCodeRetired: changed({ service_tier_id: 'HK-ST-GG-01' }),
  ServiceNotAvailable: changed({ service_tier_id: 'NO-SUCH-CODE' }),
  IossNotOwned: async (world) =>
    create(world, { ...world.body('createShipment', 'euIoss'), ioss_number: 'IM9999999999' }),
  IossAndPrepayConflict: to('DE', { ioss_number: 'IM9999999999', vat_prepay: true }),
  VatPrepayDisabled: switchedOff('vat-prepay', to('DE', { vat_prepay: true })),
  VoecPrepayDisabled: switchedOff('voec-prepay', to('NO', { voec_prepay: true })),
  'createShipment 402 insufficientFunds': onTerms((world) => leave(world, 52.1)),
  'createShipment 402 frozen': onTerms((world) => accountSet(world, '--frozen true')),
  'createShipment 402 creditFloor': onTerms((world) => accountSet(world, '--credit-floor-hkd 1000000')),
  'createShipment 402 creditLimit': onTerms(async (world) => {
    await leave(world, 0);
    await accountSet(world, '--credit-limit-hkd 50');
  }),
  'createShipment 402 creditSuspended': onTerms(async (world) => {
    await leave(world, 0);
    await accountSet(world, '--credit-limit-hkd 100 --credit-suspended true');
  }),
  'createShipment 409 pricingQuoteChanged': changed({ expected_total_hkd: 60 }),
  'createShipment 422 rejected': example('sandboxReject'),
  'createShipment 422 negativeCache': async (world) => {
    await example('sandboxReject')(world);
    return example('sandboxReject')(world);
  },
  FxRateUnavailable: async (world) => {
    await world.operator('fx clear');
    try {
      return await example('standard')(world);
    } finally {
      await world.operator('fx set --rate 7.8');
    }
  },
  'createShipment 503 dispatchUndecided': changed({ reference_no: 'SANDBOX-SILENT' }),
  CarrierUnavailable: async (world) => {
    await world.gateway.refuseConnections();
    try {
      return await create(world, { ...minimal(world), ...atGateway.change }, { mode: 'live' });
    } finally {
      await world.gateway.listenAgain();
    }
  },
  'validateShipment 200 valid': dry((world) => world.body('validateShipment', 'standard')),
  'validateShipment 200 invalid': dry((world) => world.body('validateShipment', 'chile')),
  'validateShipment 200 brokenSchema': dry((world) => {
    const { phone: _, ...recipient } = minimal(world).recipient as Record<string, string>;
    return { ...minimal(world), recipient, items: [] };
  }),
  'validateShipment 200 insufficientFunds': async (world) => {
    await leave(world, 52.1);
    return dry((one) => one.body('validateShipment', 'standard'), 'live')(world);
  },
  'validateAddress 200 advice': checkedParty('advice'),
  'validateAddress 200 invalid': checkedParty('invalid'),
  'getShipment 200 created': about('live', 'get'),
  'getShipment 200 settled': async (world) => {
    const id = await booked(world);
    await advance(world, id, { status: 'delivered' });
    const body = world.body('settleTestShipment', 'lighter');
    await call(world, 'post', `/test_helpers/shipments/${id}/settle`, { body });
    return call(world, 'get', `/shipments/${id}`);
  },
  'cancelShipment 200 live': about('live', 'post', '/cancel'),
  'cancelShipment 200 test': about('test', 'post', '/cancel'),
  'cancelShipment 409 interceptInProgress': async (world) => {
    const id = await booked(world);
    await world.operator(`shipment intercept ${id} --on`);
    return call(world, 'post', `/shipments/${id}/cancel`);
  },
  'cancelShipment 409 notCancellable': afterAdvance('picked_up', 'post', (id) => `/shipments/${id}/cancel`),
  'cancelShipment 409 dispatchPending': async (world) =>
    call(world, 'post', `/shipments/${await unconfirmed(world)}/cancel`),
  'cancelShipment 503 cancelUndecided': withReference('SANDBOX-CANCEL-DROP', '/cancel', 'post'),
  'getShipmentPod 200 photo': async (world) => {
    const id = await booked(world, { change: { reference_no: 'SANDBOX-POD' } });
    await advance(world, id, { status: 'delivered' });
    return call(world, 'get', `/shipments/${id}/pod`).buffer(true).parse(readBytes);
  },
  'getShipmentPod 502 podDownloadFailed': async (world) =>
    call(world, 'get', `/shipments/${await booked(world, atGateway)}/pod`, { mode: 'live' }),
  'getShipmentLabel 200 label': async (world) => {
    const id = await booked(world);
    const label = () => call(world, 'get', `/shipments/${id}/label`).buffer(true).parse(readBytes);
    // On a busy machine, drawing takes longer than one request waits.
    await until(async () => (await label()).status === 200);
    return label();
  },
  'getShipmentLabel 200 zpl': async (world) => labelAs(world, await booked(world), 'zpl'),
  'getShipmentLabel 200 picture': async (world) => labelAs(world, await booked(world), 'png'),
  'getShipmentLabel 409 formatUnavailable': async (world) =>
    call(world, 'get', `/shipments/${await booked(world, atGateway)}/label?format=zpl`, { mode: 'live' }),
  'printLabels 200 labels': (world) => printed(world, 'pdf'),
  'printLabels 200 commands': (world) => printed(world, 'zpl'),
  'printLabels 400 invalidField': (world) =>
    call(world, 'post', '/labels', { body: { ids: ['SMP4072618350929'], format: 'zpl', size: 'a4' } }),
  'printLabels 400 duplicateJsonKey': raw('/labels', '{"ids":["SMP4072618350929"],"ids":[]}'),
  'printLabels 409 missing': async (world) => {
    const ids = [await booked(world), await booked(world), 'SMP4072618350930'];
    await call(world, 'post', `/shipments/${ids[0]}/cancel`);
    return call(world, 'post', '/labels', { body: { ids } });
  },
  'markShipmentsPrinted 200 marked': async (world) => {
    const ids = [await booked(world), await booked(world)];
    await call(world, 'post', `/shipments/${ids[1]}/cancel`);
    const body = { ...world.body('markShipmentsPrinted', 'two'), ids };
    return call(world, 'post', '/labels/printed', { body });
  },
  'markShipmentsPrinted 400 invalidField': (world) =>
    call(world, 'post', '/labels/printed', { body: { ids: [] } }),
  'markShipmentsPrinted 400 duplicateJsonKey': raw(
    '/labels/printed',
    '{"ids":["SMP4072618350929"],"ids":[]}',
  ),
  'getShipmentLabel 409 cancelled': async (world) => {
    const id = await booked(world);
    await call(world, 'post', `/shipments/${id}/cancel`);
    return call(world, 'get', `/shipments/${id}/label`);
  },
  'getShipmentLabel 502 labelDownloadFailed': withReference('SANDBOX-LABEL-BROKEN', '/label'),
  'getShipmentLabel 503 labelNotReady': withReference('SANDBOX-LABEL-LATE', '/label'),
  'getShipmentDocument 200 invoice': async (world) => invoiceOf(world, await booked(world)),
  'getShipmentDocument 409 cancelled': async (world) => {
    const id = await booked(world);
    await call(world, 'post', `/shipments/${id}/cancel`);
    return call(world, 'get', `/shipments/${id}/documents/cn23`);
  },
  'getShipmentDocument 409 notApplicable': async (world) => {
    const items = [{ description: 'Camera', quantity: 1, unit_price_hkd: 4680 }];
    const change = { items, parcels: [{ weight_kg: 0.52 }], declared_currency: 'HKD' };
    const id = await booked(world, { example: 'minimal', change });
    return call(world, 'get', `/shipments/${id}/documents/cn22`);
  },
  'getShipmentDocument 409 anonymized': async (world) => {
    const recipient = {
      ...(minimal(world).recipient as object),
      contact_name: 'Ada Erased',
      phone: '+1 212 555 0199',
    };
    const id = await booked(world, { example: 'minimal', change: { recipient } });
    await advance(world, id, { status: 'delivered' });
    await world.operator(`recipient erase --account ${world.demo.account_id} --tracking ${id}`);
    return call(world, 'get', `/shipments/${id}/documents/cn23`);
  },
  'getTracking 200 inTransit': afterAdvance('in_transit', 'get', (id) => `/tracking/${id}`),
  'getTracking 200 delivered': afterAdvance('delivered', 'get', (id) => `/tracking/${id}`),
};

function invoiceOf(world: ExampleWorld, id: string) {
  return call(world, 'get', `/shipments/${id}/documents/commercial_invoice`).buffer(true).parse(readBytes);
}

function labelAs(world: ExampleWorld, id: string, format: 'zpl' | 'png') {
  return call(world, 'get', `/shipments/${id}/label?format=${format}`).buffer(true).parse(readBytes);
}

/** Prints two shipments as the example of a request does. */
async function printed(world: ExampleWorld, example: 'pdf' | 'zpl') {
  const ids = [await booked(world), await booked(world)];
  const body = { ...world.body('printLabels', example), ids };
  return call(world, 'post', '/labels', { body }).buffer(true).parse(readBytes);
}
