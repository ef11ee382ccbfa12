import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserRole } from '../../db/table/user.ts';
import { eventTypes } from '../../generated/events.ts';
import { accountRoutes } from '../../src/dashboard/routes.ts';
import { verifySignature } from '../../src/webhook/signature.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { pollUntil } from '../support/poll.ts';
import { order } from '../support/shipment/order.ts';
import { startWorld, type World } from '../webhook/world.ts';

const script = '<script>alert(1)</script>';

let world: World;
let owner: TestBrowser;
beforeAll(async () => {
  world = await startWorld(null, {
    TRUSTED_PROXIES: '127.0.0.1',
    // A redelivery is one attempt, which must not time out on a busy machine.
    WEBHOOK_TIMEOUT_MS: '10000',
    WEBHOOK_LEASE_MS: '30000',
  });
  ({ browser: owner } = await signedInUser(world.service));
});
afterEach(() => world.deleteEndpoints());
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

const rows = async (query: string, ...values: unknown[]) =>
  (await world.service.database.db.pool.query(query, values)).rows;
/** Everything that a refused change must leave alone. */
const state = async () =>
  JSON.stringify([
    await rows('select * from webhook_endpoint order by id'),
    await rows('select * from webhook_secret order by id'),
    await rows('select * from webhook_delivery order by id'),
    await rows('select * from event order by id'),
    await rows("select * from audit_entry where action like 'webhook.%' order by id"),
  ]);
const actions = async (subject: string) =>
  (await rows('select action from audit_entry where subject = $1 order by created_at, id', subject)).map(
    ({ action }) => action,
  );
const webhookRoutes = accountRoutes.filter(({ path }) => /^\/(webhooks|events)/.test(path));

/** Sends a test event from the endpoint's page, and returns its delivery. */
async function tested(endpoint: string, type = 'webhook.test'): Promise<string> {
  const reply = await owner.post(`/test/webhooks/${endpoint}/test`, { event_type: type });
  return reply.location?.split('/').at(-1) ?? '';
}

describe('an endpoint', () => {
  it('is added, shows its secret once, and gets events signed with it', async () => {
    const url = `${world.receiver.url}/added`;
    const made = await owner.post('/test/webhooks', { url, description: 'order system', events: '*' });
    const [secret = ''] = /whsec_[\w+/]+=/.exec(made.text) ?? [];
    const [{ id }] = await rows('select id from webhook_endpoint where url = $1', url);
    const page = await owner.get(`/test/webhooks/${id}`);
    expect([made.status, page.text.includes(secret), page.text.includes(secret.slice(-4))]).toEqual([
      200,
      false,
      true,
    ]);
    const delivery = await tested(id, 'shipment.delivered');
    const received = world.receiver.received.find(({ path }) => path === '/added');
    expect(received?.headers['x-service-event-type']).toBe('shipment.delivered');
    const detail = await owner.get(`/test/webhooks/deliveries/${delivery}`);
    expect(detail.text).toContain(String(received?.headers['x-service-signature']));
    expect(detail.text).toContain('Delivered');
    const [, raw = ''] = /<code id="payload">([^<]*)</.exec(detail.text) ?? [];
    const payload = raw.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    expect([payload, payload.length > 100]).toEqual([received?.rawBody, true]);
    expect(detail.text).toContain(received?.eventId);
    expect(await actions(id)).toEqual(['webhook.created', 'webhook.tested']);
    expect((await owner.get('/test/webhooks')).text).toContain('100% of 1');
  });

  it.each<[string, [string, string][], string]>([
    [
      'a URL that is none',
      [
        ['url', 'nowhere'],
        ['events', '*'],
      ],
      'id="url-error"',
    ],
    [
      'a forbidden target',
      [
        ['url', 'http://169.254.169.254/'],
        ['events', '*'],
      ],
      'id="url-error"',
    ],
    ['no event', [['url', 'https://hooks.example.com/a']], 'id="events-error"'],
    [
      'an unknown event',
      [
        ['url', 'https://hooks.example.com/a'],
        ['events', 'parcel.lost'],
      ],
      'events-error',
    ],
    [
      'a description that is too long',
      [
        ['url', 'https://hooks.example.com/a'],
        ['events', '*'],
        ['description', 'x'.repeat(201)],
      ],
      'id="description-error"',
    ],
  ])('is not added with %s, and the form keeps its values', async (_, form, shown) => {
    const before = await state();
    const { status, text } = await owner.post('/test/webhooks', form);
    expect([status, text]).toEqual([400, expect.stringContaining(shown)]);
    expect(text).toContain(`value="${form[0]?.[1]}"`);
    expect(await state()).toBe(before);
  });

  it('is not added twice with the same URL', async () => {
    await world.endpoint('/twice');
    const before = await state();
    const form = { url: `${world.receiver.url}/twice`, events: '*' };
    const { status, text } = await owner.post('/test/webhooks', form);
    expect([status, text]).toEqual([400, expect.stringContaining('Another active endpoint has this URL')]);
    expect(await state()).toBe(before);
  });

  it('can subscribe to each type of event, and an edit keeps those of all groups', async () => {
    for (const types of [eventTypes.slice(0, 20), eventTypes.slice(20)]) {
      const { id } = await world.endpoint(`/each-${types.length}`, types);
      const { text } = await owner.get(`/test/webhooks/${id}`);
      const checked = [...text.matchAll(/name="events" value="([^"]+)" checked/g)].map(([, type]) => type);
      expect(checked.toSorted()).toEqual(types.toSorted());
    }
  });

  it('is edited, stopped, enabled and deleted', async () => {
    const { id } = await world.endpoint('/edited');
    await world.emit(1);
    await owner.post(`/test/webhooks/${id}`, [
      ['description', 'new note'],
      ['events', 'shipment.created'],
      ['events', 'shipment.delivered'],
    ]);
    expect(await world.webhook(id)).toMatchObject({
      description: 'new note',
      events: ['shipment.created', 'shipment.delivered'],
    });
    const asked = await owner.get(`/test/webhooks/${id}/stop`);
    expect(asked.text).toContain('1 waiting delivery is discarded');
    expect((await world.webhook(id)).active).toBe(true);
    expect((await world.deliveries(id))[0]?.state).toBe('pending');
    await owner.post(`/test/webhooks/${id}/stop`);
    expect(await world.webhook(id)).toMatchObject({ active: false, disabled_reason: 'deactivated' });
    expect((await world.deliveries(id))[0]?.state).toBe('discarded');
    const refused = await owner.post(`/test/webhooks/${id}/test`, { event_type: 'webhook.test' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Enable it first')]);
    await owner.post(`/test/webhooks/${id}/enable`);
    await world.emit(1);
    expect((await world.webhook(id)).active).toBe(true);
    await owner.post(`/test/webhooks/${id}`, [['events', '*']]);
    await world.emit(2);
    expect((await owner.get(`/test/webhooks/${id}/delete`)).text).toContain('2 waiting deliveries');
    expect((await world.webhook(id)).active).toBe(true);
    await owner.post(`/test/webhooks/${id}/delete`);
    expect((await world.webhook(id)).disabled_reason).toBe('deleted');
    expect(await actions(id)).toEqual([
      'webhook.created',
      'webhook.changed',
      'webhook.stopped',
      'webhook.enabled',
      'webhook.changed',
      'webhook.deleted',
    ]);
  });

  it('is changed at once by no link or button of its page that discards something', async () => {
    const { id } = await world.endpoint('/asked');
    const { text } = await owner.get(`/test/webhooks/${id}`);
    const before = await state();
    for (const change of ['stop', 'rotate', 'delete']) {
      const address = `/test/webhooks/${id}/${change}`;
      expect(text).toContain(`href="/dashboard${address}"`);
      expect(text).not.toContain(`action="/dashboard${address}"`);
      const { status, text: question } = await owner.get(address);
      expect([change, status, question]).toEqual([change, 200, expect.stringContaining('class="danger"')]);
    }
    expect(await state()).toBe(before);
    await owner.post(`/test/webhooks/${id}/stop`);
    for (const change of ['stop', 'rotate']) {
      const { location } = await owner.get(`/test/webhooks/${id}/${change}`);
      expect([change, location]).toEqual([change, `/dashboard/test/webhooks/${id}`]);
    }
  });

  it('shows that more than 10,000 deliveries wait, without counting them all', async () => {
    const { id } = await world.endpoint('/many');
    await world.emit(1);
    const columns =
      'account_id, event_id, event_type, endpoint_id, state, trigger, next_attempt_at, created_at';
    const copies = `insert into webhook_delivery (id, ${columns})
      select 'dlv_many' || n, ${columns} from webhook_delivery, generate_series(1, 10000) n where endpoint_id = $1`;
    await rows(copies, id);
    const { text } = await owner.get(`/test/webhooks/${id}/stop`);
    expect(text).toContain('More than 10,000 waiting deliveries are discarded');
    expect((await owner.get(`/test/webhooks/${id}/delete`)).text).toContain('More than 10,000');
  });

  it('keeps its values if an edit is not valid', async () => {
    const { id } = await world.endpoint('/kept');
    const before = await state();
    const { status, text } = await owner.post(`/test/webhooks/${id}`, { description: 'x'.repeat(201) });
    expect([status, text]).toEqual([400, expect.stringContaining('id="description-error"')]);
    expect(text).toContain('id="events-error"');
    expect((await owner.post(`/test/webhooks/${id}/test`, { event_type: 'parcel.lost' })).status).toBe(400);
    expect(await state()).toBe(before);
  });

  it('gets a new secret once per form, and both sign until the shown time', async () => {
    const { id, secret: old, secret_last4 } = await world.endpoint('/rotated');
    const form = { secret_last4 };
    const made = await owner.post(`/test/webhooks/${id}/rotate`, form);
    const [fresh = ''] = /whsec_[\w+/]+=/.exec(made.text) ?? [];
    const [{ expires_at }] = await rows(
      'select expires_at from webhook_secret where endpoint_id = $1 and expires_at is not null',
      id,
    );
    expect(made.text).toContain(`datetime="${expires_at}"`);
    expect((await owner.get(`/test/webhooks/${id}`)).text).toContain(`datetime="${expires_at}"`);
    await tested(id);
    const received = world.receiver.received.find(({ path }) => path === '/rotated');
    for (const secret of [old, fresh]) {
      const signature = String(received?.headers['x-service-signature']);
      expect(verifySignature(signature, secret, received?.rawBody ?? '', world.service.clock.now())).toBe(
        'valid',
      );
    }
    const before = await state();
    const again = await owner.post(`/test/webhooks/${id}/rotate`, form);
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('in the meantime')]);
    expect(again.text).not.toMatch(/whsec_/);
    expect(await state()).toBe(before);
  });
});

describe('the delivery history', () => {
  it('shows the attempts of a delivery with its headers, payload and responses, as text', async () => {
    const { id } = await world.endpoint('/hostile', ['webhook.test']);
    world.receiver.behave(({ path }) => ({ status: path === '/hostile' ? 500 : 200, body: script }));
    const delivery = await tested(id);
    world.receiver.behave(() => ({ status: 200, body: 'ok' }));
    const { text } = await owner.get(`/test/webhooks/deliveries/${delivery}`);
    expect(text).toContain('&lt;script>alert(1)');
    expect(text).not.toContain(script);
    expect(text).toMatch(/<svg class="waterfall"[^>]*role="img"[\s\S]*class="bad"/);
    const reply = await owner.post(`/test/webhooks/deliveries/${delivery}/redeliver`);
    expect([reply.status, reply.location]).toEqual([303, `/dashboard/test/webhooks/deliveries/${delivery}`]);
    expect(world.receiver.received.filter(({ path }) => path === '/hostile')).toHaveLength(2);
    const after = await owner.get(`/test/webhooks/deliveries/${delivery}`);
    expect(after.text).toMatch(/class="bad"[\s\S]*class="good"/);
    expect(await actions(delivery)).toEqual(['webhook.redelivered']);
  });

  it('does not redeliver to an endpoint that is stopped', async () => {
    const { id } = await world.endpoint('/stopped', ['webhook.test']);
    const delivery = await tested(id);
    await owner.post(`/test/webhooks/${id}/stop`);
    const before = await state();
    const { status, text } = await owner.post(`/test/webhooks/deliveries/${delivery}/redeliver`);
    expect([status, text]).toEqual([400, expect.stringContaining('Enable it first')]);
    expect(await state()).toBe(before);
    expect(world.receiver.received.filter(({ path }) => path === '/stopped')).toHaveLength(1);
  });

  it('shows 20 a page and filters by state, type, endpoint and time', async () => {
    const { id } = await world.endpoint('/paged', ['wallet.low_balance']);
    await world.emit(22);
    const list = `/test/webhooks/deliveries?endpoint=${id}`;
    const shown = async (search: string) =>
      [...(await owner.get(search)).text.matchAll(/deliveries\/(dlv_\w+)/g)].map(([, one]) => one);
    const first = await shown(list);
    const [, next = ''] = /href="\/dashboard([^"]+cursor=[^"]+)"/.exec((await owner.get(list)).text) ?? [];
    const following = next.replaceAll('&amp;', '&');
    const second = await shown(following);
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([20, 2, 22]);
    expect(await shown(`${list}&state=failed`)).toEqual([]);
    expect(await shown(`${list}&state=pending&event_type=wallet.low_balance`)).toHaveLength(20);
    expect(await shown(`${list}&event_type=webhook.test`)).toEqual([]);
    expect(await shown(`${list}&since=2999-01-01T00:00`)).toEqual([]);
    expect((await owner.get(`${list}&since=today`)).status).toBe(400);
    expect((await owner.get(`${list}&state=lost`)).status).toBe(400);
    expect((await owner.get(`${following}&state=failed`)).status).toBe(400);
  });

  it('shows how many deliveries failed since a time, then sends each once more', async () => {
    const { id } = await world.endpoint('/recovered', ['wallet.low_balance']);
    await world.emit(3);
    await rows(
      `update webhook_delivery set state = 'failed', attempt_count = 3, next_attempt_at = null
        where id in (select id from webhook_delivery where endpoint_id = $1 order by id limit 2)`,
      id,
    );
    await rows(
      `update webhook_delivery set created_at = created_at - interval '2 days'
        where id = (select id from webhook_delivery where endpoint_id = $1 and state = 'failed' order by id limit 1)`,
      id,
    );
    expect((await owner.get(`/test/webhooks/${id}/redeliver`)).text).toContain('1 delivery to redeliver');
    const before = await state();
    const since = '2020-01-01T00:00';
    const asked = await owner.get(`/test/webhooks/${id}/redeliver?since=${since}`);
    expect(asked.text).toContain('Redeliver 2 deliveries');
    expect((await owner.post(`/test/webhooks/${id}/redeliver`, { since: 'then' })).status).toBe(400);
    expect(await state()).toBe(before);
    await owner.post(`/test/webhooks/${id}/redeliver`, { since });
    expect((await world.deliveries(id)).map(({ state: one }) => one).sort()).toEqual([
      'pending',
      'retrying',
      'retrying',
    ]);
    await using _ = world.work();
    expect(await world.receiver.got(3, { path: '/recovered' })).toBe(true);
    expect(
      await pollUntil(
        async () => (await world.deliveries(id)).every(({ state: one }) => one === 'succeeded'),
        10_000,
      ),
    ).toBe(true);
    expect(await actions(id)).toEqual(['webhook.created', 'webhook.redelivered']);
  });

  it('makes a failed delivery failed again if its one attempt fails', async () => {
    const { id } = await world.endpoint('/down', ['wallet.low_balance']);
    world.receiver.behave(({ path }) => ({ status: path === '/down' ? 500 : 200 }));
    await world.emit(1);
    await rows(
      "update webhook_delivery set state = 'failed', next_attempt_at = null where endpoint_id = $1",
      id,
    );
    await owner.post(`/test/webhooks/${id}/redeliver`, { since: '2020-01-01T00:00' });
    await using _ = world.work();
    expect(await world.receiver.got(1, { path: '/down' })).toBe(true);
    const end = async () => (await world.deliveries(id))[0];
    expect(await pollUntil(async () => (await end())?.state === 'failed', 10_000)).toBe(true);
    expect(await end()).toMatchObject({ next_attempt_at: null, attempts: [{ trigger: 'redeliver' }] });
    expect(world.receiver.received.filter(({ path }) => path === '/down')).toHaveLength(1);
    world.receiver.behave(() => ({ status: 200 }));
  });
});

describe('events', () => {
  it('are listed, filtered, and linked with their shipment and deliveries', async () => {
    const { id: endpoint } = await world.endpoint('/events');
    const { body } = await world.service
      .call('post', '/shipments')
      .set('Idempotency-Key', crypto.randomUUID())
      .send({ ...order(), recipient: { ...order().recipient, contact_name: script } });
    const shipment = body.data.id;
    const list = await owner.get(`/test/events?shipment=${shipment}&event_type=shipment.created`);
    const [, event = ''] = /events\/(evt_\w+)/.exec(list.text) ?? [];
    const { status, text } = await owner.get(`/test/events/${event}`);
    expect([status, text]).toEqual([200, expect.stringContaining('&lt;script>')]);
    expect(text).not.toContain(script);
    expect(text).toContain(`/shipments/${shipment}`);
    expect(text).toContain(`/webhooks/${endpoint}`);
    expect((await owner.get(`/test/shipments/${shipment}`)).text).toContain(`/events/${event}`);
    expect((await owner.get('/test/events?since=2999-01-01T00:00')).text).not.toContain('evt_');
    expect((await owner.get('/test/events?event_type=parcel.lost')).status).toBe(400);
    expect((await owner.get('/test/events?since=now')).status).toBe(400);
    expect((await owner.get(`/live/events?shipment=${shipment}`)).text).not.toContain('evt_');
  });
});

describe('every address', () => {
  /** Addresses with the ids of the first account. */
  const routes = async () => {
    const url = `${world.receiver.url}/guarded`;
    const known = await rows('select id from webhook_endpoint where url = $1 and active', url);
    const endpoint = known[0]?.id ?? (await world.endpoint('/guarded', ['webhook.test'])).id;
    const delivery = await tested(endpoint);
    const [{ event_id }] = await rows('select event_id from webhook_delivery where id = $1', delivery);
    return webhookRoutes.map((route) => {
      const id = route.path.startsWith('/webhooks/deliveries')
        ? delivery
        : route.path.startsWith('/events')
          ? event_id
          : endpoint;
      return { ...route, address: `/test${route.path.replace(':id', id)}` };
    });
  };
  const form = { event_type: 'webhook.test', since: '2020-01-01T00:00', events: '*' };

  it('answers 404 for ids of another account and of the other mode, and changes nothing', async () => {
    const other = await world.service.createAccount();
    const { browser: stranger } = await signedInUser(world.service, {
      accountId: other.id,
      address: '198.51.100.2',
    });
    const all = await routes();
    const [{ id: endpoint }] = await rows("select id from webhook_endpoint where url like '%/guarded'");
    const before = await state();
    for (const { method, path, address } of all.filter((place) => place.path.includes(':id'))) {
      expect([path, (await stranger[method](address, method === 'post' ? form : {})).status]).toEqual([
        path,
        404,
      ]);
      const live = address.replace('/test', '/live');
      expect([path, (await owner[method](live, method === 'post' ? form : {})).status]).toEqual([path, 404]);
    }
    const filtered = `/test/webhooks/deliveries?endpoint=${endpoint}`;
    expect((await stranger.get(filtered)).status).toBe(404);
    for (const list of ['webhooks', 'webhooks/deliveries', 'events']) {
      expect((await stranger.get(`/test/${list}`)).text).not.toMatch(/(wh|dlv|evt)_[0-9a-f]{32}/);
      expect((await owner.get(`/live/${list}`)).text).not.toMatch(/(wh|dlv|evt)_[0-9a-f]{32}/);
    }
    expect(await state()).toBe(before);
  });

  it('lets a viewer read everything and change nothing', async () => {
    const role: UserRole = 'viewer';
    const { browser } = await signedInUser(world.service, { role, address: '198.51.100.3' });
    const isRead = (needs: string) => needs === 'see_developer_pages' || needs === 'see_requests';
    const all = await routes();
    const before = await state();
    for (const { method, path, address, needs } of all) {
      const { status, text } = await browser[method](address, method === 'post' ? form : {});
      expect([method, path, status]).toEqual([method, path, isRead(needs) ? 200 : 403]);
      const forms = [...text.matchAll(/<form method="post" action="([^"]+)"/g)].map(([, action]) => action);
      expect(forms.filter((action) => !/language|mode$|sign-out/.test(action ?? ''))).toEqual([]);
    }
    expect(all.filter(({ method, needs }) => method === 'post' && isRead(needs))).toEqual([]);
    expect(await state()).toBe(before);
  });

  it('is shown in Chinese', async () => {
    await owner.post('/test/language', { language: 'zh-Hant' });
    for (const { method, address } of await routes()) {
      if (method === 'post') continue;
      const { status, text } = await owner.get(address);
      expect([address, status, /<html lang="zh-Hant"/.test(text)]).toEqual([address, 200, true]);
    }
    await owner.post('/test/language', { language: 'en' });
  });
});
