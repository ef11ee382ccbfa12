import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const book = async (change: Parameters<typeof order>[0] = {}): Promise<string> =>
  (await create(service, order(change))).body.data.id;
const mark = (ids: unknown, key?: string) => service.call('post', '/labels/printed', key).send({ ids });
const read = async (id: string) => (await service.call('get', `/shipments/${id}`)).body.data;
const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const count = async (table: string) => (await rows(`select count(*)::int as count from ${table}`))[0].count;
const listed = async (query: string): Promise<string[]> => {
  const { status, body } = await service.call('get', `/shipments?${query}`);
  expect(status).toBe(200);
  return body.data.data.map(({ id }: { id: string }) => id);
};

describe('200', () => {
  it('shows when the label was printed, and never who printed it', async () => {
    const id = await book();
    expect((await read(id)).printed_at).toBeNull();
    const events = await count('event');
    const { status, body } = await mark([id]);
    expect(status).toBe(200);
    expect(body.data).toEqual({ printed: [{ id, printed_at: expect.any(String) }], missing: [] });
    const shipment = await read(id);
    expect(shipment.printed_at).toBe(body.data.printed[0].printed_at);
    expect(Object.keys(shipment)).not.toContain('printed_by');
    expect(await count('event')).toBe(events);
    const [{ printed_by: by }] = await rows('select printed_by from shipment where tracking_number = $1', id);
    expect(by).toMatch(/^key_/);
    expect(await rows(`select email, subject from audit_entry where action = 'shipment.printed'`)).toEqual([
      { email: by, subject: id },
    ]);
  });

  it('has one instant for all labels of a request', async () => {
    const { body } = await mark([await book(), await book(), await book()]);
    const times = body.data.printed.map(({ printed_at }: { printed_at: string }) => printed_at);
    expect([times.length, new Set(times).size]).toEqual([3, 1]);
  });

  it('keeps the first time, and a repeated request changes nothing', async () => {
    const id = await book();
    const first = await mark([id, id.toLowerCase()]);
    const before = await read(id);
    const entries = await count('audit_entry');
    const second = await mark([id]);
    expect(second.body.data.printed).toEqual([{ id, printed_at: first.body.data.printed[0].printed_at }]);
    expect(await read(id)).toEqual(before);
    expect(await count('audit_entry')).toBe(entries);
  });

  it('moves a marked shipment to the end of the feed, so that a client that polls sees it', async () => {
    const id = await book();
    const { updated_at: before } = await read(id);
    await mark([id]);
    expect(await listed(`updated_after=${encodeURIComponent(before)}`)).toContain(id);
  });

  it('names those that cannot be marked, and marks the others', async () => {
    const [good, cancelled] = [await book(), await book()];
    await service.call('post', `/shipments/${cancelled}/cancel`).expect(200);
    const late = await book({ reference_no: 'SANDBOX-LABEL-LATE' });
    const { body } = await mark([good, cancelled, late, 'SMP0000000000000', 'no number']);
    expect(body.data.printed).toEqual([{ id: good, printed_at: expect.any(String) }]);
    expect(body.data.missing.map(({ id, code }: { id: string; code: string }) => [id, code])).toEqual([
      [cancelled, 'SHIPMENT_CANCELLED'],
      [late, 'LABEL_NOT_READY'],
      ['SMP0000000000000', 'NOT_FOUND'],
      ['no number', 'NOT_FOUND'],
    ]);
    for (const id of [cancelled, late]) expect((await read(id)).printed_at).toBeNull();
  });

  it('marks no shipment of another mode', async () => {
    const id = await book();
    const { body } = await mark([id], service.account.liveKey);
    expect(body.data).toMatchObject({ printed: [], missing: [{ id, code: 'NOT_FOUND' }] });
    expect((await read(id)).printed_at).toBeNull();
  });

  it('lets lists leave out printed shipments', async () => {
    const tag = 'to-print';
    const [printed, waiting] = [await book({ tags: [tag] }), await book({ tags: [tag] })];
    await mark([printed]);
    expect(await listed(`tag=${tag}&is_printed=false`)).toEqual([waiting]);
    expect(await listed(`tag=${tag}&is_printed=true`)).toEqual([printed]);
    expect(await listed('is_printed=false&status=label_created')).toContain(waiting);
    expect(await listed('is_printed=false&status=label_created')).not.toContain(printed);
    expect(await listed('is_printed=true')).not.toContain(waiting);
    const { body } = await service.call('get', `/shipments?tag=${tag}`);
    expect(body.data.data.map((row: { printed_at: string | null }) => row.printed_at)).toEqual([
      null,
      expect.any(String),
    ]);
  });

  it('reading a label does not mark it', async () => {
    const id = await book();
    await service.call('get', `/shipments/${id}/label`).expect(200);
    await service
      .call('post', '/labels')
      .send({ ids: [id] })
      .expect(200);
    expect((await read(id)).printed_at).toBeNull();
  });
});

describe('400', () => {
  it.each([
    [[]],
    [Array.from({ length: 101 }, (_, index) => `SMP${index}`)],
    ['SMP1'],
  ])('refuses %.20j', async (ids) => {
    expect((await mark(ids)).status).toBe(400);
  });

  it('refuses a filter that is not a boolean', async () => {
    expect((await service.call('get', '/shipments?is_printed=yes')).status).toBe(400);
  });
});
