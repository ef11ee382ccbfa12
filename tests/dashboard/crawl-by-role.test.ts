import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { type OperatorRole, operatorRoles, userRoles } from '../../db/table/user.ts';
import { pageKind } from '../../scripts/frame/dashboard-pages.ts';
import { accountRoutes, operatorAccountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import { operatorCan, rightsOf, userCan, type ViewerChoice } from '../../src/user/role.ts';
import { goodPassword, signedInOperator, signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { bookTest, closeManifest } from '../support/manifest/manifest-world.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../support/shipment/batch.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

const contact = {
  contact_name: 'Perpetua Quillfeather',
  phone: '+1 212 555 0163',
  email: 'perpetua@buyer.example',
  address: '77 Gossamer Lane',
};
const given = Object.values(contact);

let service: TestService;
let shipment: string;
/** Amounts of prices and of the wallet, as pages and files show them. */
let amounts: string[];
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1', REQUEST_LOG: 'on' } });
  const { account, database } = service;
  const recipient = { ...order().recipient, ...contact };
  await closeManifest(service, { shipment_ids: await bookTest(service, 1) });
  shipment = (await create(service, order({ recipient, reference_no: 'SO-7001' }))).body.data.id;
  await createBatch(
    service,
    batchOrders(2, () => ({ recipient })),
  );
  await placeBatches(service.context);
  const { webhooks, addresses, products } = service.sdk();
  await webhooks.create({ url: 'http://127.0.0.1:9/', events: ['*'] });
  await addresses.create({ ...recipient, role: 'recipient' });
  await products.create({ sku: 'SKU-1', description: 'Cotton T-shirt' });
  const balance = {
    accountId: account.id,
    amountCents: 7_654_321,
    transactionId: 'txn_start',
    reason: 'paid',
  };
  await topUp(database.db.pool, balance);
  const totals = await rows('select distinct total_cents::text as cents from shipment where total_cents > 0');
  amounts = ['7654321', ...totals.map(({ cents }) => cents)].map((cents) => (Number(cents) / 100).toFixed(2));
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: string[]) =>
  (await service.database.db.pool.query(query, values)).rows;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'" };

interface Visited {
  readonly url: string;
  readonly text: string;
}

/** Opens a page of each kind to which pages and their forms lead. Returns them with the addresses of their POST forms. */
async function crawl(browser: TestBrowser, starts: readonly string[]) {
  const pages: Visited[] = [];
  const forms = new Set<string>();
  const queue = [...starts];
  const kindOf = (url: string) => `${url.split('/')[2]} ${pageKind(url)}`;
  const kinds = new Set(queue.map(kindOf));
  const find = (link: string) => {
    if (!/^\/dashboard\/(test|live|operator)\b/.test(link) || kinds.has(kindOf(link))) return;
    kinds.add(kindOf(link));
    queue.push(link);
  };
  for (const url of queue) {
    const { status, text, location } = await browser.get(url.replace('/dashboard', ''));
    // A form without its fields may answer 400.
    expect([url, status < 500 && status !== 403, status]).toEqual([url, true, status]);
    pages.push({ url, text });
    if (location) find(location);
    const attribute = (name: string, tag: string) =>
      new RegExp(`\\b${name}="([^"]*)"`)
        .exec(tag)?.[1]
        ?.replaceAll(/&\w+;|&#39;/g, (one) => entities[one] ?? one);
    for (const [tag] of text.matchAll(/<(a|form|button|img|object|div|use|input)\b[^>]*>/g)) {
      const isPost = /\bmethod="post"/.test(tag);
      for (const name of ['href', 'src', 'data', 'data-label', 'action', 'formaction', 'hx-get']) {
        const link = attribute(name, tag);
        if (link === undefined) continue;
        if ((name === 'action' && isPost) || name === 'formaction') forms.add(link);
        else find(link);
      }
    }
  }
  return { pages, forms: [...forms] };
}

function routeOf<Route extends { readonly method: string; readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route | undefined {
  return routes.find(
    (route) =>
      route.method === 'post' &&
      new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  );
}

/** Returns what a person without scripts cannot use on a page. A dialog is opened by a script, and repeats other pages. */
function faultsWithoutScripts(text: string): string[] {
  if (!text.startsWith('<!doctype html>')) return [];
  const page = text.replaceAll(/<dialog\b[\s\S]*?<\/dialog>/g, '');
  const attributes = '((?:[^>"]|"[^"]*")*)';
  const tags = (name: string) =>
    [...page.matchAll(new RegExp(`<${name}\\b${attributes}>`, 'g'))].map(([, given = '']) => given);
  const isSending = (given: string) => !/\btype="?button\b/.test(given);
  const buttons = tags('button');
  const faults = /<h1>/.test(page) && page.endsWith('</html>') ? [] : ['is no whole page'];
  for (const [form, given = '', inner = ''] of page.matchAll(
    new RegExp(`<form\\b${attributes}>([\\s\\S]*?)</form>`, 'g'),
  )) {
    const id = /\bid="([^"]+)"/.exec(given)?.[1];
    const own = [...inner.matchAll(new RegExp(`<button\\b${attributes}>`, 'g'))].map(([, one = '']) => one);
    const others = id === undefined ? [] : buttons.filter((one) => one.includes(`form="${id}"`));
    if (![...own, ...others].some(isSending)) faults.push(`no button sends ${form.slice(0, 80)}`);
  }
  for (const given of buttons)
    if (!isSending(given) && !/\bhidden\b|\bdata-copy/.test(given))
      faults.push(`only a script serves ${given}`);
  for (const given of tags('a'))
    if (/\bhx-/.test(given) && !/\bhref="/.test(given)) faults.push(`leads nowhere: ${given}`);
  for (const needed of ['data-passkey', 'data-label'])
    if (
      new RegExp(`\\b${needed}=`).test(page) &&
      !/<noscript>[\s\S]*?<p[ >][\s\S]*?\S[\s\S]*?<\/noscript>/.test(page)
    )
      faults.push(`does not state that ${needed} needs scripts`);
  return faults;
}

it('the check of pages without scripts finds the parts that only a script serves', () => {
  const page = (body: string) => `<!doctype html><html><body><main><h1>X</h1>${body}</main></body></html>`;
  const send = '<button>Send</button>';
  expect(
    faultsWithoutScripts(page(`<form method="post">${send}</form><dialog><form></form></dialog>`)),
  ).toEqual([]);
  expect(faultsWithoutScripts(page(`<form id="f"></form><button form="f">Send</button>`))).toEqual([]);
  for (const body of [
    '<form method="post"><input name="a" /></form>',
    '<form><button type="button" data-copy="x">Copy</button></form>',
    `<form>${send}<button type="button">Count</button></form>`,
    '<a hx-get="/x">Open</a>',
    '<div data-label="/x"></div>',
  ])
    expect([body, faultsWithoutScripts(page(body)).length]).toEqual([body, 1]);
  expect(faultsWithoutScripts('<!doctype html><html><p>cut')).toEqual(['is no whole page']);
});

it('the page that asks for a passkey states that it needs scripts', async () => {
  const { browser } = await signedInUser(service, { address: '198.51.100.23' });
  const { text } = await browser.post('/test/security/passkeys', { name: 'Laptop', password: goodPassword });
  expect(text).toContain('data-passkey=');
  expect(faultsWithoutScripts(text)).toEqual([]);
  expect(faultsWithoutScripts(text.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, ''))).toEqual([
    expect.stringContaining('data-passkey'),
  ]);
});

const viewers: [string, ViewerChoice][] = [
  ['a viewer without money', { seesMoney: false }],
  ['a viewer without recipients', { seesRecipients: false }],
  ['a viewer without both', { seesMoney: false, seesRecipients: false }],
];

describe('the pages of an account', () => {
  it.each([
    ...userRoles.map((role) => [role, role, {}] as const),
    ...viewers.map(([name, choice]) => [name, 'viewer', choice] as const),
  ])('offer %s no link and no form that is refused, and show no more than the role sees', async (_, role, choice) => {
    const { browser } = await signedInUser(service, { role, choice, address: '198.51.100.20' });
    const { pages, forms } = await crawl(browser, [
      '/dashboard/test',
      '/dashboard/live',
      `/dashboard/test/search?q=${contact.contact_name}`,
    ]);
    const rights = rightsOf(role, choice);
    const refused = forms
      .map((form) => form.replace(/^\/dashboard\/(test|live)/, '').split('?')[0] ?? '')
      .filter((path) => !/^\/(language|mode|sign-out)$/.test(path))
      .filter((path) => {
        const route = routeOf(accountRoutes, path);
        return !route || !userCan(rights, route.needs);
      });
    expect(refused).toEqual([]);
    const shown = (texts: readonly string[]) =>
      pages.filter(({ text }) => texts.some((one) => text.includes(one))).map(({ url }) => url);
    if (!rights.sees_money) expect(shown([...amounts, 'Money on hold', 'Cost more than quoted'])).toEqual([]);
    // The page of a search repeats what was searched.
    const others = shown(given).filter((url) => !url.includes('?q='));
    if (!rights.sees_recipients) expect(others).toEqual([]);
    const faults = pages.flatMap(({ url, text }) =>
      faultsWithoutScripts(text).map((fault) => `${url}: ${fault}`),
    );
    expect(faults).toEqual([]);
    if (role === 'clerk') expect(shown(['76,543.21', '76543.21'])).toEqual([]);
    if (role === 'owner') {
      expect(shown(amounts).length).toBeGreaterThan(3);
      expect(shown(given).length).toBeGreaterThan(3);
    }
  });

  it('find nothing by the name of a recipient for a viewer who sees no recipients', async () => {
    const choice = { seesRecipients: false };
    const { browser } = await signedInUser(service, { role: 'viewer', choice, address: '198.51.100.21' });
    const { text: found, location } = await browser.get('/test/search?q=Perpetua');
    expect([found.includes(shipment), location]).toEqual([false, null]);
    const all = (await browser.get('/test/shipments')).text.match(/SMP\w+/g);
    expect((await browser.get('/test/shipments?q=Perpetua')).text.match(/SMP\w+/g)).toEqual(all);
    // Shops keep notes on the recipient in the metadata.
    const byNote = (await browser.get('/test/shipments?metadata_key=note&metadata_value=Perpetua')).text;
    expect([byNote.match(/SMP\w+/g), byNote.includes('name="metadata_key"')]).toEqual([all, false]);
    expect((await browser.get('/test/search?q=SO-7001')).location).toBe(
      `/dashboard/test/shipments/${shipment}`,
    );
    const { text } = await browser.get('/test/shipments.csv');
    expect(text).toContain(shipment);
    for (const name of given) expect(text).not.toContain(name);
  });

  it('leave the amounts out of the files of a viewer who sees no money', async () => {
    const choice = { seesMoney: false };
    const { browser } = await signedInUser(service, { role: 'viewer', choice, address: '198.51.100.22' });
    const { text } = await browser.get('/test/shipments.csv');
    expect(text).toContain(contact.contact_name);
    expect(text.split('\r\n')[0]).not.toMatch(/hkd|currency|surcharges/);
    expect((await browser.get('/test/wallet.csv')).status).toBe(403);
  });
});

it.each(
  operatorRoles,
)('the pages of operators offer %s no link and no form that is refused', async (role: OperatorRole) => {
  const browser = await signedInOperator(service, `${role}@sampan.example`, '198.51.100.90', role);
  const { forms, pages } = await crawl(browser, ['/dashboard/operator']);
  expect(pages.length).toBeGreaterThan(15);
  const routes = [...operatorRoutes, ...operatorAccountRoutes];
  const refused = forms
    .map((form) => form.replace('/dashboard/operator', '').split('?')[0] ?? '')
    .filter((path) => !/^\/(language|mode|sign-out)$/.test(path))
    .filter((path) => {
      const route = routeOf(routes, path);
      return !route || !operatorCan({ role }, route.needs);
    });
  expect(refused).toEqual([]);
});
