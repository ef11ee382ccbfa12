import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GatewaySchemas } from '../../../generated/gateway-types.ts';
import { gatewayValidators } from '../../../generated/gateway-validators.js';
import { bookingRequest, knownTo } from '../../../src/carrier/gateway/gateway-carrier.ts';
import { schemaProblems } from '../../../src/contract/schema-violation.ts';
import { takeMismatches } from '../../support/contract-observer.ts';
import { call, dispatchOrder } from '../dispatch-order.ts';
import { carrierAt, type HostileGateway, json, startHostileGateway } from './hostile-gateway.ts';

let gateway: HostileGateway;
beforeAll(async () => {
  gateway = await startHostileGateway();
});
afterAll(() => gateway.stop());

const problemsOf = (message: unknown) =>
  schemaProblems('BookingRequest', gatewayValidators.BookingRequest, message);

describe('a message to a gateway', () => {
  it('follows the protocol, also that of a return', () => {
    expect(problemsOf(bookingRequest(dispatchOrder()))).toEqual([]);
    const back = bookingRequest(dispatchOrder({ returnOf: 'SMP4072618350929' }));
    expect([back.return_of, problemsOf(back)]).toEqual(['SMP4072618350929', []]);
  });

  it.each([
    ['recipient', 'recipient'],
    ['sender', 'sender'],
    ['parcels', 'parcels/0'],
    ['items', 'items/0'],
  ] as const)('with a field in `%s` that the protocol does not know is reported with its name when it is sent', async (part, path) => {
    const order = dispatchOrder({ sender: dispatchOrder().recipient });
    const spoiled = JSON.parse(JSON.stringify(order), (key, value) =>
      key === part
        ? Array.isArray(value)
          ? [{ ...value[0], unknown_field: 'NY' }]
          : { ...value, unknown_field: 'NY' }
        : value,
    );
    gateway.behave(json(400, { error: { code: 'INVALID_REQUEST', message: 'no' } }));
    using carrier = carrierAt(`http://127.0.0.1:${gateway.port}`, 2_000);
    await carrier.dispatch(spoiled, call);
    expect(takeMismatches()).toContainEqual(
      `BookingRequest/${path} must NOT have additional properties: unknown_field`,
    );
  });

  it('with a field that the protocol does not know does not compile', () => {
    const { recipient } = dispatchOrder();
    const withUnknown = { ...recipient, unknown_field: 'NY' };
    const party = knownTo<GatewaySchemas['Party']>();
    expect(party(recipient)).toBe(recipient);
    // @ts-expect-error: unknown_field is not a property of the protocol's Party
    expect(party(withUnknown)).toBe(withUnknown);
  });
});
