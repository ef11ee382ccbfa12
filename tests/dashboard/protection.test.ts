import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { maxActiveKeys } from '../../db/query/account/api-key.ts';
import { userRoles } from '../../db/table/user.ts';
import { accountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import { fullViewer, userCan } from '../../src/user/role.ts';
import { invitedPath, signedInOperator, signedInUser, TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order as anOrder } from '../support/shipment/order.ts';

const script = '<script>alert(1)</script>';

let service: TestService;
let owner: TestBrowser;
let shipment: string;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
  shipment = await book();
});
afterAll(() => service.stop());

const key = async (accountId: string) =>
  (
    await service.database.db.pool.query('select id from api_key where account_id = $1 and not livemode', [
      accountId,
    ])
  ).rows[0].id as string;
const countKeys = async () =>
  Number(
    (await service.database.db.pool.query('select count(*) from api_key where revoked_at is null')).rows[0]
      .count,
  );

/** A user of the first account, invited again if a test removed it. */
const member = async () => {
  const email = 'member@shop.example';
  await invitedPath(service, { accountId: service.account.id, role: 'viewer', email });
  const query = 'select id from dashboard_user where email = $1';
  return (await service.database.db.pool.query(query, [email])).rows[0].id as string;
};

/** Every address with the ids of the first account. */
const routes = async () => {
  const memberId = await member();
  return Promise.all(
    accountRoutes.map(async (route) => {
      const other = route.path.startsWith('/team/') ? memberId : 'ses_0';
      const id = route.path.startsWith('/shipments/:id')
        ? shipment
        : route.path.startsWith('/keys')
          ? await key(service.account.id)
          : other;
      return { ...route, address: `/test${route.path === '/' ? '' : route.path.replace(':id', id)}` };
    }),
  );
};

describe('every route', () => {
  it('sends a visitor without a session to the sign-in, and changes nothing', async () => {
    const before = await countKeys();
    for (const { method, address } of await routes()) {
      const reply = await new TestBrowser(service)[method](address);
      expect([address, reply.status, reply.location]).toEqual([
        address,
        303,
        expect.stringMatching(/^\/dashboard\/sign-in\?next=/),
      ]);
    }
    expect(await countKeys()).toBe(before);
  });

  it('refuses a form that another site sent, and changes nothing', async () => {
    const before = await countKeys();
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'null' },
      { Origin: 'https://evil.example' },
      {},
    ];
    for (const headers of foreign) {
      for (const { method, address } of await routes()) {
        if (method === 'post') expect((await owner.post(address, { label: 'x' }, headers)).status).toBe(403);
      }
      const browser = new TestBrowser(service);
      expect((await browser.post('/sign-in', { email: 'a@b.example', password: 'x' }, headers)).status).toBe(
        403,
      );
    }
    expect(await countKeys()).toBe(before);
  });

  it('admits exactly the roles in the table of routes', async () => {
    for (const role of userRoles) {
      const { browser } = await signedInUser(service, { role, address: '198.51.100.9' });
      for (const { method, path, address, needs } of await routes()) {
        // A form that this test may send with its whole effect would change what the others read.
        if (
          /\/:id\/(revoke|cancel)$/.test(path) &&
          method === 'post' &&
          userCan({ ...fullViewer, role }, needs)
        )
          continue;
        const { status } = await browser[method](address);
        expect([role, method, path, status === 403]).toEqual([
          role,
          method,
          path,
          !userCan({ ...fullViewer, role }, needs),
        ]);
      }
    }
  });

  it('answers 404 for an id of another account or the other mode, and changes nothing', async () => {
    const other = await service.createAccount();
    const { browser: stranger } = await signedInUser(service, {
      accountId: other.id,
      address: '198.51.100.8',
    });
    const before = await countKeys();
    for (const { method, path, address } of await routes()) {
      if (!path.includes(':id')) continue;
      expect([path, (await stranger[method](address)).status]).toEqual([path, 404]);
      if (!/^\/security|^\/team|\/filters/.test(path)) {
        expect([path, (await owner[method](address.replace('/test', '/live'))).status]).toEqual([path, 404]);
      }
    }
    expect(await countKeys()).toBe(before);
    expect((await stranger.get('/test/shipments')).text).not.toContain(shipment);
    expect((await stranger.get('/test/activity')).text).not.toContain('person1@');
  });

  it('answers 404 for an address that cannot be decoded, and logs no error', async () => {
    const error = jest.spyOn(service.context.log, 'error');
    const operator = await signedInOperator(service, 'paths@sampan.example');
    for (const id of ['%ff', '%00', 'shp%00', '%e0%a4']) {
      for (const { method, path } of accountRoutes.filter((route) => route.path.includes(':id'))) {
        const { status } = await owner[method](`/test${path.replace(':id', id)}`);
        expect([path, id, status]).toEqual([path, id, 404]);
      }
      for (const { method, path } of operatorRoutes.filter((route) => route.path.includes(':id'))) {
        const { status } = await operator[method](`/operator${path.replace(':id', id)}`);
        expect([path, id, status]).toEqual([path, id, 404]);
      }
    }
    expect(error.mock.calls).toEqual([]);
    error.mockRestore();
  });

  it('answers 400 for a query that PostgreSQL refuses, and logs one line without a stack', async () => {
    const error = jest.spyOn(service.context.log, 'error');
    const warn = jest.spyOn(service.context.log, 'warn');
    const addresses = ['/events?shipment=%00', '/requests?request_id=%00'];
    for (const address of addresses) {
      expect([address, (await owner.get(`/test${address}`)).status]).toEqual([address, 400]);
    }
    expect(error.mock.calls).toEqual([]);
    const line = { method: 'GET', status: 400, path: expect.any(String), requestId: expect.any(String) };
    expect(warn.mock.calls).toEqual(addresses.map(() => [line, 'Page refused']));
    for (const spy of [error, warn]) spy.mockRestore();
  });

  it('forbids inline scripts, framing and caching', async () => {
    for (const { method, address } of await routes()) {
      if (method === 'post') continue;
      const { status, headers, text } = await owner.get(address);
      // A page that leads to another has the headers of a page, with a text of its own kind.
      if (status !== 303 && !headers.get('content-type')?.startsWith('text/html')) {
        expect([address, headers.get('content-security-policy')]).toEqual([
          address,
          expect.stringMatching(/^script-src 'none';.*frame-ancestors 'self'/),
        ]);
        expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
          'nosniff',
          'no-store',
        ]);
        continue;
      }
      const policy = headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
      expect(policy).not.toContain('unsafe');
      // Parts of pages come from the service itself.
      expect([address, /connect-src [^;]*/.exec(policy)?.[0]]).toEqual([address, "connect-src 'self'"]);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(nonce.length).toBeGreaterThan(20);
      expect([...text.matchAll(/<script(?! type="module" src="[^"]+" nonce="[^"]+"><\/script>)/g)]).toEqual(
        [],
      );
      expect(text).not.toMatch(/ (style|on\w+)="/);
      expect(text).not.toMatch(/(src|href)="(https?:)?\/\/(?!127\.0\.0\.1)/);
    }
    const nonces = await Promise.all(
      [1, 2].map(async () => (await owner.get('/test')).headers.get('content-security-policy')),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('the session cookie', () => {
  it('is out of reach of scripts and of other sites', async () => {
    const { email } = await signedInUser(service, { address: '198.51.100.7' });
    const reply = await new TestBrowser(service).post('/sign-in', {
      email,
      password: 'ferry lantern bamboo',
    });
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sampan_session=\w{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^sampan_device=\w{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/),
    ]);
  });
});

describe('stored texts', () => {
  it('are shown as text, never as markup', async () => {
    const order = anOrder();
    const id = await book({
      ...order,
      reference_no: script.slice(0, 30),
      tags: [script],
      recipient: { ...order.recipient, contact_name: script, address: script },
      items: [{ description: script, quantity: 1, unit_price_hkd: 10 }],
    });
    await owner.post('/test/keys', { label: script, scopes: 'rates:read' });
    const agent = { 'User-Agent': script };
    const { email } = await signedInUser(service, { address: '198.51.100.6' });
    const browser = new TestBrowser(service);
    await browser.post(
      '/sign-in',
      { email, password: 'ferry lantern bamboo' },
      { 'Sec-Fetch-Site': 'same-origin', ...agent },
    );
    const search = `/test/shipments?reference_no=${encodeURIComponent(`"><script>`)}`;
    for (const address of [
      `/test/shipments/${id}`,
      '/test/shipments',
      '/test/keys',
      '/test/security',
      search,
    ]) {
      const { text } = await (address === '/test/security' ? browser : owner).get(address);
      expect(text).toContain(
        address === search
          ? '&lt;script'
          : address === '/test/shipments'
            ? '&lt;script>alert'
            : '&lt;script>',
      );
      expect(text).not.toMatch(/<script(?! type="module")/);
    }
  });
});

describe('API keys', () => {
  it('are created once, at most 5 at a time, and work until they are revoked', async () => {
    const account = await service.createAccount();
    const { browser } = await signedInUser(service, { accountId: account.id, address: '198.51.100.5' });
    const made = await browser.post('/live/keys', [
      ['label', 'web shop'],
      ['scopes', 'shipments:read'],
    ]);
    const [secret = ''] = /mk_live_\w+/.exec(made.text) ?? [];
    expect((await service.call('get', '/shipments', secret)).status).toBe(200);
    expect((await service.call('get', '/wallet/balance', secret)).status).toBe(403);
    expect((await browser.get('/live/keys')).text).not.toContain(secret);
    for (let count = 3; count < maxActiveKeys; count++)
      await browser.post('/test/keys', { label: 'x', scopes: 'rates:read' });
    const before = await countKeys();
    const refused = await browser.post('/test/keys', { label: 'x', scopes: 'rates:read' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('5 active keys')]);
    expect(await countKeys()).toBe(before);
    const [, id = ''] = /keys\/(key_\w+)\/revoke/.exec((await browser.get('/live/keys')).text) ?? [];
    expect((await browser.get(`/live/keys/${id}/revoke`)).status).toBe(200);
    expect(await countKeys()).toBe(before);
    expect((await browser.post(`/live/keys/${id}/revoke`)).status).toBe(303);
    expect((await service.call('get', '/shipments', secret)).status).toBe(401);
    expect((await browser.get('/test/activity')).text).toMatch(/API key revoked[\s\S]*API key created/);
  });

  it.each<[string, Record<string, string>]>([
    ['without a label', { label: ' ', scopes: 'rates:read' }],
    ['with a label of two lines', { label: 'a\nb', scopes: 'rates:read' }],
    ['without a scope', { label: 'x' }],
    ['with an unknown scope', { label: 'x', scopes: 'everything' }],
  ])('are not created %s', async (_, form) => {
    const before = await countKeys();
    expect((await owner.post('/test/keys', form)).status).toBe(400);
    expect(await countKeys()).toBe(before);
  });
});

describe('the list of shipments', () => {
  it.each([
    ['status', 'status=label_created', true],
    ['another status', 'status=delivered', false],
    ['metadata', 'metadata_key=channel&metadata_value=none', false],
    ['a day before', 'created_to=2020-01-01', false],
    ['a day since', 'created_from=2020-01-01&changed_since=2020-01-01', true],
    ['the last of all days', 'created_to=9999-12-31', true],
    ['the country', 'destination_country=ZZ', false],
    ['a text without the spaces around it', 'destination_country=%20US%20', true],
  ])('filters by %s as the API does', async (_, search, isFound) => {
    const { status, text } = await owner.get(`/test/shipments?${search}`);
    expect([status, text.includes(shipment)]).toEqual([200, isFound]);
  });

  it.each([
    ['created_from', 'created_from=tomorrow'],
    ['created_from', 'created_from=2026-02-30'],
    ['created_from', 'created_from=%202020-01-01'],
    ['created_to', 'created_from=2020-01-02&created_to=2020-01-01'],
    ['changed_since', 'changed_since=0000-01-01'],
    ['metadata_key', 'metadata_value=none'],
    ['destination_country', 'destination_country=ZZZ'],
  ])('explains beside %s why nothing can match %s', async (name, search) => {
    const { status, text } = await owner.get(`/test/shipments?${search}&reference_no=kept`);
    expect([status, text]).toEqual([400, expect.stringContaining(`id="${name}-error"`)]);
    expect([text.includes('value="kept"'), text.includes(shipment)]).toEqual([true, false]);
    const file = await owner.get(`/test/shipments.csv?${search}`);
    expect([file.status, file.text.includes('tracking_number')]).toEqual([400, false]);
  });

  it('continues with the cursor of the page before', async () => {
    for (let count = 0; count < 26; count++) await book();
    const [, next = ''] =
      /href="\/dashboard(\/test\/shipments\?cursor=[^"]+)"/.exec((await owner.get('/test/shipments')).text) ??
      [];
    const page = await owner.get(next);
    expect([page.status, page.text.includes(shipment)]).toEqual([200, true]);
  });
});

describe('the language', () => {
  it('follows the browser, and the user’s choice after that', async () => {
    const { browser } = await signedInUser(service, { address: '198.51.100.4' });
    expect((await browser.get('/test', { 'Accept-Language': 'zh-HK' })).text).toContain('測試模式');
    const reply = await browser.post('/live/language', { language: 'zh-Hant', path: '/keys' });
    expect(reply.location).toBe('/dashboard/live/keys');
    expect((await browser.get('/live/keys', { 'Accept-Language': 'en' })).text).toContain(
      '<html lang="zh-Hant"',
    );
    const evil = await browser.post('/live/language', { language: 'en', path: '//evil.example' });
    expect(evil.location).toBe('/dashboard/live');
  });
});

async function book(order: object = anOrder()): Promise<string> {
  const { status, body } = await service
    .call('post', '/shipments')
    .set('Idempotency-Key', crypto.randomUUID())
    .send(order);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.id;
}
