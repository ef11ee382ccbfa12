import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { patient } from '../../support/deadline.ts';
import { takeRefusals } from '../../support/process/loopback-only.ts';
import { freePort } from '../../support/store/redis.ts';
import { call, dispatchOrder } from '../dispatch-order.ts';
import {
  type Behavior,
  carrierAt,
  drip,
  type HostileGateway,
  json,
  raw,
  startHostileGateway,
} from './hostile-gateway.ts';

let gateway: HostileGateway;

beforeAll(async () => {
  gateway = await startHostileGateway();
});

afterAll(() => gateway.stop());

const order = dispatchOrder();

const booking = {
  reference: order.reference,
  waybill_number: 'PX40812277HK',
  last_mile_tracking_number: null,
  state: 'booked',
  label: 'ready',
};

const refusal = (code: string) => ({ error: { code, message: 'no' } });

const headers = 'HTTP/1.1 201 Created\r\nContent-Type: application/json\r\n';

async function timed<Outcome>(run: () => Promise<Outcome>): Promise<{ outcome: Outcome; ms: number }> {
  const begun = performance.now();
  const outcome = await run();
  return { outcome, ms: performance.now() - begun };
}

/** Invalid ways to respond to a booking that the gateway received. */
const hostile: Record<string, Behavior> = {
  'sends nothing': () => {},
  'closes the connection at once': (socket) => socket.end(),
  'resets the connection at once': (socket) => socket.resetAndDestroy(),
  'does not speak HTTP': (socket) => socket.write('220 mail.carrier.example ESMTP\r\n'),
  'sends its headers byte by byte': drip(`${headers}X-Slow: ${'a'.repeat(10_000)}`),
  'sends its body byte by byte': drip(`${headers}Content-Length: 100000\r\n\r\n${JSON.stringify(booking)} `),
  'announces a body and stalls': (socket) => socket.write(`${headers}Content-Length: 500\r\n\r\n{"refer`),
  'announces a body and closes the connection': (socket) =>
    socket.end(`${headers}Content-Length: 500\r\n\r\n{"refer`),
  'resets the connection within the body': (socket) => {
    socket.write(`${headers}Content-Length: 500\r\n\r\n{"refer`, () => socket.resetAndDestroy());
  },
  'announces a body of 100 GB': (socket) =>
    socket.write(`${headers}Content-Length: 99999999999\r\n\r\n${' '.repeat(70_000)}`),
  'sends a header of 100,000 bytes': (socket) => socket.write(`${headers}X-Big: ${'a'.repeat(100_000)}`),
  'sends 100 Continue endlessly': drip('HTTP/1.1 100 Continue\r\n\r\n'.repeat(1_000)),
  'switches protocols': (socket) =>
    socket.write('HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: chat\r\n\r\n'),
  'redirects to a local address': raw(302, '', 'Location: http://127.0.0.1:1/\r\n'),
  'sends an HTML page': raw(200, '<html>Welcome</html>', 'Content-Type: text/html\r\n'),
  'sends an empty body': raw(201, ''),
  'sends 204 No Content': (socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'),
  'sends invalid UTF-8': raw(201, Buffer.from(JSON.stringify({ ...booking, note: '\xff' }), 'latin1')),
  'sends a compression bomb': raw(201, gzipSync(Buffer.alloc(10_000_000, 32)), 'Content-Encoding: gzip\r\n'),
  'sends deeply nested brackets': raw(201, '['.repeat(60_000)),
  'returns another booking': json(201, { ...booking, reference: 'SMP0000000000000' }),
  'returns a cancelled booking': json(201, { ...booking, state: 'cancelled' }),
  'returns an empty waybill number': json(201, { ...booking, waybill_number: '' }),
  'returns a waybill number with a line break': json(201, { ...booking, waybill_number: 'PX1\r\nX: y' }),
  'returns a waybill number of 1,000 letters': json(201, { ...booking, waybill_number: 'P'.repeat(1_000) }),
  'returns 404 without an error code': raw(404, 'not found'),
  'returns 422 in a format of its own': json(422, { detail: 'bad' }),
  'returns 500 in the format of the contract': json(500, refusal('INTERNAL')),
  'returns 503 with an HTML page': raw(503, '<html>busy</html>'),
};

describe('a hostile gateway', () => {
  it.each(
    Object.entries(hostile),
  )('%s: the outcome is unknown within 2 s, after one request', async (_, behavior) => {
    gateway.behave(behavior);
    using carrier = gateway.carrier();
    const { outcome, ms } = await timed(() => carrier.dispatch(order, call));
    expect(outcome).toEqual({ outcome: 'unknown', reason: expect.any(String) });
    expect(ms).toBeLessThan(patient(2_000));
    expect(gateway).toMatchObject({ requests: 1, connections: 1 });
  });

  it('is not read beyond the limit of 65,536 bytes, at any speed', async () => {
    let sent = 0;
    gateway.behave((socket) => {
      const chunk = Buffer.alloc(65_536, 32);
      socket.write(`${headers}\r\n`);
      const pour = () => {
        while (!socket.destroyed && socket.write(chunk)) sent += chunk.length;
      };
      socket.on('drain', pour);
      pour();
    });
    using carrier = gateway.carrier('http', 5_000);
    const { outcome, ms } = await timed(() => carrier.dispatch(order, call));
    expect(outcome).toEqual({ outcome: 'unknown', reason: 'the response exceeds 65536 bytes' });
    expect(ms).toBeLessThan(patient(2_000));
    expect(sent).toBeLessThan(16_777_216);
  });

  it('causes the outcome unknown if it returns another booking or a wrong state', async () => {
    using carrier = gateway.carrier();
    const another = { ...booking, reference: 'SMP0000000000000' };
    gateway.behave(json(200, another));
    expect(await carrier.lookup(order.reference, call)).toMatchObject({ outcome: 'unknown' });
    gateway.behave(json(200, { ...another, state: 'cancelled' }));
    expect(await carrier.cancel(order.reference, call)).toMatchObject({ outcome: 'unknown' });
    gateway.behave(json(200, booking));
    expect(await carrier.cancel(order.reference, call)).toMatchObject({ outcome: 'unknown' });
  });

  it('is not quoted in the reason of the outcome', async () => {
    gateway.behave(raw(200, 'Emily Carter, 350 5th Avenue'));
    using carrier = gateway.carrier();
    expect(JSON.stringify(await carrier.dispatch(order, call))).not.toMatch(/Emily|Avenue/);
  });
});

describe('a refusal', () => {
  it('422 rejects the order', async () => {
    gateway.behave(json(422, refusal('BAD_ORDER')));
    using carrier = gateway.carrier();
    expect(await carrier.dispatch(order, call)).toEqual({
      outcome: 'rejected',
      code: 'BAD_ORDER',
      message: 'no',
    });
  });

  it('400 means unreachable and our fault; the order is not rejected', async () => {
    gateway.behave(json(400, refusal('INVALID_REQUEST')));
    using carrier = gateway.carrier();
    expect(await carrier.dispatch(order, call)).toEqual({
      outcome: 'unreachable',
      reason: 'the carrier responded with status 400 INVALID_REQUEST',
      isOurFault: true,
    });
  });

  it('409 BOOKING_CANCELLED means that the booking was cancelled', async () => {
    gateway.behave(json(409, refusal('BOOKING_CANCELLED')));
    using carrier = gateway.carrier();
    expect(await carrier.dispatch(order, call)).toEqual({ outcome: 'cancelled' });
  });

  it.each([
    404, 405, 409, 410, 413, 418,
  ])('%i, which the contract does not have, means unknown', async (status) => {
    gateway.behave(json(status, refusal('BAD_ORDER')));
    using carrier = gateway.carrier();
    expect(await carrier.dispatch(order, call)).toEqual({
      outcome: 'unknown',
      reason: `the carrier responded with status ${status} BAD_ORDER`,
    });
  });

  it.each([
    401, 403, 408, 425, 429,
  ])('%i means unreachable: nothing was booked, and the order is not rejected', async (status) => {
    gateway.behave(json(status, refusal('GO_AWAY')));
    using carrier = gateway.carrier();
    expect(await carrier.dispatch(order, call)).toEqual({
      outcome: 'unreachable',
      reason: `the carrier responded with status ${status} GO_AWAY`,
    });
    expect(await carrier.cancel(order.reference, call)).toMatchObject({ outcome: 'unreachable' });
  });

  it.each([
    ['a bare 404', raw(404, 'not found')],
    ['another code', json(404, refusal('NO_SUCH_ROUTE'))],
    ['a 410', json(410, refusal('BOOKING_NOT_FOUND'))],
  ])('%s does not prove that the booking is absent', async (_, behavior) => {
    gateway.behave(behavior);
    using carrier = gateway.carrier();
    expect(await carrier.lookup(order.reference, call)).toMatchObject({ outcome: 'unknown' });
    expect(await carrier.cancel(order.reference, call)).toMatchObject({ outcome: 'unknown' });
  });
});

describe('a failed connection', () => {
  it('means unreachable if the port is closed or the host is unknown', async () => {
    using closed = carrierAt(`http://127.0.0.1:${await freePort()}`, 2_000);
    expect(await closed.dispatch(order, call)).toEqual({
      outcome: 'unreachable',
      reason: 'the connection was refused',
    });
    expect(await closed.cancel(order.reference, call)).toEqual({
      outcome: 'unreachable',
      reason: 'the connection was refused',
    });
    using nowhere = carrierAt('http://gateway.invalid', 2_000);
    expect(await nowhere.dispatch(order, call)).toMatchObject({ outcome: 'unreachable' });
    expect(takeRefusals()).toContain('look-up of gateway.invalid');
  });

  it('means unreachable if the TLS handshake did not finish', async () => {
    gateway.behave(() => {});
    using silent = gateway.carrier('https');
    expect(await silent.dispatch(order, call)).toEqual({
      outcome: 'unreachable',
      reason: 'no response before the deadline',
    });
    expect(gateway.connections).toBe(1);
    gateway.behave((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
    using plain = gateway.carrier('https');
    expect(await plain.dispatch(order, call)).toMatchObject({ outcome: 'unreachable' });
  });

  it('means unknown if the connection was used before', async () => {
    gateway.behave(json(201, booking));
    using carrier = gateway.carrier();
    expect(await carrier.dispatch(order, call)).toMatchObject({ outcome: 'accepted' });
    gateway.behave((socket) => socket.resetAndDestroy());
    expect(await carrier.dispatch(order, call)).toMatchObject({ outcome: 'unknown' });
    expect(gateway).toMatchObject({ requests: 1, connections: 0 });
  });

  it('means unknown for a request that waited for a used connection', async () => {
    let answered = 0;
    gateway.behave((socket, request) => {
      answered += 1;
      if (answered > 64) socket.resetAndDestroy();
      else json(201, booking)(socket, request);
    });
    using carrier = gateway.carrier('http', 2_000);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => carrier.dispatch(order, call)));
    const kinds = outcomes.map(({ outcome }) => outcome);
    expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(64);
    expect(kinds.filter((kind) => kind === 'unknown')).toHaveLength(36);
  });
});

describe('a label', () => {
  it.each([
    ['is too long', raw(200, Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(10 * 2 ** 20)]))],
    ['is not a PDF', raw(200, '<html></html>', 'Content-Type: application/pdf\r\n')],
    ['never arrives', () => {}],
    ['is announced with 202 and an empty body', raw(202, '')],
    ['fails with 500', json(500, refusal('INTERNAL'))],
  ] satisfies [string, Behavior][])('that %s is unavailable', async (_, behavior) => {
    gateway.behave(behavior);
    using carrier = gateway.carrier();
    const { outcome, ms } = await timed(() => carrier.label(order.reference, call));
    expect(outcome).toEqual({ outcome: 'unavailable', reason: expect.any(String) });
    expect(ms).toBeLessThan(patient(2_000));
  });

  it.each([
    ['', 1],
    ['Retry-After: 7\r\n', 7],
    ['Retry-After: soon\r\n', 1],
    ['Retry-After: 999999\r\n', 3_600],
  ])('that is being generated has a retry delay: %j', async (header, retryAfterSeconds) => {
    gateway.behave(raw(202, '{"label":"generating"}', header));
    using carrier = gateway.carrier();
    expect(await carrier.label(order.reference, call)).toEqual({ outcome: 'generating', retryAfterSeconds });
  });
});

describe('a proof of delivery', () => {
  it.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    '/pod/1.jpg',
    'https://storage.example/a\nb',
  ])('at %j is unavailable, because it can not be fetched', async (url) => {
    gateway.behave(json(200, { photo: { url, taken_at: null }, certificate: null }));
    using carrier = gateway.carrier();
    expect(await carrier.pod(order.reference, call)).toMatchObject({ outcome: 'unavailable' });
  });
});

describe('a manifest', () => {
  const request = { reference: 'man_7Q2K9V4M8T', day: '2026-11-24', trackingNumbers: [order.reference] };
  const closed = { reference: request.reference, manifest_number: 'PXM-1', document: 'none' };

  it.each([
    ['404', raw(404, 'not found')],
    ['404 of an operation that does not exist', json(404, refusal('NO_SUCH_ROUTE'))],
    ['405', raw(405, '')],
    ['501', raw(501, '')],
  ])('%s means that the gateway does not offer manifests', async (_, behavior) => {
    gateway.behave(behavior);
    using carrier = gateway.carrier();
    expect(await carrier.manifest(request, call)).toEqual({ outcome: 'not_offered' });
    expect(await carrier.manifestDocument(request.reference, call)).toEqual({ outcome: 'none' });
  });

  it('is refused by 422, with the bookings that it cannot have, if the gateway names them', async () => {
    gateway.behave(
      json(422, { error: { code: 'CUT_OFF', message: 'too late', bookings: [order.reference] } }),
    );
    using carrier = gateway.carrier();
    const refused = { outcome: 'refused', code: 'CUT_OFF', reason: 'too late' };
    expect(await carrier.manifest(request, call)).toEqual({ ...refused, trackingNumbers: [order.reference] });
    gateway.behave(json(422, { error: { code: 'CUT_OFF', message: 'too late' } }));
    expect(await carrier.manifest(request, call)).toEqual({ ...refused, trackingNumbers: [] });
  });

  it.each([
    ['another manifest', json(201, { ...closed, reference: 'man_other' })],
    ['500', json(500, refusal('INTERNAL'))],
    ['no number', json(201, { ...closed, manifest_number: '' })],
    ['409', json(409, refusal('BUSY'))],
  ])('is unknown after %s', async (_, behavior) => {
    gateway.behave(behavior);
    using carrier = gateway.carrier();
    expect(await carrier.manifest(request, call)).toMatchObject({ outcome: 'unknown' });
  });

  it('is unreachable after 401 and 400: nothing was closed', async () => {
    using carrier = gateway.carrier();
    gateway.behave(json(401, refusal('BAD_SIGNATURE')));
    expect(await carrier.manifest(request, call)).toMatchObject({ outcome: 'unreachable' });
    gateway.behave(json(400, refusal('INVALID_REQUEST')));
    expect(await carrier.manifest(request, call)).toMatchObject({ outcome: 'unreachable', isOurFault: true });
  });

  it('can have a document later, or never', async () => {
    using carrier = gateway.carrier();
    gateway.behave(raw(202, '{"document":"generating"}', 'Retry-After: 7\r\n'));
    const { reference } = request;
    expect(await carrier.manifestDocument(reference, call)).toEqual({
      outcome: 'generating',
      retryAfterSeconds: 7,
    });
    gateway.behave(json(410, refusal('DOCUMENT_FAILED')));
    expect(await carrier.manifestDocument(reference, call)).toEqual({
      outcome: 'failed',
      reason: 'DOCUMENT_FAILED',
    });
    gateway.behave(json(500, refusal('INTERNAL')));
    expect(await carrier.manifestDocument(reference, call)).toMatchObject({ outcome: 'unavailable' });
  });
});
