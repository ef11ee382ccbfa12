import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { maxSortedShipments, sortShipmentPage } from '../../db/query/shipment/list-shipments.ts';
import { cancelDueShipments } from '../../src/booking/cancel-many.ts';
import { maxTags } from '../../src/booking/tag-shipments.ts';
import { homeTexts } from '../../src/dashboard/home/text.ts';
import { shipmentTexts } from '../../src/dashboard/shipment/text.ts';
import { newTrackingNumber } from '../../src/shipment/tracking-number.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

const { list, selection: text, cancelMany, printing, tagMany } = shipmentTexts.en;
let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser } = await signedInUser(service));
});
afterAll(() => service.stop());

const book = async (change: Parameters<typeof order>[0] = {}) =>
  (await service.sdk().shipments.create(order(change))).id;
const statusOf = async (id: string) => (await service.sdk().shipments.retrieve(id)).status;
const act = (ids: readonly string[], name: string, more: [string, string][] = [], who = browser) =>
  who.post('/test/shipments/selected', [
    ...ids.map((id): [string, string] => ['id', id]),
    ['act', name],
    ...more,
  ]);
const hidden = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]),
  );
const positionsOf = (page: string, ids: readonly string[]) => ids.map((id) => page.indexOf(`value="${id}"`));

describe('the list', () => {
  it('has a total, and shows the oldest first if that is wanted', async () => {
    const ids = [await book({ tags: ['sorted'] }), await book({ tags: ['sorted'] })];
    const newest = (await browser.get('/test/shipments?tag=sorted')).text;
    expect(newest).toContain(list.matches(2, false));
    const [first = 0, second = 0] = positionsOf(newest, ids);
    expect(second).toBeLessThan(first);
    const [early = 0, late = 0] = positionsOf(
      (await browser.get('/test/shipments?tag=sorted&sort=oldest')).text,
      ids,
    );
    expect(early).toBeLessThan(late);
  });

  it('is sorted by destination, reference or price, page by page, while few match', async () => {
    const account = await service.createAccount();
    const { browser: owner } = await signedInUser(service, {
      accountId: account.id,
      address: '198.51.100.43',
    });
    const { shipments } = service.sdk(account.testKey);
    const made: Record<string, string> = {};
    for (const [reference_no, country_code, weight_kg] of [
      ['R-10', 'US', 0.5],
      ['R-9', 'GB', 2],
      ['R-1', 'US', 1],
    ] as const)
      made[
        (
          await shipments.create(
            order({
              reference_no,
              parcels: [{ weight_kg }],
              recipient: {
                ...order().recipient,
                country_code,
                ...(country_code === 'GB' ? { postal_code: 'SW1A 1AA', region: '' } : {}),
              },
            }),
          )
        ).id
      ] = reference_no;
    const listed = async (search: string) =>
      [...(await owner.get(`/test/shipments?${search}`)).text.matchAll(/name="id" value="(SMP\d+)"/g)].map(
        ([, id = '']) => made[id],
      );
    expect(await listed('')).toEqual(['R-1', 'R-9', 'R-10']);
    expect(await listed('sort=reference')).toEqual(['R-1', 'R-9', 'R-10']);
    expect(await listed('sort=destination')).toEqual(['R-9', 'R-1', 'R-10']);
    const prices = async (id: string) => (await shipments.retrieve(id)).pricing_snapshot.total_hkd;
    const byPrice = await Promise.all(
      Object.entries(made).map(async ([id, reference]) => [await prices(id), reference] as const),
    );
    expect(await listed('sort=price')).toEqual(
      byPrice.toSorted(([one], [other]) => other - one).map(([, reference]) => reference),
    );
    expect((await owner.get('/test/shipments?sort=weight')).status).toBe(400);

    const { db } = service.database;
    const scope = { accountId: account.id, livemode: false };
    const pages: (string | undefined)[] = [];
    for (let after: readonly [string, string] | null = null; ; ) {
      const page: Awaited<ReturnType<typeof sortShipmentPage>> = await sortShipmentPage(
        db.kysely,
        scope,
        {},
        {
          by: 'destination',
          after,
          limit: 1,
        },
      );
      pages.push(...(page?.rows.map((row) => made[row.tracking_number]) ?? []));
      if (!page?.last) break;
      after = [page.last.created_at, page.last.tracking_number];
    }
    expect(pages).toEqual(['R-9', 'R-1', 'R-10']);

    await db.pool.query(
      `insert into shipment select copy.* from shipment s, generate_series(1, $2) n,
        jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || (8000000000000 + n), 'waybill_number', null,
          'track_token', 'many-' || n, 'idempotency_key', null, 'reference_no', null,
          'updated_at', s.updated_at + n * interval '1 millisecond', 'created_at', s.created_at - n * interval '1 second')) copy
        where s.tracking_number = $1`,
      [Object.keys(made)[0], maxSortedShipments],
    );
    const { text: many } = await owner.get('/test/shipments?sort=destination');
    expect(many).toContain(list.tooManyToSort(maxSortedShipments));
    expect(await listed('sort=destination&destination_country=GB')).toEqual(['R-9']);
  });

  it('has tabs of work to do, and each filter that a person saved is one', async () => {
    await book({ tags: ['mine'] });
    await browser.post('/test/shipments/filters', { name: 'My parcels', search: 'tag=mine' });
    const page = (await browser.get('/test/shipments?tag=mine')).text;
    const { to_print, to_hand_over, problems } = homeTexts.en.queue.reasons;
    for (const name of [list.allTab, to_print, to_hand_over, problems, list.today, 'My parcels'])
      expect(page).toMatch(new RegExp(`<a href="[^"]*/test/shipments[^"]*"[^>]*>${name}( <|<)`));
    for (const [, path = ''] of page.matchAll(/<a href="\/dashboard(\/test\/shipments\?[^"]*)"/g))
      expect([path, (await browser.get(path.replaceAll('&amp;', '&'))).status]).toEqual([path, 200]);
  });

  it('counts each tab of work as the home page and the list behind it do', async () => {
    const account = await service.createAccount();
    const { browser: owner } = await signedInUser(service, {
      accountId: account.id,
      address: '198.51.100.40',
    });
    const { shipments, testHelpers } = service.sdk(account.testKey);
    const ids: string[] = [];
    for (let count = 0; count < 7; count++) ids.push((await shipments.create(order())).id);
    const [printed = '', problem = '', cancelled = '', unknown = '', dearer = ''] = ids;
    await shipments.markPrinted({ ids: [printed] });
    await testHelpers.advance(problem, { status: 'exception' });
    await shipments.cancel(cancelled);
    const set = (change: string, id: string) =>
      service.database.db.pool.query(`update shipment set ${change} where tracking_number = $1`, [id]);
    await set("dispatch_status = 'pending'", unknown);
    await set('test_charged_cents = total_cents + 100, test_settled_at = now()', dearer);
    const page = (await owner.get('/test/shipments')).text;
    const tabs = [
      ...page.matchAll(/<a href="\/dashboard([^"]+)"[^>]*>[^<]+ <span class="count">([^<]+)<\/span><\/a>/g),
    ].map(([, href = '', count]) => [href.replaceAll('&amp;', '&'), count] as const);
    expect(tabs.map(([href, count]) => [/queue=\w+|created/.exec(href)?.[0], count])).toEqual([
      ['queue=to_print', '3'],
      ['queue=to_hand_over', '4'],
      ['queue=problems', '3'],
      ['created', '7'],
    ]);
    for (const [href, count] of tabs) {
      const { text: listed } = await owner.get(href);
      expect([href, String(listed.match(/type="checkbox" name="id"/g)?.length)]).toEqual([href, count]);
      expect(listed).toContain(`<a href="/dashboard${href.replaceAll('&', '&amp;')}" aria-current="page"`);
    }
    const home = (await owner.get('/test')).text;
    expect(home).toContain('/test/shipments?queue=to_print"><strong>3<');
    expect(home).toMatch(/queue=to_hand_over&amp;carrier=sandbox"><strong>4</);
    expect((await owner.get('/test/shipments?queue=to_print')).text).toMatch(
      /queue=to_print&amp;sort=oldest" aria-current="page"/,
    );
  });

  it('shows a viewer without money no cost among the problems', async () => {
    const account = await service.createAccount();
    const { browser: viewer } = await signedInUser(service, {
      accountId: account.id,
      role: 'viewer',
      choice: { seesMoney: false },
      address: '198.51.100.41',
    });
    const { id } = await service.sdk(account.testKey).shipments.create(order());
    await service.database.db.pool.query(
      'update shipment set test_charged_cents = total_cents + 100, test_settled_at = now() where tracking_number = $1',
      [id],
    );
    const { data } = await service.sdk(account.testKey).shipments.list({ queue: 'problems' });
    expect(data.map((row) => row.id)).toEqual([id]);
    const { text: page } = await viewer.get('/test/shipments?queue=problems');
    expect(page).not.toContain(id);
    expect(page).toMatch(/Problems <span class="count">0</);
    expect((await viewer.get('/test/shipments?queue=cost_above_quote')).status).toBe(400);
  });

  it('of problems and of those to hand over has no others', async () => {
    const [waiting, problem, cancelled] = [await book(), await book(), await book()];
    await service.sdk().testHelpers.advance(problem, { status: 'exception' });
    await service.sdk().shipments.cancel(cancelled);
    const shown = async (search: string) => {
      const page = (await browser.get(`/test/shipments?${search}`)).text;
      return [waiting, problem, cancelled].map((id) => page.includes(`value="${id}"`));
    };
    expect(await shown('queue=problems')).toEqual([false, true, false]);
    expect(await shown('queue=to_hand_over')).toEqual([true, false, false]);
    expect((await browser.get('/test/shipments?queue=none')).status).toBe(400);
  });
});

describe('selected shipments', () => {
  it('are cancelled by a job, whose progress can be looked at later, and those that can not be are named', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count++) ids.push(await book());
    const [moved = '', untouched] = [ids[3], await book()];
    await service.sdk().testHelpers.advance(moved, { status: 'picked_up' });
    const asked = await act(ids, 'cancel');
    expect(asked.text).toContain(cancelMany.title(12));
    expect(asked.text).toContain(cancelMany.impossible(1));
    expect(asked.text).toContain('Emily Carter, United States');
    for (const id of ids) expect(asked.text).toContain(`/test/shipments/${id}"`);
    const sent = hidden(asked.text);
    const { location } = await browser.post('/test/shipments/cancel', sent);
    expect(location).toMatch(/\/test\/shipments\/cancellations\/cnl_/);
    const page = (location ?? '').replace('/dashboard', '');
    const before = await browser.get(page);
    expect(before.text).toContain(cancelMany.progress(0, 12));
    expect(before.text).toContain('<noscript><meta http-equiv="refresh" content="2"/></noscript>');
    expect(before.text).toContain(' data-refresh="2"');
    expect(await statusOf(ids[0] ?? '')).toBe('label_created');
    // A second click on the button.
    expect((await browser.post('/test/shipments/cancel', sent)).location).toBe(location);
    expect((await browser.get('/test/shipments')).text).toContain(cancelMany.progress(0, 12));

    expect(await cancelDueShipments(service.context)).toBe(12);
    const after = await browser.get(page);
    expect(after.text).toContain(cancelMany.done(11));
    expect(after.text).not.toContain('refresh=');
    expect(after.text).toMatch(new RegExp(`/test/shipments/${moved}"[\\s\\S]*no longer be cancelled`));
    expect(after.text).toContain(`<h1>${cancelMany.doneTitle(11)}</h1>`);
    const list = (await browser.get('/test/shipments')).text;
    expect(list).toContain(cancelMany.failedCount(1));
    expect(list).toContain(`href="/dashboard${page}"`);
    const statuses = await Promise.all(ids.map(statusOf));
    expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(11);
    expect([await statusOf(moved), await statusOf(untouched)]).toEqual(['picked_up', 'label_created']);
    expect(await cancelDueShipments(service.context)).toBe(0);
    // It is no page of the other mode, or of another account.
    expect((await browser.get(page.replace('/test/', '/live/'))).status).toBe(404);
    const other = await signedInUser(service, {
      accountId: (await service.createAccount()).id,
      address: '198.51.100.42',
    });
    expect((await other.browser.get(page)).status).toBe(404);
  });

  it('get a tag and lose it, and those with the most tags are named', async () => {
    const full = await book({ tags: Array.from({ length: maxTags }, (_, at) => `t${at}`) });
    const ids = [await book(), await book({ tags: ['urgent'] }), full];
    const tags = async () =>
      Promise.all(ids.map(async (id) => (await service.sdk().shipments.retrieve(id)).tags));
    const asked = hidden((await act(ids, 'tag')).text);
    const refused = await browser.post('/test/shipments/tag', { ...asked, tag: 'a\nb', do: 'add' });
    expect([refused.status, (await tags())[0]]).toEqual([400, []]);
    const added = await browser.post('/test/shipments/tag', { ...asked, tag: ' urgent ', do: 'add' });
    expect(added.text).toContain(tagMany.added(2, 'urgent'));
    expect(added.text).toContain(`/test/shipments/${full}"`);
    const [first, second, third] = await tags();
    expect([first, second, third?.length, third?.includes('urgent')]).toEqual([
      ['urgent'],
      ['urgent'],
      maxTags,
      false,
    ]);
    const { text: listed } = await browser.get('/test/shipments?tag=urgent');
    expect(ids.map((id) => listed.includes(`value="${id}"`))).toEqual([true, true, false]);
    const removed = await browser.post('/test/shipments/tag', { ...asked, tag: 'urgent', do: 'remove' });
    expect(removed.text).toContain(tagMany.removed(3, 'urgent'));
    expect((await tags()).map((all) => all?.length)).toEqual([0, 0, maxTags]);
  });

  it('are exported as the file of the list, and no others', async () => {
    const [one, two] = [await book(), await book()];
    const reply = await browser.post('/test/shipments/selected.csv', [
      ['id', one],
      ['act', 'print'],
    ]);
    expect(reply.headers.get('content-type')).toContain('text/csv');
    expect(reply.text).toContain(one);
    expect(reply.text).not.toContain(two);
  });

  it('have packing slips without prices, one page each', async () => {
    const ids = [await book({ reference_no: 'PS-1' }), await book()];
    const reply = await browser.post(
      '/test/shipments/packing-slips',
      ids.map((id): [string, string] => ['id', id]),
    );
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect([...reply.text.matchAll(/\/MediaBox/g)]).toHaveLength(2);
    const slip = `/test/shipments/${ids[0]}/packing-slip.pdf`;
    expect((await browser.get(slip)).status).toBe(200);
    const file = await fetch(`${service.rootUrl}/dashboard${slip}`, { headers: { Cookie: browser.cookie } });
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
    const { text: printed } = await extractText(pdf, { mergePages: true });
    const { items, recipient } = order();
    for (const shown of ['PS-1', ids[0], recipient.contact_name, items[0]?.description])
      expect(printed).toContain(shown);
    const { pricing_snapshot: price } = await service.sdk().shipments.retrieve(ids[0] ?? '');
    const amounts = [price.total_hkd, ...items.flatMap((item) => item.unit_price ?? [])].map((one) =>
      one.toFixed(2),
    );
    for (const amount of [...amounts, 'HKD', '$']) expect(printed).not.toContain(amount);
    expect((await browser.get(`/live/shipments/${ids[0]}/packing-slip.pdf`)).status).toBe(404);
  });

  it('are exported, printed and packed without a cut', async () => {
    const account = await service.createAccount();
    const { browser: owner } = await signedInUser(service, {
      accountId: account.id,
      address: '198.51.100.44',
    });
    const { id } = await service.sdk(account.testKey).shipments.create(order({ tags: ['sale'] }));
    const copies = Array.from({ length: 1_050 }, newTrackingNumber);
    await service.database.db.pool.query(
      `insert into shipment select copy.* from shipment s, unnest($2::text[]) with ordinality v (number, n),
        jsonb_populate_record(s, jsonb_build_object('tracking_number', number, 'waybill_number', null,
          'track_token', 'sale-' || n, 'idempotency_key', null, 'reference_no', 'SALE-' || n,
          'updated_at', s.updated_at + n * interval '1 millisecond', 'created_at', s.created_at - n * interval '1 second')) copy
        where s.tracking_number = $1`,
      [id, copies],
    );
    const matching: [string, string][] = [
      ['all', 'yes'],
      ['tag', 'sale'],
    ];
    const file = await owner.post('/test/shipments/selected.csv', matching);
    expect(copies.filter((number) => !file.text.includes(number))).toEqual([]);

    const { text: asked } = await owner.post('/test/shipments/packing-slips', matching);
    expect(asked).toContain(text.slipsInParts(1_000, 200));
    expect(asked).toContain(text.first(1_000));
    const parts = [...asked.matchAll(/<button name="id" value="([^"]+)"/g)].map(([, ids = '']) => ids);
    expect(parts.map((ids) => ids.split(' ').length)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(parts.join(' ').split(' ')).size).toBe(1_000);
    const slips = await owner.post('/test/shipments/packing-slips', { id: parts[4] ?? '' });
    expect(slips.headers.get('content-type')).toBe('application/pdf');
    expect(slips.text.match(/\/MediaBox/g)).toHaveLength(200);

    const { text: printed } = await owner.post('/test/shipments/selected', [...matching, ['act', 'print']]);
    expect(printed).toContain(printing.inParts(1_000, 500));
    expect(printed).toContain(printing.range(501, 1_000));
    const labels = { ...hidden(printed), part: '3', format: 'pdf', paper: 'label', sort: 'as_given' };
    expect((await owner.post('/test/shipments/labels', labels)).status).toBe(400);
  });

  it('are duplicated one at a time', async () => {
    const [one, two] = [await book(), await book()];
    expect((await act([one], 'duplicate')).location).toContain(`/test/shipments/new?from=${one}`);
    const refused = await act([one, two], 'duplicate');
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(text.oneToDuplicate)]);
  });

  it('are none, or the action is none', async () => {
    expect((await act([], 'print')).text).toContain(text.none);
    expect((await act([await book()], 'burn')).status).toBe(400);
  });

  it('are changed by no one who may not', async () => {
    const id = await book();
    const { browser: viewer } = await signedInUser(service, { role: 'viewer' });
    for (const name of ['print', 'cancel', 'hand_over', 'tag', 'duplicate'])
      expect([name, (await act([id], name, [], viewer)).status]).toEqual([name, 403]);
    for (const [path, fields] of [
      ['cancel', { request: `cnl_${'0'.repeat(32)}`, ids: id }],
      ['tag', { ids: id, tag: 'x', do: 'add' }],
    ] as const)
      expect((await viewer.post(`/test/shipments/${path}`, fields)).status).toBe(403);
    expect(await cancelDueShipments(service.context)).toBe(0);
    expect((await viewer.get('/test/shipments')).text).not.toContain('name="act"');
    expect(await statusOf(id)).toBe('label_created');
  });
});
