import { randomUUID } from 'node:crypto';
import { bytes, call, create, during, get, keyOf, minimal, raw, register, type Send } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

const headLines = (world: ExampleWorld, extra: string) =>
  `POST /api/v1/rates HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${keyOf(world)}\r\n${extra}\r\n\r\n`;

/** Sends a request at a moment at which the key's quota of a window is used up. */
const limited =
  (secondCount: number, dayCount: number): Send =>
  async (world) => {
    const { db, setClock } = world.service.database;
    await db.pool.query(`create or replace function sampan_clock() returns timestamptz language sql volatile
      as $$ select timestamptz '2026-11-21 03:25:04Z' $$`);
    await db.pool.query(
      `insert into rate_window (key_id, second, second_count, day, day_count)
        select id, epoch, $2, (epoch + 28800) / 86400, $3
        from api_key, (select extract(epoch from sampan_clock())::bigint as epoch) clock
        where account_id = $1 and not livemode`,
      [world.demo.account_id, secondCount, dayCount],
    );
    try {
      return await call(world, 'get', '/countries');
    } finally {
      await setClock('0 seconds');
    }
  };

/** Sends a second request with the Idempotency-Key of the first. */
const reused =
  (first: object, second: object = first): Send =>
  async (world) => {
    const idempotencyKey = randomUUID();
    await create(world, { ...minimal(world), ...first }, { idempotencyKey });
    return create(world, { ...minimal(world), ...second }, { idempotencyKey });
  };

export const anyOperationRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  UnknownQueryParameter: get('/countries?pagesize=50'),
  MalformedPath: get('/shipments/%zz'),
  MalformedJson: raw('/rates', '{"weight_kg": 0.48, "destination_country": "GB"'),
  DuplicateJsonKey: raw('/shipments/validate', '{"recipient":{"city":"London","city":"Leeds"}}'),
  BodyNotAllowed: raw('/shipments/SMP4072618350929/cancel', '{"reason":"late"}'),
  Unauthorized: ({ service }) => service.call('get', '/countries', null),
  NotFound: get('/shipments/SMP0000000000000'),
  'BadQuery 400 limitOutOfRange': get('/shipments?limit=200&pagesize=50'),
  'BadQuery 400 malformedCursor': get('/shipments?cursor=abc'),
  'BadListRequest 400 limitOutOfRange': get('/webhooks/wh_1/deliveries?limit=200&pagesize=50'),
  'BadListRequest 400 malformedCursor': get('/webhooks/wh_1/deliveries?cursor=abc'),
  IdempotencyKeyRequired: (world) =>
    world.service.call('post', '/shipments', keyOf(world)).send(minimal(world)),
  IdempotencyKeyInvalid: (world) => create(world, minimal(world), { idempotencyKey: 'x'.repeat(256) }),
  IdempotencyConflict: reused({}, { reference_no: 'SO-20931' }),
  IdempotencyKeyReused: reused({ items: [] }, {}),
  IdempotencyInFlight: async (world) => {
    const gate = Promise.withResolvers<void>();
    world.nameServer.slow = gate.promise;
    const idempotencyKey = randomUUID();
    const body = { ...world.body('createWebhook', 'some'), url: 'https://slow.example.com/' };
    const send = () => call(world, 'post', '/webhooks', { body, idempotencyKey }).then((answer) => answer);
    const both = [send(), send()];
    const answer = await Promise.race(both);
    gate.resolve();
    await Promise.all(both);
    return answer;
  },
  'MethodNotAllowed 405 methodNotAllowed': (world) => call(world, 'patch', '/shipments'),
  'RequestTimeout 408 requestTimeout': bytes(() => 'POST /api/v1/rates HTTP/1.1\r\nHost: a\r\nX-'),
  'PayloadTooLarge 413 payloadTooLarge': raw('/rates', `{"a":"${'x'.repeat(2 << 20)}"}`),
  'UnsupportedMediaType 415 unsupportedMediaType': (world) =>
    call(world, 'post', '/rates').type('form').send('weight_kg=1'),
  'ExpectationFailed 417 expectationFailed': bytes((world) => headLines(world, 'Expect: a-miracle')),
  'HeadersTooLarge 431 headersTooLarge': bytes((world) => headLines(world, `X: ${'x'.repeat(20_480)}`)),
  RateLimitedPerSecond: limited(100_000, 0),
  RateLimitedPerDay: limited(0, 100_000),
  InternalError: during(
    'alter table webhook_endpoint add constraint broken check (false) not valid',
    'alter table webhook_endpoint drop constraint broken',
    (world) => register(world),
  ),
  ServiceUnavailable: during(
    `create function end_session() returns trigger language plpgsql
      as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger end_session before insert on webhook_endpoint execute function end_session()`,
    'drop function end_session cascade',
    (world) => register(world),
  ),
};
