import {
  type Answer,
  advance,
  booked,
  call,
  endpoint,
  raw,
  reachable,
  register,
  type Send,
  until,
} from './calls.ts';
import { bookWithLowBalance } from './events.ts';
import type { ExampleWorld } from './example-world.ts';

/** Sends a request about the endpoint that the example `some` registers. */
const registered =
  (method: 'get' | 'post' | 'patch' | 'delete', suffix = '', body?: string): Send =>
  async (world) => {
    const { id } = await endpoint(world);
    return call(world, method, `/webhooks/${id}${suffix}`, requestBody(world, body));
  };

function requestBody(world: ExampleWorld, example?: string) {
  return example ? { body: world.body(...(example.split(' ') as [string, string])) } : {};
}

/** An endpoint that ten deliveries in a row failed to reach, with a rotated secret. */
async function disabled(world: ExampleWorld): Promise<string> {
  const { id } = await endpoint(world, {
    url: 'https://old.example.com/events',
    events: ['*'],
    description: '',
  });
  await call(world, 'post', `/webhooks/${id}/rotate`);
  for (let sent = 0; sent < 10; sent++) await call(world, 'post', '/test_helpers/wallet/low_balance');
  await until(async () => !(await call(world, 'get', `/webhooks/${id}`)).body.data.active);
  return String(id);
}

const inactive =
  (suffix: string, method: 'get' | 'post' = 'post'): Send =>
  async (world) => {
    const { id } = await endpoint(world);
    await call(world, 'patch', `/webhooks/${id}`, { body: { active: false } });
    return call(world, method, `/webhooks/${id}${suffix}`);
  };

const tested =
  (status: number, text: string, example: string): Send =>
  async (world) => {
    const { id } = await reachable(world);
    world.receiver.behave(() => ({ status, body: text }));
    return call(world, 'post', `/webhooks/${id}/test`, { body: world.body('testWebhook', example) });
  };

interface Delivered {
  readonly id: string;
  readonly deliveries: () => Promise<Answer>;
  readonly redeliver: (index: number) => PromiseLike<Answer>;
}

/** Delivers two events of a shipment. The receiver takes the first and is unavailable for the second. */
async function delivered(world: ExampleWorld): Promise<Delivered> {
  world.receiver.behave(({ rawBody }) =>
    rawBody.includes('"event_type":"shipment.created"')
      ? { status: 200, body: 'ok' }
      : { status: 503, body: 'upstream unavailable' },
  );
  const { id } = await reachable(world, { events: ['shipment.created', 'shipment.picked_up'] });
  const deliveries = async () => await call(world, 'get', `/webhooks/${id}/deliveries`);
  const ended = (state: string) => until(async () => (await deliveries()).body.data.data[0]?.state === state);
  const shipment = await booked(world);
  await ended('succeeded');
  await advance(world, shipment);
  await ended('failed');
  const { body } = await deliveries();
  return {
    id,
    deliveries,
    redeliver: (index) =>
      call(world, 'post', `/webhooks/${id}/deliveries/${body.data.data[index].id}/redeliver`),
  };
}

export const webhookRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'listWebhooks 200 page': async (world) => {
    await disabled(world);
    await endpoint(world);
    return call(world, 'get', '/webhooks');
  },
  'createWebhook 201 created': (world) => register(world),
  'createWebhook 201 all': (world) =>
    call(world, 'post', '/webhooks', { body: world.body('createWebhook', 'all') }),
  'createWebhook 400 invalidField': raw('/webhooks', '{"url":"hooks","events":[]}'),
  'createWebhook 400 unknownEvent': raw(
    '/webhooks',
    '{"url":"https://hooks.example.com/sampan","events":["shipment.created","shipment.lost"]}',
  ),
  'createWebhook 400 duplicateJsonKey': raw(
    '/webhooks',
    '{"url":"https://a.example","url":"https://b.example","events":["*"]}',
  ),
  'createWebhook 400 targetRefused': (world) =>
    register(world, { url: 'https://hooks.internal.example/sampan' }),
  'createWebhook 400 liveHttp': (world) =>
    register(world, { url: 'http://hooks.example.com/sampan' }, 'live'),
  DuplicateWebhookTarget: async (world) => {
    await endpoint(world);
    return register(world);
  },
  WebhookLimitReached: async (world) => {
    for (let count = 0; count < 20; count++)
      await endpoint(world, { url: `https://hooks.example.com/${count}` });
    return register(world);
  },
  WebhookInactive: [
    inactive('/test'),
    inactive('/rotate'),
    inactive('/sample', 'get'),
    async (world) => {
      const { id, redeliver } = await delivered(world);
      await call(world, 'patch', `/webhooks/${id}`, { body: { active: false } });
      return redeliver(0);
    },
  ],
  'getWebhook 200 active': registered('get'),
  'getWebhook 200 disabled': async (world) => call(world, 'get', `/webhooks/${await disabled(world)}`),
  'updateWebhook 200 reenabled': async (world) =>
    call(world, 'patch', `/webhooks/${await disabled(world)}`, requestBody(world, 'updateWebhook reenable')),
  'updateWebhook 200 events': registered('patch', '', 'updateWebhook events'),
  'updateWebhook 400 invalidField': raw('/webhooks/wh_1', '{"url":"https://hooks.example.com"}', 'patch'),
  'updateWebhook 400 duplicateJsonKey': raw('/webhooks/wh_1', '{"active":true,"active":false}', 'patch'),
  'deleteWebhook 200 deleted': registered('delete'),
  'rotateWebhookSecret 200 rotated': [
    registered('post', '/rotate', 'rotateWebhookSecret overlap'),
    registered('post', '/rotate', 'rotateWebhookSecret leaked'),
  ],
  'rotateWebhookSecret 400 invalidField': raw('/webhooks/wh_1/rotate', '{"revoke_previous":"yes"}'),
  'rotateWebhookSecret 400 duplicateJsonKey': raw(
    '/webhooks/wh_1/rotate',
    '{"revoke_previous":true,"revoke_previous":false}',
  ),
  'getWebhookSample 200 sample': registered('get', '/sample'),
  'testWebhook 200 succeeded': tested(200, 'ok', 'default'),
  'testWebhook 200 delivered': tested(200, 'ok', 'delivered'),
  'testWebhook 200 failed': tested(401, 'bad signature', 'default'),
  'testWebhook 400 invalidField': raw('/webhooks/wh_1/test', '{"event_type":"shipment.lost"}'),
  'testWebhook 400 duplicateJsonKey': raw(
    '/webhooks/wh_1/test',
    '{"event_type":"webhook.test","event_type":"webhook.test"}',
  ),
  'listWebhookDeliveries 200 page': async (world) => (await delivered(world)).deliveries(),
  'redeliverWebhookDelivery 200 succeeded': async (world) => {
    const { redeliver } = await delivered(world);
    world.receiver.behave(() => ({ status: 204 }));
    return redeliver(0);
  },
  'redeliverWebhookDelivery 200 failedAgain': async (world) => {
    const { redeliver } = await delivered(world);
    world.receiver.behave(() => ({ status: 503, body: 'upstream unavailable' }));
    return redeliver(1);
  },
  'redeliverWebhookDelivery 409 inProgress': async (world) => {
    const { redeliver } = await delivered(world);
    const gate = Promise.withResolvers<{ status: number }>();
    const count = world.receiver.received.length;
    world.receiver.behave(() => gate.promise);
    const first = redeliver(0).then((answer) => answer);
    await until(async () => world.receiver.received.length > count);
    const second = await redeliver(0);
    gate.resolve({ status: 200 });
    await first;
    return second;
  },
  'listEvents 200 page': async (world) => {
    await bookWithLowBalance(world);
    // Without the events of what leaves little money.
    await world.service.database.db.pool.query(
      "delete from event where type not in ('shipment.created', 'wallet.low_balance')",
    );
    return call(world, 'get', '/events', { mode: 'live' });
  },
  'getEvent 200 created': async (world) => {
    await booked(world, { mode: 'live', idempotencyKey: '9b2f0c7e-5a57-4f0e-8f6e-3d1c5b7f2a90' });
    const { body } = await call(world, 'get', '/events', { mode: 'live' });
    return call(world, 'get', `/events/${body.data.data[0].event_id}`, { mode: 'live' });
  },
};
