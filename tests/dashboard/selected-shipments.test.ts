import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shipmentTexts } from '../../src/dashboard/shipment/text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

const { list, selection: text, cancelMany } = shipmentTexts.en;
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

  it('has tabs of work to do, and each filter that a person saved is one', async () => {
    await book({ tags: ['mine'] });
    await browser.post('/test/shipments/filters', { name: 'My parcels', search: 'tag=mine' });
    const page = (await browser.get('/test/shipments?tag=mine')).text;
    for (const name of [list.allTab, list.toPrint, list.toHandOver, list.problems, list.today, 'My parcels'])
      expect(page).toMatch(new RegExp(`<a href="[^"]*/test/shipments[^"]*"[^>]*>${name}</a>`));
    for (const [, path = ''] of page.matchAll(/<a href="\/dashboard(\/test\/shipments\?[^"]*)"/g))
      expect([path, (await browser.get(path.replaceAll('&amp;', '&'))).status]).toEqual([path, 200]);
  });

  it('of problems and of those to hand over has no others', async () => {
    const [waiting, problem, cancelled] = [await book(), await book(), await book()];
    await service.sdk().testHelpers.advance(problem, { status: 'exception' });
    await service.sdk().shipments.cancel(cancelled);
    const shown = async (search: string) => {
      const page = (await browser.get(`/test/shipments?${search}`)).text;
      return [waiting, problem, cancelled].map((id) => page.includes(`value="${id}"`));
    };
    expect(await shown('work=problems')).toEqual([false, true, false]);
    expect(await shown('work=hand_over')).toEqual([true, false, false]);
    expect((await browser.get('/test/shipments?work=none')).status).toBe(400);
  });
});

describe('selected shipments', () => {
  it('are cancelled in steps, and those that can not be are named with the reason', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 22; count++) ids.push(await book());
    const [moved = '', untouched] = [ids[3], await book()];
    await service.sdk().testHelpers.advance(moved, { status: 'picked_up' });
    const asked = await act(ids, 'cancel');
    expect(asked.text).toContain(cancelMany.title(22));
    expect(await statusOf(ids[0] ?? '')).toBe('label_created');
    const step = await browser.post('/test/shipments/cancel', hidden(asked.text));
    expect(step.text).toContain(cancelMany.progress(20, 22));
    expect(step.text).toContain('data-continues');
    const last = await browser.post('/test/shipments/cancel', hidden(step.text));
    expect(last.text).toContain(cancelMany.done(21));
    expect(last.text).toContain(`/test/shipments/${moved}"`);
    expect(last.text).not.toContain('data-continues');
    const statuses = await Promise.all(ids.map(statusOf));
    expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(21);
    expect(await statusOf(moved)).toBe('picked_up');
    expect(await statusOf(untouched)).toBe('label_created');
    // A page that was left is sent again: nothing happens twice.
    const again = await browser.post('/test/shipments/cancel', {
      left: ids.join(' '),
      cancelled: '0',
      failed: 'x',
    });
    expect(again.text).toContain(cancelMany.progress(20, 22));
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
    expect((await browser.get(`/test/shipments/${ids[0]}/packing-slip.pdf`)).status).toBe(200);
    expect((await browser.get(`/live/shipments/${ids[0]}/packing-slip.pdf`)).status).toBe(404);
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
    for (const name of ['print', 'cancel', 'hand_over', 'duplicate'])
      expect([name, (await act([id], name, [], viewer)).status]).toEqual([name, 403]);
    expect((await viewer.post('/test/shipments/cancel', { left: id })).status).toBe(403);
    expect((await viewer.get('/test/shipments')).text).not.toContain('name="act"');
    expect(await statusOf(id)).toBe('label_created');
  });
});
