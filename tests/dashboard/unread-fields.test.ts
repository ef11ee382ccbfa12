import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { everyKindOfPage, pageKind } from '../../scripts/frame/dashboard-pages.ts';
import { Form } from '../../src/dashboard/form.ts';
import { accountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import { registerClient } from '../../src/oauth/client.ts';
import {
  goodPassword,
  invitedPath,
  signedInOperator,
  signedInUser,
  TestBrowser,
} from '../support/dashboard.ts';
import { closeManifest } from '../support/manifest/manifest-world.ts';
import { turnOnFactor } from '../support/second-factor.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { sold } from '../support/shipment/returns.ts';

let service: TestService;

/** Names that the service asked for, by the body of the form. */
const asked = new Map<string, Set<string>>();
const { all } = Form.prototype;
beforeAll(async () => {
  jest.spyOn(Form.prototype, 'all').mockImplementation(function (this: Form, name: string) {
    const names = asked.get(this.body) ?? new Set();
    asked.set(this.body, names.add(name));
    return all.call(this, name);
  });
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_1' });
  const sdk = service.sdk();
  for (const change of [{}, { reference_no: 'R-1' }]) await sdk.shipments.create({ ...order(), ...change });
  await closeManifest(service).expect(201);
  await sdk.shipments.create({ ...order(), reference_no: 'R-2' });
  for (const role of ['recipient', 'sender'] as const)
    await sdk.addresses.create({ ...order().recipient, country_code: role === 'sender' ? 'HK' : 'US', role });
  const { id } = await sdk.webhooks.create({ url: 'http://127.0.0.1:9/', events: ['*'] });
  await sdk.webhooks.test(id);
  await service
    .call('post', '/shipments/batch')
    .set('Idempotency-Key', 'batch')
    .send({ orders: [{ ...order(), reference_no: 'SO-1' }] })
    .expect(202);
});
afterAll(() => service.stop());

interface FoundForm {
  /** Below `/dashboard`. */
  readonly action: string;
  readonly isUpload: boolean;
  readonly fields: readonly Field[];
  readonly buttons: readonly Field[];
}
type Field = readonly [name: string, value: string];

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const typed: Readonly<Record<string, string>> = {
  email: 'new@shop.example',
  user_email: 'new@shop.example',
  url: 'http://127.0.0.1:9/new',
  password: goodPassword,
  current: goodPassword,
  since: '2026-01-01T00:00',
  threshold: '100',
  ioss: 'IM0123456789',
  amount: '5',
  correction: '5',
  rate: '7.8',
};

function readForms(text: string, page: string): FoundForm[] {
  return [...text.matchAll(/<form ([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, start = '']) => attribute(` ${start}`, 'method') === 'post')
    .map(([, start = '', content = '']) => {
      const inputs = [...content.matchAll(/<(?:input|textarea|select)\s[^>]*>/g)].flatMap(
        ([tag]): Field[] => {
          const name = attribute(tag, 'name');
          const isOther = attribute(tag, 'type') === 'radio' && !/\schecked/.test(tag);
          if (name === undefined || name === 'form_key' || isOther) return [];
          const [first] = /<option value="[^"]+"/.exec(content.split(tag)[1] ?? '') ?? [];
          const given =
            attribute(tag, 'value') || (tag.startsWith('<select') ? attribute(` ${first}`, 'value') : '');
          return [[name, given || (typed[name] ?? '1')]];
        },
      );
      // A button with an address of its own sends the form to another route.
      const buttons = [...content.matchAll(/<button\s(?![^>]*formaction)[^>]*>/g)].flatMap(
        ([tag]): Field[] => {
          const name = attribute(tag, 'name');
          return name === undefined ? [] : [[name, attribute(tag, 'value') ?? '']];
        },
      );
      const action = attribute(` ${start}`, 'action')?.replace('/dashboard', '') ?? page;
      return { action, isUpload: /multipart\/form-data/.test(start), fields: inputs, buttons };
    });
}

/** Returns the forms of every kind of page that links lead to. */
async function formsBelow(browser: TestBrowser, start: string): Promise<FoundForm[]> {
  const found: FoundForm[] = [];
  await everyKindOfPage(start, async (address) => {
    const page = address.replace('/dashboard', '');
    const { text } = await browser.get(page);
    found.push(...readForms(text, page));
    return [...text.matchAll(/ href="(\/dashboard[^"#]*)/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
  });
  return found;
}

/** Forms after which others lose their subject or their session, in the order in which they are sent. */
const last = [
  /\/(role|cancel|withdraw|revoke|stop|delete)$/,
  /\/security\/(sessions|other-sessions|second-factor)/,
  /\/security$/,
  /\/remove$/,
  /\/sign-out$/,
];
const rank = ({ action }: FoundForm) => last.findIndex((pattern) => pattern.test(action));

/** Returns the path of a form's route. */
function routeOf({ action }: FoundForm): string {
  return pageKind(action.split('?')[0] ?? '').replace(/^\/(test|live)/, '');
}

/** Forms that differ in the number of their rows are of one kind. */
function kindOf(form: FoundForm): string {
  const names = new Set(form.fields.map(([name]) => name.replace(/\.\d+\./, '.0.')));
  return [routeOf(form), ...[...names].sort()].join(' ');
}

/** A return has the total of every service, and the route reads that of the chosen one. */
const partOf = (name: string) => name.replace(/^total\..+/, 'total');

interface Names {
  readonly sent: Set<string>;
  readonly read: Set<string>;
}
const routes = new Map<string, Names>();
const sentKinds = new Set<string>();

/** Sends a form with every input, once per button. Returns the forms of the pages that answer. */
async function send(browser: TestBrowser, form: FoundForm): Promise<FoundForm[]> {
  if (form.isUpload || sentKinds.has(kindOf(form))) return [];
  sentKinds.add(kindOf(form));
  const next: FoundForm[] = [];
  const route = routeOf(form);
  const { sent, read } = routes.get(route) ?? { sent: new Set(), read: new Set() };
  routes.set(route, { sent, read });
  for (const button of [null, ...form.buttons]) {
    const fields = button ? [...form.fields, button] : [...form.fields];
    asked.clear();
    const { text } = await browser.post(form.action, fields as [string, string][]);
    for (const [name] of fields) sent.add(partOf(name));
    for (const name of [...asked.values()].flatMap((names) => [...names])) read.add(partOf(name));
    next.push(...readForms(text, form.action));
  }
  return next;
}

const details = {
  service_tier_id: 'HKASTDGGSTCM',
  goods_category: 'general',
  'recipient.country_code': 'US',
};
const accepted: Readonly<Record<string, string>> = {
  ...details,
  'recipient.contact_name': 'Emily Chan',
  'recipient.phone': '+1 212 555 0147',
  'recipient.city': 'New York',
  'recipient.address': '350 5th Avenue',
  'recipient.postal_code': '10118',
  'parcels.0.weight_kg': '0.5',
  'items.0.description': 'Shirt',
  'items.0.quantity': '1',
  'items.0.unit_price': '80',
  declared_currency: 'HKD',
};

/** Returns the forms of pages that the links of a new account do not lead to. */
async function formsBesideLinks(browser: TestBrowser): Promise<FoundForm[]> {
  const { pool } = service.database.db;
  const { rows } = await pool.query('select id from api_key where account_id = $1 and not livemode', [
    service.account.id,
  ]);
  const { id: clientId } = await registerClient(service.database.db.kysely, {
    client_name: 'Assistant',
    redirect_uris: ['https://assistant.example/callback'],
  });
  const asking = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: 'https://assistant.example/callback',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const pages = [
    `/test/shipments/new?${new URLSearchParams(details)}`,
    '/test/shipments?status=label_created',
    '/live/wallet',
    `/test/keys/${rows[0].id}/label`,
    `/test/shipments/${await sold(service)}/return`,
    `/test/connect?${asking}`,
  ];
  const shown = await Promise.all(pages.map(async (page) => readForms((await browser.get(page)).text, page)));
  const checked = await browser.post('/test/shipments/new/check', accepted);
  const priced = readForms(checked.text, '').filter(({ action }) => action.endsWith('/shipments/new/check'));
  // The buttons that book send the same form to another address.
  const booked = priced.map((form) => ({ ...form, action: '/test/shipments/new' }));
  return [shown.flat(), priced, booked].flat();
}

/** Inputs that no route reads, with the reason. */
const forPasswordManagers = 'tells a password manager whose password it is';
const isOfBooking = 'the buttons that book send it to another route';
const unread: Readonly<Record<string, string>> = {
  '/operator/security username': forPasswordManagers,
  '/security username': forPasswordManagers,
  '/shipments/new/check expected_discount_rule_id': isOfBooking,
  '/shipments/new/check expected_total_hkd': isOfBooking,
  '/shipments/new/check key': isOfBooking,
};

const needsState = 'only a button, on a thing that this account does not have';
const isFile = 'a file';
const isPart = 'sends the form of an order while it is filled in: tests/dashboard/order-pages.test.ts';
const isOfBar = 'only buttons of a form of another route: tests/dashboard/selected-shipments.test.ts';
const isOfCharge = 'needs a live charge: tests/dashboard/charge-dispute.test.ts';
const isShared = 'the form of an account, without a page of its own here';
/** Routes whose forms are not on these pages. */
const notSent: Readonly<Record<string, string>> = {
  '/batches': isFile,
  '/batches/:id/retry': needsState,
  '/batches/new': isFile,
  '/manifests/new/tick': 'only buttons of a form of another route: tests/dashboard/manifest-pages.test.ts',
  '/operator/accounts/:id/charges/:shipment/refund': isOfCharge,
  '/operator/accounts/:id/charges/:shipment/refusal': isOfCharge,
  '/operator/catalog': isFile,
  '/operator/catalog/upload': isFile,
  '/operator/catalog/upload/compare': isFile,
  '/operator/catalog/upload/discard': isFile,
  '/operator/health/clock': needsState,
  '/operator/health/jobs/:queue': needsState,
  '/operator/health/jobs/:queue/:id': needsState,
  '/operator/rates/withdraw': needsState,
  '/operator/security/other-sessions': isShared,
  '/operator/security/passkeys/:id/remove': isShared,
  '/operator/security/second-factor/codes': isShared,
  '/operator/security/second-factor/off': isShared,
  '/operator/security/sessions/:id': isShared,
  '/operator/shipments/:id/outcome': 'needs a live parcel: tests/dashboard/operator/support.test.ts',
  '/operator/unconfirmed/:id': 'tests/dashboard/operator.test.ts',
  '/operator/users/:id/link/withdraw': isShared,
  '/operator/users/:id/unlock': needsState,
  '/products/import': isFile,
  '/to-book/drop': needsState,
  '/security/passkeys/:id/remove': needsState,
  '/settings/buyer-page': isFile,
  '/settings/order-files/mappings/:id/remove': needsState,
  '/settings/parcels/remove': needsState,
  '/settings/notifications': 'needs a mail server: tests/dashboard/notification-routes.test.ts',
  '/shipments/new/details': isPart,
  '/shipments/new/people': isPart,
  '/shipments/new/price': isPart,
  '/shipments/:id/dispute': isOfCharge,
  '/shipments/packing-slips': isOfBar,
  '/shipments/selected.csv': isOfBar,
  '/shipments/:id/products': 'needs an item with a SKU: tests/dashboard/product-pages.test.ts',
  '/shipments/filters/:id': needsState,
  '/team/:id/link/withdraw': needsState,
  '/webhooks/:id/enable': needsState,
  '/webhooks/:id/redeliver': 'needs a failed delivery: tests/dashboard/webhooks.test.ts',
};

it('no form of the dashboard has an input that its route does not read', async () => {
  const { browser: owner, email } = await signedInUser(service);
  await signedInUser(service, { role: 'viewer', address: '198.51.100.2' });
  await new TestBrowser(service, '198.51.100.3').post('/sign-in', { email, password: goodPassword });
  const member = { accountId: service.account.id, role: 'viewer', email: 'invited@shop.example' } as const;
  await invitedPath(service, member);
  await service.call('post', '/products').send({ sku: 'TS', description: 'Cotton T-shirt' }).expect(201);
  const operator = await signedInOperator(service, 'fields@sampan.example');
  const { browser: careful } = await signedInUser(service, { address: '198.51.100.4' });
  await turnOnFactor(service, careful, '/test');
  const factorPage = '/test/security/second-factor';
  const stranger = new TestBrowser(service, '198.51.100.7');
  const parts: (readonly [TestBrowser, FoundForm[]])[] = [
    [careful, readForms((await careful.get(factorPage)).text, factorPage)],
    [owner, [...(await formsBelow(owner, '/dashboard/test')), ...(await formsBesideLinks(owner))]],
    [operator, await formsBelow(operator, '/dashboard/operator')],
    [stranger, readForms((await stranger.get('/sign-in')).text, '/sign-in')],
  ];
  for (const [browser, forms] of parts) {
    for (let [form] = forms; form; [form] = forms) {
      forms.shift();
      forms.push(...(await send(browser, form)));
      forms.sort((one, other) => rank(one) - rank(other));
    }
  }
  const lost = [...routes].flatMap(([route, { sent, read }]) =>
    [...sent].filter((name) => !read.has(name)).map((name) => `${route} ${name}`),
  );
  expect(lost.sort()).toEqual(Object.keys(unread).sort());
  const posts = [
    ...accountRoutes.map((route) => ({ ...route, start: '' })),
    ...operatorRoutes.map((route) => ({ ...route, start: '/operator' })),
  ].flatMap(({ method, path, start }) => (method === 'post' ? [start + path] : []));
  expect(posts.filter((path) => !routes.has(path)).sort()).toEqual(Object.keys(notSent).sort());
});
