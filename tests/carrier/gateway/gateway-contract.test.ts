import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  protocolResponses,
  requestProblems,
  responseProblems,
} from '../../../sdk/carrier-check/src/protocol.ts';
import { bookingRequest } from '../../../src/carrier/gateway/gateway-carrier.ts';
import { isSigned, sign, signatureHeader } from '../../../src/carrier/gateway/signature.ts';
import { call, dispatchOrder } from '../dispatch-order.ts';
import { carrierAt } from './hostile-gateway.ts';
import { type SimulatorProcess, simulatorSecret, startSimulator } from './simulator-process.ts';

let simulator: SimulatorProcess;
beforeAll(async () => {
  simulator = await startSimulator(['--port', '0', '--notices-to', 'http://127.0.0.1:9']);
});
afterAll(() => simulator.stop());

/** Sends a signed request, as the contract describes. */
function send(method: string, target: string, body = '', secret = simulatorSecret): Promise<Response> {
  return fetch(`${simulator.url}${target}`, {
    method,
    ...(body ? { body } : {}),
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      [signatureHeader]: sign(secret, { method, path: target, body }, new Date()),
    },
  });
}

const bodyOf = (customerReference: string | null, reference?: string) => {
  const order = dispatchOrder({ customerReference, ...(reference ? { reference } : {}) });
  return { reference: order.reference, body: JSON.stringify(bookingRequest(order)) };
};

async function book(customerReference: string | null = null): Promise<string> {
  const { reference, body } = bodyOf(customerReference);
  await send('POST', '/bookings', body);
  return reference;
}

describe('the simulator', () => {
  it('returns only responses of the contract, and all of them except 429 and most 400 and 500', async () => {
    const known = await book();
    const cancelled = await book();
    await send('POST', `/bookings/${cancelled}/cancel`);
    const failed = await book('SANDBOX-LABEL-FAILED');
    await simulator.advance(11);
    const { reference: unknown } = dispatchOrder();
    const requests: [method: string, target: string, body?: string, secret?: string][] = [
      ['POST', '/bookings', bodyOf(null).body],
      ['POST', '/bookings', bodyOf(null, known).body],
      ['POST', '/bookings', bodyOf(null, cancelled).body],
      ['POST', '/bookings', bodyOf('SANDBOX-REJECT').body],
      ['POST', '/bookings', bodyOf('SANDBOX-ERROR').body],
      ['POST', '/bookings', '{"reference":"SMP1"}'],
      ['POST', '/bookings', '{"reference":'],
      ['GET', `/bookings/${known}/label`],
      ['GET', `/bookings/${failed}/label`],
      ['GET', `/bookings/${await book('SANDBOX-LABEL-LATE')}/label`],
      ['GET', `/bookings/${await book('SANDBOX-LABEL-BROKEN')}/label`],
      ['GET', `/bookings/${await book('SANDBOX-POD')}/pod`],
      ['POST', `/bookings/${await book('SANDBOX-CANCEL-REFUSED')}/cancel`],
      ['POST', `/bookings/${cancelled}/cancel`],
    ];
    for (const path of ['', '/label', '/pod']) {
      requests.push(['GET', `/bookings/${known}${path}`]);
      requests.push(['GET', `/bookings/${unknown}${path}`]);
      requests.push(['GET', `/bookings/${known}${path}`, '', 'a-wrong-secret-of-somebody']);
    }
    const listed = '/bookings?booked_since=2026-01-01T00:00:00Z';
    requests.push(['GET', listed], ['GET', '/bookings'], ['GET', listed, '', 'a-wrong-secret-of-somebody']);
    requests.push(['POST', `/bookings/${unknown}/cancel`]);
    requests.push(['POST', `/bookings/${known}/cancel`, '', 'a-wrong-secret-of-somebody']);
    requests.push(['POST', '/bookings', bodyOf(null).body, 'a-wrong-secret-of-somebody']);
    const manifest = (reference: string, booking: string) =>
      JSON.stringify({ reference, carrier: 'http', day: '2026-11-24', bookings: [booking] });
    requests.push(
      ['POST', '/manifests', manifest('man_1', await book())],
      ['POST', '/manifests', manifest('man_1', known)],
      ['POST', '/manifests', manifest('man_2', unknown)],
      ['POST', '/manifests', '{}'],
      ['POST', '/manifests', '{}', 'a-wrong-secret-of-somebody'],
      ['GET', '/manifests/man_1/document'],
      ['GET', '/manifests/man_2/document'],
      ['GET', '/manifests/man_1/document', '', 'a-wrong-secret-of-somebody'],
    );
    const asked = (reference: string) => `/bookings/${reference}/test-notices`;
    requests.push(
      ['POST', asked(known), '{"type":"checkpoint"}'],
      ['POST', asked(known), '{"type":"other"}'],
      ['POST', asked(unknown), '{"type":"label"}'],
      ['POST', asked(known), '{"type":"label"}', 'a-wrong-secret-of-somebody'],
    );

    const seen = new Set<string>();
    for (const [method, target, body, secret] of requests) {
      const response = await send(method, target, body, secret);
      const { name, problems } = responseProblems(method, target, {
        status: response.status,
        header: (field) => response.headers.get(field),
        body: Buffer.from(await response.arrayBuffer()),
      });
      expect({ name, problems }).toEqual({ name, problems: [] });
      seen.add(name);
    }
    // The simulator has no rate limit, offers every operation, and only some can provoke a 400 or 500.
    const unreached = protocolResponses().filter((name) => !seen.has(name));
    expect(unreached.filter((name) => !/ (400|405|429|500|501)$/.test(name))).toEqual([
      'listBookings 404',
      // It sends notices of every type.
      'sendTestNotice 422',
      'closeManifest 404',
      'getManifestDocument 202',
      'getManifestDocument 410',
    ]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['createBooking 400', 'createBooking 500', 'getLabel 500']),
    );
  });

  it('refuses an old signature with 401', async () => {
    const old = new Date(Date.now() - 301_000);
    const request = { method: 'GET', path: '/bookings/SMP1', body: '' };
    const response = await fetch(`${simulator.url}${request.path}`, {
      headers: { [signatureHeader]: sign(simulatorSecret, request, old) },
    });
    expect(response.status).toBe(401);
  });
});

describe('requests of the service', () => {
  let recorder: Server;
  const received: { method: string; target: string; body: string; headers: Record<string, unknown> }[] = [];
  beforeAll(async () => {
    recorder = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { method = '', url: target = '', headers } = request;
      received.push({ method, target, body, headers });
      response.writeHead(500).end();
    });
    await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    recorder.closeAllConnections();
    return new Promise((resolve) => recorder.close(resolve));
  });
  const address = () => `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;

  it('follow the contract for each operation, are signed, and carry the request id', async () => {
    using carrier = carrierAt(address(), 2_000);
    const party = {
      contact_name: '陳'.repeat(100),
      phone: '1'.repeat(40),
      country_code: 'HK',
      city: 'c'.repeat(100),
      address: 'a'.repeat(500),
      district: '',
      region: '',
      postal_code: '',
    };
    const contact = {
      name: '陳'.repeat(100),
      address: 'a'.repeat(140),
      country_code: 'DE',
      email: `${'e'.repeat(60)}@${'d'.repeat(31)}.example`,
      phone: '1'.repeat(30),
    };
    const orders = [
      dispatchOrder(),
      dispatchOrder({
        sender: party,
        recipient: { ...party, email: `${'e'.repeat(64)}@${'d'.repeat(200)}.example` },
        parcels: Array.from({ length: 20 }, () => ({ weight_kg: 1000, length_cm: 500, width_cm: 0.1 })),
        items: Array.from({ length: 100 }, () => ({
          description: 'd'.repeat(200),
          quantity: 10_000,
          unit_price: 0,
          sku: '',
          hs_code: 'h'.repeat(20),
          country_of_manufacture: 'cn',
          is_cspc: false,
          merchant_product_id: 'm'.repeat(200),
          mfr_id_std: 's'.repeat(200),
          mfr_id_nonstd: 'n'.repeat(200),
          product_id_exemption: 'Y'.repeat(16),
          cpsc_certifier_id: 'c'.repeat(64),
          cpsc_product_id: 'p'.repeat(64),
          cpsc_version_id: 'v'.repeat(64),
          battery_un_number: 'UN3481',
          battery_packing_instruction: 'PI966 II',
          battery_watt_hours: 100_000,
          manufacturer: contact,
          eu_responsible_person: { name: 'n' },
        })),
        printedReference: 'r'.repeat(50),
        customerReference: 'r'.repeat(64),
        taxNumber: 't'.repeat(100),
        salesPlatformName: 'p'.repeat(50),
        surcharges: ['INSURANCE'],
        insuredAmountUsd: 2_500,
        iossNumber: 'IM0123456789',
        incoterm: 'DDP',
        recipientType: 'business',
      }),
    ];
    for (const order of orders) await carrier.dispatch(order, call);
    const { reference } = dispatchOrder();
    await carrier.lookup(reference, { ...call, requestId: null });
    await carrier.cancel(reference, call);
    await carrier.label(reference, call);
    await carrier.pod(reference, call);
    const manifest = { reference: 'man_7Q2K9V4M8T', day: '2026-11-24', trackingNumbers: [reference] };
    await carrier.manifest(manifest, call);
    await carrier.manifestDocument(manifest.reference, call);
    expect(received.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'POST /bookings',
      'POST /bookings',
      `GET /bookings/${reference}`,
      `POST /bookings/${reference}/cancel`,
      `GET /bookings/${reference}/label`,
      `GET /bookings/${reference}/pod`,
      'POST /manifests',
      'GET /manifests/man_7Q2K9V4M8T/document',
    ]);
    for (const { method, target, body, headers } of received) {
      expect(requestProblems(method, target, body)).toEqual([]);
      const signature = String(headers['x-gateway-signature']);
      const signed = isSigned(
        'a-secret-of-the-gateway',
        { method, path: target, body },
        signature,
        new Date(),
      );
      expect(signed).toBe(true);
      expect(JSON.stringify(headers)).not.toContain('a-secret-of-the-gateway');
    }
    expect(received.map(({ headers }) => headers['x-request-id'] ?? null)).toEqual([
      call.requestId,
      call.requestId,
      null,
      call.requestId,
      call.requestId,
      call.requestId,
      call.requestId,
      call.requestId,
    ]);
  });
});

const secret = 'a-secret-of-the-gateway';
const request = { method: 'POST', path: '/bookings', body: '{"reference":"SMP1"}' };
const now = new Date('2026-11-21T09:30:00.900Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("the gateway's signature", () => {
  it('equals the contract’s formula, computed independently', () => {
    const hex = createHmac('sha256', secret)
      .update('1795253400.POST./bookings.{"reference":"SMP1"}')
      .digest('hex');
    expect(sign(secret, request, now)).toBe(`t=1795253400,v1=${hex}`);
  });

  it('is valid for the signed request, and for five minutes', () => {
    const header = sign(secret, request, now);
    expect(isSigned(secret, request, header, now)).toBe(true);
    expect(isSigned(secret, request, header, later(299))).toBe(true);
    expect(isSigned(secret, request, header, later(-300))).toBe(true);
    expect(isSigned(secret, request, header, later(301))).toBe(false);
    expect(isSigned(secret, request, header, later(-302))).toBe(false);
  });

  it.each([
    ['another secret', 'another-secret', request],
    ['another method', secret, { ...request, method: 'GET' }],
    ['another path', secret, { ...request, path: '/bookings/SMP1/cancel' }],
    ['another body', secret, { ...request, body: '{"reference":"SMP2"}' }],
  ])('is not valid for %s', (_, key, other) => {
    expect(isSigned(key, other, sign(secret, request, now), now)).toBe(false);
  });

  it.each([
    '',
    't=,v1=',
    't=1795253400',
    `t=1795253400,v1=${'0'.repeat(64)}`,
    't=x,v1=00',
    'v1=00,t=1',
  ])('is not valid as %j', (header) => {
    expect(isSigned(secret, request, header, now)).toBe(false);
  });
});
