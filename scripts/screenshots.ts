import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { chromium, type Page } from 'playwright-core';
import { openDb } from '../db/client.ts';
import type { UserRole } from '../db/table/user.ts';
import { Sampan } from '../sdk/typescript/src/index.ts';
import { readDemoFile } from '../src/demo/demo-file.ts';
import { inviteUser } from '../src/user/invite.ts';
import { browserProgram, everyKindOfPage, pageKind } from './frame/dashboard-pages.ts';
import { order } from './frame/order.ts';
import { startServer, startServiceProcess } from './frame/processes.ts';
import { temporaryHome } from './frame/stores.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Options {
  readonly folder: string;
  readonly widths: readonly number[];
  readonly schemes: readonly Scheme[];
  readonly languages: readonly string[];
  readonly whole: boolean;
}

type Scheme = 'light' | 'dark';

const listOf = (text: string) => text.split(',');

/** `npm run screenshots`: starts a service with sample data and pictures every page in each of the wanted looks. */
new Command('npm run screenshots')
  .description(
    'Picture every page of the dashboard into docs/images/, with a service of its own. Needs Chromium.',
  )
  .option('--folder <path>', 'folder of the pictures', path.join(root, 'docs', 'images'))
  .option(
    '--widths <list>',
    'widths in px, such as 380,820,1280,1920',
    (text) => listOf(text).map(Number),
    [1280],
  )
  .option('--schemes <list>', 'light, dark, or both', listOf, ['light'])
  .option('--languages <list>', 'languages of the browser, such as en-GB,zh-HK', listOf, ['en-GB'])
  .option('--whole', 'whole pages instead of one screen', false)
  .action(main)
  .parse();

async function main(options: Options): Promise<void> {
  if (!browserProgram) throw new Error('there is no Chromium; install it (Debian: chromium)');
  const { folder, languages } = options;
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const receiver = stack.use(
    await startServer(path.join(import.meta.dirname, 'bench', 'part', 'webhooks', 'receiver.ts'), {}),
  );
  const env = { SAMPAN_HOME: home, PUBLIC_URL: '', DATABASE_URL: undefined, REDIS_URL: '' };
  stack.use(await startServiceProcess({ ...env, LOG_LEVEL: 'silent', OUTBOUND_ALLOW: '127.0.0.1' }));
  const browser = stack.use(
    await chromium.launch({ executablePath: browserProgram, args: ['--no-sandbox'] }),
  );
  const demo = readDemoFile(home);
  if (!demo) throw new Error('the service made no demonstration account');
  const sampan = new Sampan({ apiKey: demo.test_key, baseUrl: demo.root_url });
  const tracked = await addSamples(sampan, `${receiver.url}/hook`);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith('dashboard-')) rmSync(path.join(folder, name));

  const open = async (locale: string) => {
    const page = await (await browser.newContext({ locale, timezoneId: 'Asia/Hong_Kong' })).newPage();
    page.setDefaultTimeout(120_000);
    return page;
  };
  const signedIn = async (locale: string, role: UserRole | 'operator') => {
    const page = await open(locale);
    await using db = openDb({ url: demo.database_url, poolSize: 1 });
    const user = { accountId: role === 'operator' ? null : demo.account_id, role, now: new Date() };
    const invited = await inviteUser(db.kysely, { ...user, email: `${role}.${locale}@lantau.example` });
    await page.goto(`${demo.root_url}${invited?.path}`);
    await page.fill('input[name=password]', 'ferry lantern bamboo');
    await page.click('main button');
    await page.waitForURL(/\/dashboard\/(test|live|operator)$/);
    // The samples are in test mode.
    if (role !== 'operator') await page.goto(`${demo.root_url}/dashboard/test`);
    return page;
  };
  for (const language of languages) {
    const suffix = language === 'en-GB' ? '' : `.${language}`;
    const picture = (page: Page, url: string, name = fileName(url)) =>
      pictureIn(page, url, path.join(folder, `dashboard-${name}${suffix}`), options);
    const owner = await signedIn(language, 'owner');
    for (const url of await reachable(owner)) await picture(owner, url);
    for (const [name, place, openPart] of openedParts) {
      await owner.goto(`${demo.root_url}/dashboard/test${place}`);
      await openPart(owner);
      const file = path.join(folder, `dashboard-${name}${suffix}`);
      await pictureLooks(owner, file, { ...options, whole: false });
    }
    const operator = await signedIn(language, 'operator');
    // The pages of test mode are those of the account above, in the operator's frame.
    for (const url of await reachable(operator))
      if (!/\/accounts\/[^/]+\/test\/./.test(url)) await picture(operator, url);
    const outside = await open(language);
    const { root_url: root } = demo;
    for (const page of ['/dashboard/sign-in', '/', '/changelog', '/track'])
      await picture(outside, root + page);
    for (const [name, url] of tracked) await picture(outside, url, `track-${name}`);
  }
}

/** Parts that a person opens on a page. */
const openedParts: readonly (readonly [name: string, path: string, open: (page: Page) => Promise<void>])[] = [
  [
    'opened-drawer',
    '/shipments',
    async (page) => {
      await page.locator('tbody [hx-get]').first().click();
      await page.locator('#drawer[open] section').first().waitFor();
    },
  ],
  [
    'opened-search',
    '',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('emily');
      await page.locator('#palette-hits a').first().waitFor();
    },
  ],
  ['opened-selection', '/shipments', (page) => page.locator('tbody input[name=id]').first().check()],
  ['opened-hand-over', '/manifests/new?carrier=sandbox', async () => {}],
];

/**
 * Shipments in several states with what belongs to them, an endpoint on this machine, and requests that failed.
 * Returns the pages of shipments for their recipients.
 */
async function addSamples(sampan: Sampan, hook: string): Promise<(readonly [name: string, url: string])[]> {
  const people = [
    'Emily Carter',
    'João Silva',
    'Margaret Montgomery-Fitzgerald',
    'Liam O’Brien',
    '陳大文',
    'Lucas Martin',
  ];
  /** A reference of the sandbox, and the status that its shipment reaches. */
  const stories = [
    ['delivered', 'SANDBOX-POD', 'delivered'],
    ['moving', null, 'in_transit'],
    ['cancelled', null, 'cancelled'],
    ['lost', 'SANDBOX-LOST', 'exception'],
    ['customs', 'SANDBOX-CUSTOMS', 'exception'],
    ['failed', null, 'delivery_failed'],
    ['pickup', null, 'available_for_pickup'],
    ['returned', 'SANDBOX-RETURN', 'returned'],
    ['returning', 'SANDBOX-RETURN', 'returning'],
    ['no-label', 'SANDBOX-LABEL-FAILED', null],
    ['created', null, null],
  ] as const;
  await sampan.webhooks.create({ url: hook, events: ['shipment.created', 'shipment.delivered'] });
  let number = 1042;
  const orderTo = (contact_name = '', reference: string | null = null) => ({
    ...order,
    recipient: { ...order.recipient, contact_name },
    reference_no: reference ?? `LT-${number++}`,
  });
  const book = async (contact_name?: string) => (await sampan.shipments.create(orderTo(contact_name))).id;
  const tracked: (readonly [string, string])[] = [];
  for (const [index, [name, reference, status]] of stories.entries()) {
    const { id } = await sampan.shipments.create(orderTo(people[index % people.length], reference));
    if (status === 'cancelled') await sampan.shipments.cancel(id);
    else if (status) await sampan.testHelpers.advance(id, { status });
    if (status === 'delivered') {
      await sampan.testHelpers.settle(id, { charged_hkd: 180.5, chargeable_weight_kg: 1.2 });
      await sampan.shipments.createReturn(id);
    }
    const { tracking_page_url: url } = await sampan.shipments.retrieve(id);
    if (url) tracked.push([name, url]);
  }
  // The carrier does not answer, so these bookings are not confirmed.
  for (const person of people.slice(0, 2))
    await sampan.shipments.create(orderTo(person, 'SANDBOX-SILENT'), { maxRetries: 0 }).catch(() => {});
  await sampan.addresses.create({ ...order.sender, role: 'sender', is_default: true });
  for (const contact_name of people)
    await sampan.addresses.create({ ...order.recipient, contact_name, role: 'recipient' });
  // Two manifests, one with a shipment that was cancelled since, and shipments that wait for the next one.
  for (const [first, ...others] of [people.slice(0, 2), people.slice(2)]) {
    const cancelled = await book(first);
    for (const person of others) await book(person);
    await sampan.manifests.create({ carrier_code: 'sandbox' });
    await sampan.shipments.cancel(cancelled);
  }
  const orders = [...people, ...people].map((person) => orderTo(person));
  // Chile wants a tax number, so this one is refused.
  orders.push({ ...orderTo('Sofia Rojas'), recipient: { ...order.recipient, country_code: 'CL' } });
  const { id: batch } = await sampan.shipmentBatches.create({ orders });
  await sampan.shipmentBatches.waitUntilCompleted(batch);
  await sampan.shipments.retrieve('SMP000000000000').catch(() => {});
  return tracked;
}

const fileName = (url: string) =>
  pageKind(new URL(url).pathname)
    .replace(/^\/dashboard\/(test\/?)?/, '')
    .replace(/^\//, '')
    .replaceAll('/:id', '-detail')
    .replaceAll('/', '-') || (url.includes('/dashboard/') ? 'home' : 'root');

function reachable(page: Page): Promise<string[]> {
  return everyKindOfPage(page.url(), async (url) => {
    await page.goto(url);
    return page.evaluate('[...document.links].map(({ origin, pathname }) => origin + pathname)');
  });
}

async function pictureIn(page: Page, url: string, file: string, options: Options): Promise<void> {
  await page.goto(url);
  await pictureLooks(page, file, options);
}

/** @param file path without width, colors and extension, which it has where there are several */
async function pictureLooks(
  page: Page,
  file: string,
  { widths, schemes, whole: fullPage }: Options,
): Promise<void> {
  // A folded label is drawn when it is opened.
  await page.locator('div.label:not(:has(canvas), details:not([open]) *)').waitFor({ state: 'detached' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const look = [widths.length > 1 ? `.${width}` : '', schemes.length > 1 ? `.${colorScheme}` : ''].join(
        '',
      );
      await page.screenshot({ path: `${file}${look}.png`, fullPage });
    }
  }
  console.log(file);
}
