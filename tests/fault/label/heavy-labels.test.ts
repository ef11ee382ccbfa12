import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { paced } from '../../support/deadline.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { printFigures } from '../../support/fault/load.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import { runs } from '../../support/profile.ts';
import type { TestAccount } from '../../support/service.ts';
import { batchOrders } from '../../support/shipment/batch.ts';

/** A label of another account, beside the heavy ones. Alone it takes about 40 ms. */
const maxMs = 2_000;
const heavyLabels = runs(25);
const lightLabels = 400;

const words = [
  '陳嘉欣棉質短袖上衣',
  'قميص قطني قصير الأكمام',
  'เสื้อยืดผ้าฝ้าย',
  '髙橋さくら綿のシャツ',
  '면 반팔 티셔츠',
  'खादी कुर्ता',
  'חולצת כותנה',
  'Хлопковая рубашка',
];

let world: FaultWorld;
let service: ChildService;
let heavy: { readonly account: TestAccount; readonly ids: readonly string[] };
let light: typeof heavy;
beforeAll(async () => {
  world = await openFaultWorld('sandbox');
  const booking = await world.start({ BATCH_ORDERS_PER_SECOND: '1000' });
  const book = async (orders: ReturnType<typeof batchOrders>) => {
    const account = await world.account();
    const api = apiClient(booking.rootUrl, account.testKey);
    const { body } = await api.post('/shipments/batch', { idempotencyKey: 'labels', body: { orders } });
    const isEnded = async () =>
      (await api.get(`/shipment_batches/${body.data.id}`)).body.data.status === 'completed';
    expect(await pollUntil(isEnded, 60_000)).toBe(true);
    const rows = await world.query<{ id: string }>(
      'select tracking_number as id from shipment where account_id = $1 order by 1',
      [account.id],
    );
    return { account, ids: rows.map(({ id }) => id) };
  };
  const { items } = world.order();
  const mixed = Array.from({ length: 100 }, (_, index) => ({
    ...items?.[0],
    quantity: 1,
    description: `${`${words[index % words.length]} `.repeat(20).slice(0, 190)} ${index}`,
  }));
  const parcel = { weight_kg: 0.5, length_cm: 10, width_cm: 10, height_cm: 10 };
  heavy = await book(
    batchOrders(heavyLabels, () => ({
      items: mixed as typeof items,
      parcels: Array.from({ length: 20 }, () => parcel),
    })),
  );
  light = await book(batchOrders(lightLabels, () => ({})));
  expect([heavy.ids.length, light.ids.length]).toEqual([heavyLabels, lightLabels]);
  await booking.stop();
  service = await world.start({ SAMPAN_ROLES: 'api' });
}, 180_000);
afterAll(() => world.stop());

async function ask({ account }: typeof heavy, path: string, body?: object) {
  const start = performance.now();
  const response = await fetch(`${service.rootUrl}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${account.testKey}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content, ms: performance.now() - start };
}

const style = { format: 'zpl', dpi: 300 };
/** PDF of A6, because the plain one is stored. */
const single = (index: number) => ask(light, `/shipments/${light.ids[index]}/label?size=a6`);

it(`${heavyLabels} labels of 20 parcels with 100 items in mixed scripts as ZPL at 300 dpi stop no label of another account`, async () => {
  await single(0);
  const alone = (await single(1)).ms;
  const running = ask(light, '/labels', { ids: light.ids, size: 'a6' });
  const flood = ask(heavy, '/labels', { ids: heavy.ids, ...style });
  const each = heavy.ids.map((id) => ask(heavy, `/shipments/${id}/label?format=zpl&dpi=300`));
  let isFlooded = true;
  const flooded = Promise.all([flood, ...each]).then((answers) => {
    isFlooded = false;
    return answers;
  });
  const beside: Awaited<ReturnType<typeof single>>[] = [];
  for (let index = 2; isFlooded; index++) beside.push(await single(2 + (index % 300)));
  const [file, ...labels] = await flooded;
  const { status, content } = await running;
  const times = beside.map(({ ms }) => ms).toSorted((one, other) => one - other);
  printFigures('heavy labels beside those of another account', {
    'another account, single label alone, ms': alone,
    'another account, single label beside, median ms': times[Math.floor(times.length / 2)] ?? 0,
    'another account, single label beside, longest ms': times.at(-1) ?? 0,
    'single labels beside': times.length,
    'file of heavy labels, ms': file?.ms ?? 0,
    'single heavy labels refused with 503': labels.filter((one) => one.status === 503).length,
  });
  expect(beside.every((one) => one.status === 200)).toBe(true);
  expect(times.at(-1)).toBeLessThan(paced(maxMs));
  // The file that was running is whole, and so is that of the heavy labels.
  expect(status).toBe(200);
  expect(content.subarray(-7).toString()).toContain('%%EOF');
  expect(file?.status).toBe(200);
  expect(file?.content.toString().split('^XZ').length).toBeGreaterThan(heavyLabels * 20);
  for (const one of labels) {
    expect([200, 503]).toContain(one.status);
    if (one.status === 503) expect(Number(one.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(service.log()).toBe('');
}, 300_000);
