import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { openDb } from '../db/client.ts';
import { Sampan } from '../sdk/typescript/src/index.ts';
import { readDemoFile } from '../src/demo/demo-file.ts';
import { inviteUser } from '../src/user/invite.ts';
import { browserProgram, everyKindOfPage, pageKind } from './frame/dashboard-pages.ts';
import { order } from './frame/order.ts';
import { startServer, startServiceProcess } from './frame/processes.ts';
import { temporaryHome } from './frame/stores.ts';

const root = path.resolve(import.meta.dirname, '..');

/** `npm run screenshots`: starts a service with sample data and pictures every page of the dashboard. */
const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };

new Command('npm run screenshots')
  .description(
    'Picture every page of the dashboard into docs/images/, with a service of its own. Needs Chromium.',
  )
  .option('--folder <path>', 'folder of the pictures', path.join(root, 'docs', 'images'))
  .action(main)
  .parse();

async function main({ folder }: { folder: string }): Promise<void> {
  if (!browserProgram) throw new Error('there is no Chromium; install it (Debian: chromium)');
  const fileNamed = (name: string) => path.join(folder, `dashboard-${name}.png`);
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
  await addSamples(new Sampan({ apiKey: demo.test_key, baseUrl: demo.root_url }), `${receiver.url}/hook`);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith('dashboard-')) rmSync(path.join(folder, name));

  const owner = { accountId: demo.account_id, role: 'owner' } as const;
  const operator = { accountId: null, role: 'operator' } as const;
  const invite = async (user: (typeof owner | typeof operator) & { readonly email: string }) => {
    await using db = openDb({ url: demo.database_url, poolSize: 1 });
    return `${demo.root_url}${(await inviteUser(db.kysely, { ...user, now: new Date() }))?.path}`;
  };
  const signedIn = async (
    email: string,
    options: BrowserContextOptions,
    membership: typeof owner | typeof operator = owner,
  ) => {
    const page = await (await browser.newContext(options)).newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(await invite({ ...membership, email }));
    await page.fill('input[name=password]', 'ferry lantern bamboo');
    await page.click('main button');
    await page.waitForURL(/\/dashboard\/(test|operator)$/);
    return page;
  };
  const page = await signedIn('mei@lantau.example', wide);
  for (const url of await reachable(page)) await picture(page, url, fileNamed(fileName(url)));
  const start = `${demo.root_url}/dashboard/test`;
  await picture(
    await signedIn('dark@lantau.example', { ...wide, colorScheme: 'dark' }),
    start,
    fileNamed('home-dark'),
  );
  await picture(
    await signedIn('zh@lantau.example', { ...wide, locale: 'zh-HK' }),
    start,
    fileNamed('home-zh-hant'),
  );
  const narrow = { ...wide, viewport: { width: 380, height: 800 } };
  await picture(await signedIn('narrow@lantau.example', narrow), start, fileNamed('home-narrow'));
  const operatorPage = await signedIn('ops@sampan.example', wide, operator);
  // The pages of test mode are those of the account above, in the operator's frame.
  for (const url of await reachable(operatorPage)) {
    if (/\/accounts\/[^/]+\/test\/./.test(url)) continue;
    await picture(operatorPage, url, fileNamed(fileName(url)));
  }
  const outside = await (await browser.newContext(wide)).newPage();
  await picture(outside, `${demo.root_url}/dashboard/sign-in`, fileNamed('sign-in'));
}

/** Shipments in several states with what belongs to them, an endpoint on this machine, and requests that failed. */
async function addSamples(sampan: Sampan, hook: string): Promise<void> {
  const people = [
    'Emily Carter',
    'Noah Fischer',
    'Emma Wilson',
    'Liam O’Brien',
    'Camille Martin',
    'Lucas Silva',
  ];
  const reached = [
    'delivered',
    'in_transit',
    'delivered',
    'cancelled',
    'delivered',
    'exception',
    null,
  ] as const;
  await sampan.webhooks.create({ url: hook, events: ['shipment.created', 'shipment.delivered'] });
  const orderTo = (contact_name: string, number: number) => ({
    ...order,
    recipient: { ...order.recipient, contact_name },
    reference_no: `LT-${number}`,
  });
  const book = async (contact_name: string, number: number) =>
    (await sampan.shipments.create(orderTo(contact_name, number))).id;
  const delivered: string[] = [];
  for (const [index, contact_name] of [...people, ...people].entries()) {
    const id = await book(contact_name, 1042 + index);
    const status = reached[index % reached.length];
    if (status === 'cancelled') await sampan.shipments.cancel(id);
    else if (status) await sampan.testHelpers.advance(id, { status });
    if (status === 'delivered') delivered.push(id);
  }
  await sampan.shipments.createReturn(delivered[0] ?? '');
  await sampan.addresses.create({ ...order.sender, role: 'sender', is_default: true });
  await sampan.addresses.create({ ...order.recipient, role: 'recipient' });
  // Two manifests, one with a shipment that was cancelled since, and shipments that wait for the next one.
  for (const [first = '', ...others] of [people.slice(0, 2), people.slice(2)]) {
    const cancelled = await book(first, 1060);
    for (const [index, contact_name] of others.entries()) await book(contact_name, 1061 + index);
    await sampan.manifests.create({ carrier_code: 'sandbox' });
    await sampan.shipments.cancel(cancelled);
  }
  const orders = people.map((contact_name, index) => orderTo(contact_name, 1080 + index));
  // Chile wants a tax number, so this one is refused.
  orders.push({ ...orderTo('Sofia Rojas', 1090), recipient: { ...order.recipient, country_code: 'CL' } });
  const { id: batch } = await sampan.shipmentBatches.create({ orders });
  await sampan.shipmentBatches.waitUntilCompleted(batch);
  await sampan.shipments.retrieve('SMP000000000000').catch(() => {});
}

const fileName = (url: string) =>
  pageKind(new URL(url).pathname)
    .replace(/^\/dashboard\/(test\/?)?/, '')
    .replaceAll('/:id', '-detail')
    .replaceAll('/', '-') || 'home';

function reachable(page: Page): Promise<string[]> {
  return everyKindOfPage(page.url(), async (url) => {
    await page.goto(url);
    return page.evaluate('[...document.links].map(({ origin, pathname }) => origin + pathname)');
  });
}

async function picture(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  // A script draws the label when it comes into view.
  const label = page.locator('div.label');
  if (await label.count()) {
    await label.scrollIntoViewIfNeeded();
    await label.locator('canvas').first().waitFor();
    await page.evaluate('scrollTo(0, 0)');
  }
  await page.screenshot({ path: file });
  console.log(file);
}
