import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayCarrier, GatewayConnection } from '../../../src/carrier/gateway/gateway-carrier.ts';
import { call, dispatchOrder } from '../dispatch-order.ts';

const added =
  /"(address_lines|product_id_exemption|cpsc_\w+|battery_\w+|manufacturer|eu_responsible_person|incoterm|recipient_type)":/;

/** A gateway of version 1.6.0 of the protocol, which refuses what it does not know. */
const bodies: string[] = [];
const gateway = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    bodies.push(body);
    const unknown = added.exec(body)?.[1];
    const { reference } = JSON.parse(body);
    const booking = {
      reference,
      state: 'booked',
      waybill_number: 'W1',
      last_mile_tracking_number: null,
      label: 'none',
    };
    const error = { code: 'UNKNOWN_PROPERTY', message: `${unknown} is not known` };
    response.writeHead(unknown ? 400 : 201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(unknown ? { error } : booking));
  });
});
let connection: GatewayConnection;
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const clock = { now: () => new Date() };
  connection = new GatewayConnection({
    url: `http://127.0.0.1:${port}`,
    secret: 's',
    maxResponseBytes: 65_536,
    clock,
  });
});
afterAll(() => {
  connection[Symbol.dispose]();
  return new Promise((resolve) => gateway.close(resolve));
});

const item = { description: 'Mug', quantity: 1, unit_price: 8 };
const party = { ...dispatchOrder().recipient, address_lines: ['350 5th Avenue'] };
const dispatch = (change: Parameters<typeof dispatchOrder>[0]) => {
  bodies.length = 0;
  return new GatewayCarrier('http', connection).dispatch(dispatchOrder(change), call);
};

describe('a gateway of the version before', () => {
  it('books an order without the properties that it does not know', async () => {
    const items = [{ ...item, battery_un_number: 'UN3481', eu_responsible_person: { name: 'EuroRep' } }];
    const outcome = await dispatch({ recipient: party, items, recipientType: 'private' });
    expect(outcome).toMatchObject({ outcome: 'accepted', waybillNumber: 'W1' });
    expect(bodies).toHaveLength(2);
    expect(JSON.parse(bodies[1] ?? '')).toMatchObject({
      items: [item],
      recipient: { address: party.address },
    });
    expect(bodies[1]).not.toMatch(added);
  });

  it('books nothing whose duties it would leave to the recipient', async () => {
    const outcome = await dispatch({ items: [item], incoterm: 'DDP' });
    expect(outcome).toMatchObject({ outcome: 'unreachable', isOurFault: true });
    expect(bodies).toHaveLength(1);
  });

  it('gets an order once that has none of them', async () => {
    expect(await dispatch({ items: [item] })).toMatchObject({ outcome: 'accepted' });
    expect(bodies).toHaveLength(1);
  });
});
