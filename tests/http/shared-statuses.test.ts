import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpError } from '../../src/contract/errors.ts';
import { type OperationPolicy, operationTable } from '../../src/contract/route.ts';
import { operationHandlers } from '../../src/operation/index.ts';
import type { OperationHandlers } from '../../src/run-operation.ts';
import { takeRefusals } from '../support/process/loopback-only.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

/** The responses that operations share, tested for every operation of the generated table. */
const operations = Object.values<OperationPolicy>(operationTable).map(
  (operation) => [operation.id, operation] as const,
);
const withBody = operations.filter(([, operation]) => operation.body !== 'none');

const bodies: Partial<Record<string, object>> = {
  createShipment: order(),
  createManifest: { carrier_code: 'sandbox' },
  createShipmentBatch: { orders: [order({ reference_no: 'SO-1' })] },
  validateShipmentBatch: { orders: [order({ reference_no: 'SO-1' })] },
  validateShipment: order(),
  validateAddress: order().recipient,
  createAddress: { role: 'recipient', ...order().recipient },
  updateAddress: { description: 'shop' },
  createProduct: { sku: 'TS', description: 'Cotton T-shirt' },
  updateProduct: { archived: true },
  updateBrand: { name: 'Lantau Tea' },
  quoteRates: { weight_kg: 1, destination_country: 'US' },
  printLabels: { ids: ['SMP0000000000000'] },
  markShipmentsPrinted: { ids: ['SMP0000000000000'] },
  createWebhook: { url: 'https://hooks.example/sampan', events: ['*'] },
  updateWebhook: { description: 'orders' },
};

/** If set, every handler fails with it. One service serves all tests, because a start costs as much as 100 requests. */
let failure: (() => Error) | null = null;
const handlers = Object.fromEntries(
  Object.entries<(...call: never[]) => unknown>(operationHandlers).map(([id, handler]) => [
    id,
    async (...call: never[]) => {
      if (failure) throw failure();
      return handler(...call);
    },
  ]),
) as Partial<OperationHandlers>;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ handlers });
});
afterEach(() => {
  failure = null;
});
afterAll(() => service.stop());

let keys = 0;
const send = (
  to: TestService,
  operation: OperationPolicy,
  suffix = '',
  body: object | undefined = bodies[operation.id],
) => {
  const type = operation.path.startsWith('/shipments/') ? 'commercial_invoice' : 'statement';
  const values: Readonly<Record<string, string>> = { month: '2026-11', type, code: 'NO' };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? 'SMP0000000000000') + suffix;
  const request = to.call(operation.method.toLowerCase() as 'get', path);
  if (operation.idempotency === 'required') request.set('Idempotency-Key', `shared-${keys++}`);
  return operation.body === 'none' || !body ? request : request.send(body);
};

describe('400', () => {
  it.each(operations)('%s refuses an unknown query parameter by name', async (_, operation) => {
    const { status, body } = await send(service, operation, '?colour=red');
    expect([status, body.data]).toEqual([
      400,
      [{ path: ['colour'], code: 'INVALID_FIELD', message: expect.any(String) }],
    ]);
  });

  describe.each(
    operations.filter(([, operation]) => operation.method !== 'GET' && operation.body === 'none'),
  )('%s, which has no request body,', (_, operation) => {
    it.each([
      ['{}', 'application/json'],
      [' { }\n', 'application/json'],
      ['{}', 'application/x-www-form-urlencoded'],
      ['', 'application/json'],
    ])('accepts %j as an empty body', async (text, type) => {
      const { status } = await send(service, operation).set('Content-Type', type).send(text);
      expect(status).toBe(operation.path.includes('{') ? 404 : 200);
    });

    it.each<[string, (string | number)[][]]>([
      ['{"reason":"late","force":true}', [['reason'], ['force']]],
      ['[]', [[]]],
      ['null', [[]]],
      ['"{}"', [[]]],
      ['{', [[]]],
      [`{${' '.repeat(2000)}}`, [[]]],
    ])('refuses %j and names the unexpected part', async (text, paths) => {
      const { status, body } = await send(service, operation)
        .set('Content-Type', 'application/json')
        .send(text);
      expect([status, body.sysCode]).toEqual([400, '1400006']);
      expect(body.data).toEqual(
        paths.map((path) => ({
          path,
          code: 'BODY_NOT_ALLOWED',
          message: 'is not expected; this operation takes no body',
        })),
      );
    });
  });

  describe('a query parameter', () => {
    const integers = [
      'Infinity',
      '1e400',
      '1e1',
      '0x10',
      '+5',
      '-5',
      ' 5',
      '5 ',
      '5.0',
      '',
      'NaN',
      '٣',
      '1_0',
      'true',
      '0',
    ];
    const texts = ['\u0000', 'x'.repeat(3000), '\u202e'];
    const parameters = operations.flatMap(([id, operation]) =>
      Object.entries(operation.query).flatMap(([name, kind]) =>
        (kind === 'integer' ? integers : texts).map((value) => ({ id, operation, name, value })),
      ),
    );

    it('with a hostile value gets a 400 that names it, in every operation', async () => {
      for (const { id, operation, name, value } of parameters) {
        const key = operation.query[name] === 'object' ? `${name}[key]` : name;
        const { status, body } = await send(service, operation, `?${key}=${encodeURIComponent(value)}`);
        // A direction mark is valid in a parameter that is free text.
        if (value === '\u202e' && status !== 400) continue;
        expect([id, name, value, status, body.sysCode]).toEqual([id, name, value, 400, '1500101']);
        expect(body.data).toHaveLength(1);
        expect(body.data[0].path[0]).toBe(name);
      }
    });

    it('of type integer accepts any number of decimal digits, once per request', async () => {
      const [, list] = operations.find(([, { query }]) => query.limit === 'integer') ?? [];
      if (!list) throw new Error('no operation has a limit');
      expect((await send(service, list, '?limit=5')).status).toBe(200);
      expect((await send(service, list, '?limit=005')).status).toBe(200);
      const message = (answer: { body: { data: { message: string }[] } }) => answer.body.data[0]?.message;
      expect(message(await send(service, list, `?limit=${'9'.repeat(400)}`))).toBe('must be at most 100');
      expect(message(await send(service, list, '?limit=5&limit=6'))).toBe(
        'must be an integer in decimal digits, sent once',
      );
    });
  });
});

describe('404', () => {
  const withPath = operations.filter(([, { path }]) => path.includes('{'));
  const known = async (operation: OperationPolicy, id: string) => {
    const path = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(id));
    const request = service.call(operation.method.toLowerCase() as 'get', path).set('X-Request-Id', 'same');
    if (operation.idempotency === 'required') request.set('Idempotency-Key', `known-${keys++}`);
    const { status, text } = await (bodies[operation.id] ? request.send(bodies[operation.id]) : request);
    return { status, text };
  };

  it.each(
    withPath,
  )('%s returns the same for an impossible identifier as for an unknown one', async (_, operation) => {
    const unknown = await known(operation, 'SMP0000000000000');
    expect(unknown.status).toBe(404);
    for (const id of [
      '\u0000',
      ' ',
      'Infinity',
      '1e400',
      '0x10',
      '%',
      '..%2f',
      '常',
      '\u202e',
      "'--",
      'x'.repeat(3000),
    ])
      expect([id, await known(operation, id)]).toEqual([id, unknown]);
  });
});

describe('413 and 415', () => {
  it.each(withBody)('are returned by %s', async (_, operation) => {
    const large = await send(service, operation, '', { padding: 'x'.repeat(operation.maxBodyBytes) });
    expect([large.status, large.body.sysCode]).toEqual([413, '1413001']);
    expect(large.body.message).toContain(`${operation.maxBodyBytes / 1024} KiB`);
    const form = await send(service, operation).set('Content-Type', 'text/plain').send('a=b');
    expect([form.status, form.body.sysCode]).toEqual([415, '1415001']);
  });
});

describe('429', () => {
  it('is returned by every operation once the daily quota is used up', async () => {
    const limited = await startTestService({ env: { RATE_LIMIT_PER_DAY: '1' } });
    await limited.call('get', '/countries');
    for (const [id, operation] of operations) {
      const { status, body } = await send(limited, operation);
      expect([id, status, body.sysCode, body.data.reason]).toEqual([id, 429, '1500004', 'per_day']);
    }
    await limited.stop();
  });
});

describe('500', () => {
  it('shows no internal details, and has the request id', async () => {
    failure = () => new Error('password=hunter2 select * from account');
    for (const [id, operation] of operations) {
      const answer = await send(service, operation).set('X-Request-Id', `trace-${id}`);
      expect([id, answer.status, answer.body.sysCode, answer.body.data]).toEqual([id, 500, '1500500', null]);
      expect(answer.text).not.toContain('hunter2');
      expect(answer.headers['x-request-id']).toBe(`trace-${id}`);
    }
  });
});

describe('501', () => {
  it('is returned by reserved operations only', async () => {
    for (const [id, operation] of operations) {
      const { status } = await send(service, operation);
      expect([id, status === 501]).toEqual([id, operation.reserved === 'all of it']);
    }
    // Creating the endpoint looks up its host name; the lookup is refused.
    for (const refusal of takeRefusals()) expect(refusal).toMatch(/name server about hooks\.example$/);
  });
});

describe('503', () => {
  it('has Retry-After', async () => {
    failure = () => new HttpError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
    for (const [id, operation] of operations) {
      const answer = await send(service, operation);
      expect([id, answer.status, answer.body.sysCode]).toEqual([id, 503, '1503001']);
      expect(answer.headers['retry-after']).toBe('1');
    }
  });

  it('is returned while the database is down, and the next request is served', async () => {
    await service.database.db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const statuses = new Set<number>();
    for (let sent = 0; sent < 20; sent++) statuses.add((await service.call('get', '/countries')).status);
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect((await service.call('get', '/countries')).status).toBe(200);
  });
});
