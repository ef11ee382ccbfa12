import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requestProblems } from '../../../sdk/carrier-check/src/protocol.ts';
import { root } from '../../support/paths.ts';
import { startTestService, type TestAccount, type TestService } from '../../support/service.ts';
import type { OrderBody } from '../../support/shipment/order.ts';
import { fundedAccount } from '../../support/shipment/partner-booking.ts';
import { type SimulatorProcess, startSimulator } from './simulator-process.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: unknown;
  readonly maxLength?: number;
  readonly maximum?: number;
}
type Schemas = Readonly<Record<string, Schema>>;

const schemasOf = (file: string): Schemas =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')).components.schemas;
const contract = schemasOf('openapi.json');
const protocol = schemasOf('docs/carrier-gateway/openapi.json');

/** Properties that no order of this lane can have beside the others. Each is a property of the order itself. */
const leftOut: ReadonlySet<string> = new Set([
  // Saved addresses in place of the parties.
  'recipient_id',
  'sender_id',
  // Prices that a quote showed.
  'expected_total_hkd',
  'expected_discount_rule_id',
  // Only for some services and destinations.
  'insured_amount',
  'ioss_number',
  'vat_prepay',
  'voec_prepay',
  // For emails and the tracking page, not for the carrier.
  'language',
  // Instead of the price in HKD.
  'unit_price',
]);

/** Returns a value that has every property of a schema of the contract. */
function fullValue(schema: Schema): unknown {
  if (schema.$ref) return fullValue(contract[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.properties && Object.keys(schema.properties).length > 0) {
    const known = Object.entries(schema.properties).filter(([name]) => !leftOut.has(name));
    return Object.fromEntries(known.map(([name, property]) => [name, fullValue(property)]));
  }
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.additionalProperties) return { key: 'value' };
  if (schema.items) return [fullValue(schema.items)];
  throw new Error(`give an example in openapi.json to this property: ${JSON.stringify(schema)}`);
}

let simulator: SimulatorProcess;
let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  simulator = await startSimulator();
  service = await startTestService({ env: simulator.env });
  account = await fundedAccount(service);
});
afterAll(async () => {
  await service.stop();
  await simulator.stop();
});

const fullOrder = (): OrderBody => ({
  ...(fullValue({ $ref: '#/components/schemas/ShipmentCreateRequest' }) as OrderBody),
  service_tier_id: 'HKPTCHGG01',
  goods_category: 'general',
  declared_currency: 'HKD',
  selected_surcharges: [],
});
/** Returns the body that the gateway got, and how it differs from the protocol. */
async function dispatched(reference: string) {
  const { calls } = await simulator.received(reference);
  const [booked] = calls.filter(({ operation }) => operation === 'createBooking');
  const body = booked?.body as Readonly<Record<string, never>>;
  return { body, problems: requestProblems('POST', '/bookings', JSON.stringify(body)) };
}

/** The address of the example, in lines of 35 characters. */
const senderLines = ['Unit 1203, 12/F, Kwun Tong', 'Industrial Centre, 472 Kwun Tong', 'Road'];

describe('an order with every property of the contract', () => {
  it('reaches the gateway with each of them, in the schema of the protocol', async () => {
    const order = fullOrder();
    const { id } = await service.sdk(account.liveKey).shipments.create(order);
    const { body, problems } = await dispatched(id);
    expect(problems).toEqual([]);
    expect(body.recipient).toEqual({ ...order.recipient, address_lines: [order.recipient.address] });
    expect(body.sender).toEqual({ ...order.sender, address_lines: senderLines });
    expect(body.parcels).toEqual(order.parcels);
    const items = order.items.map(({ unit_price_hkd, ...item }) => ({ ...item, unit_price: unit_price_hkd }));
    expect(body.items).toEqual(items);
  });

  it('reaches the gateway in its schema from saved addresses, too', async () => {
    const { recipient, sender, ...order } = fullOrder();
    const sdk = service.sdk(account.liveKey);
    const [to, from] = await Promise.all([
      sdk.addresses.create({ role: 'recipient', ...recipient }),
      sdk.addresses.create({ role: 'sender', ...(sender ?? recipient) }),
    ]);
    const { id } = await sdk.shipments.create({ ...order, recipient_id: to.id, sender_id: from.id });
    const { body, problems } = await dispatched(id);
    expect(problems).toEqual([]);
    expect([body.recipient, body.sender]).toEqual([
      { ...recipient, address_lines: [recipient.address] },
      { ...sender, address_lines: senderLines },
    ]);
  });

  it('reaches the gateway in its schema as a return, too', async () => {
    const sdk = service.sdk(account.liveKey);
    const { id } = await sdk.shipments.create(fullOrder());
    await service.database.db.pool.query(
      "update shipment set status = 'delivered' where tracking_number = $1",
      [id],
    );
    const { items } = fullOrder();
    const back = await sdk.shipments.createReturn(id, { items, service_tier_id: 'HKPTRTGG01' });
    const { body, problems } = await dispatched(back.id);
    expect(problems).toEqual([]);
    expect(body.return_of).toBe(id);
  });
});

describe('the bounds of the protocol', () => {
  const pairs = [
    ['Party', 'Party'],
    ['RecipientParty', 'Party'],
    ['Parcel', 'Parcel'],
    ['Item', 'Item'],
  ] as const;
  const properties = pairs.flatMap(([ours, theirs]) =>
    Object.entries(contract[ours]?.properties ?? {})
      .filter(([name]) => !['unit_price_hkd', 'language'].includes(name))
      .map(([name, own]) => ({ name: `${ours}.${name}`, own, sent: protocol[theirs]?.properties?.[name] })),
  );

  it.each(properties)('take every $name of the contract', ({ own, sent }) => {
    expect(sent).toBeDefined();
    expect(sent?.type).toEqual(own.type);
    expect(sent?.maxLength ?? Infinity).toBeGreaterThanOrEqual(own.maxLength ?? 0);
    expect(sent?.maximum ?? Infinity).toBeGreaterThanOrEqual(own.maximum ?? 0);
  });
});
