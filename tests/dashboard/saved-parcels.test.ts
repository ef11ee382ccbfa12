import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { maxSavedParcels } from '../../src/account/saved-parcel.ts';
import { parcelTexts } from '../../src/dashboard/order/parcel-text.ts';
import { signedInUser, type TestBrowser, userRecords } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

const text = parcelTexts.en;
const page = '/test/settings/parcels';
let service: TestService;
let clerk: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: clerk } = await signedInUser(service, { role: 'clerk' }));
});
afterAll(() => service.stop());
const { rows } = userRecords(() => service);
beforeEach(async () => {
  await rows('delete from saved_parcel');
  await rows("delete from audit_entry where action like 'parcel.%'");
});

const saved = () => rows('select account_id, name, parcel from saved_parcel order by name');
const recorded = async () =>
  (
    await rows("select action, subject from audit_entry where action like 'parcel.%' order by created_at, id")
  ).map(({ action, subject }) => [action, subject]);
const box = { name: 'Small box', weight_kg: '0.3', length_cm: '20', width_cm: '15', height_cm: '10' };
/** Returns the values of the first parcels on the page of an order. */
const weights = (html: string) =>
  [...html.matchAll(/name="(parcels\.\d\.\w+)"[^>]*? value="([^"]*)"/g)].flatMap(([, name, value]) =>
    value === '' ? [] : [[name, value]],
  );

it('is kept for both modes, with its entry, and is replaced by one of the same name', async () => {
  await clerk.post(page, box);
  expect((await clerk.get('/live/settings/parcels')).text).toContain('0.3 kg · 20 × 15 × 10 cm');
  await clerk.post(page, box);
  await clerk.post(page, { name: ' Small box ', length_cm: '30', width_cm: '15', height_cm: '10' });
  expect(await saved()).toEqual([
    {
      account_id: service.account.id,
      name: 'Small box',
      parcel: { length_cm: 30, width_cm: 15, height_cm: 10 },
    },
  ]);
  // The second form changed nothing.
  expect(await recorded()).toEqual([
    ['parcel.saved', 'Small box'],
    ['parcel.saved', 'Small box'],
  ]);
});

it.each([
  ['a weight that is none', { ...box, weight_kg: 'much' }, 'weight_kg'],
  ['a weight above the limit', { ...box, weight_kg: '1001' }, 'weight_kg'],
  ['a size of 0', { ...box, width_cm: '0' }, 'width_cm'],
  ['no value', { name: 'Small box' }, 'weight_kg'],
  ['no name', { ...box, name: ' ' }, 'name'],
  ['a name of two lines', { ...box, name: 'a\nb' }, 'name'],
])('with %s is refused beside the field, and not kept', async (_, fields, name) => {
  const { status, text: html } = await clerk.post(page, fields);
  expect([status, html.includes(`id="${name}-error"`)]).toEqual([400, true]);
  expect([await saved(), await recorded()]).toEqual([[], []]);
});

it('is one of at most 20', async () => {
  await rows(
    `insert into saved_parcel (account_id, name, parcel) select $1, 'Box ' || n, '{"weight_kg": 1}'
      from generate_series(1, ${maxSavedParcels}) n`,
    service.account.id,
  );
  const refused = await clerk.post(page, box);
  expect([refused.status, refused.text.includes(text.tooMany(maxSavedParcels))]).toEqual([400, true]);
  expect([(await saved()).length, await recorded()]).toEqual([maxSavedParcels, []]);
  // Another weight of a known one is no further parcel.
  await clerk.post(page, { name: 'Box 1', weight_kg: '2' });
  expect(await recorded()).toEqual([['parcel.saved', 'Box 1']]);
});

it('is removed once', async () => {
  await clerk.post(page, box);
  await clerk.post(`${page}/remove`, { name: box.name });
  expect((await clerk.post(`${page}/remove`, { name: box.name })).status).toBe(404);
  expect(await saved()).toEqual([]);
  expect((await recorded()).at(-1)).toEqual(['parcel.removed', 'Small box']);
});

it('fills in the last parcel of an order, and leaves other values unchanged', async () => {
  await clerk.post(page, box);
  await clerk.post(page, { name: 'Bag', length_cm: '40', width_cm: '30', height_cm: '2' });
  const fill = async (name: string, fields: Record<string, string>) =>
    weights((await clerk.post('/test/shipments/new/check', { fill: `parcel.${name}`, ...fields })).text);
  const sizes = [
    ['parcels.0.length_cm', '20'],
    ['parcels.0.width_cm', '15'],
    ['parcels.0.height_cm', '10'],
  ];
  expect(await fill('Small box', {})).toEqual([['parcels.0.weight_kg', '0.3'], ...sizes]);
  expect(await fill('Small box', { 'parcels.0.weight_kg': '0.5' })).toEqual([
    ['parcels.0.weight_kg', '0.3'],
    ...sizes,
  ]);
  expect(await fill('Bag', { 'parcels.0.weight_kg': '0.5' })).toEqual([
    ['parcels.0.weight_kg', '0.5'],
    ['parcels.0.length_cm', '40'],
    ['parcels.0.width_cm', '30'],
    ['parcels.0.height_cm', '2'],
  ]);
  const second = await fill('Small box', { 'parcels.0.weight_kg': '0.5', 'parcels.1.weight_kg': '1' });
  expect(second.slice(0, 2)).toEqual([
    ['parcels.0.weight_kg', '0.5'],
    ['parcels.1.weight_kg', '0.3'],
  ]);
});

it('of another account is neither offered nor filled in', async () => {
  await clerk.post(page, box);
  const account = await service.createAccount();
  const { browser } = await signedInUser(service, { accountId: account.id, address: '198.51.100.7' });
  expect((await browser.get('/test/shipments/new')).text).not.toContain('Small box');
  const { text: html } = await browser.post('/test/shipments/new/check', { fill: 'parcel.Small box' });
  expect(weights(html)).toEqual([]);
  expect((await browser.post(`${page}/remove`, { name: box.name })).status).toBe(404);
  expect(await saved()).toHaveLength(1);
});
