import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { askLabels } from '../../src/job/ask-labels.ts';
import { create } from '../support/shipment/booking.ts';
import { type LabelWorld, openLabelWorld } from '../support/shipment/label-world.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';

let { gateway, service, account, stop } = {} as LabelWorld;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld());
  await service.database.stoppedClock();
});
afterAll(() => stop());
afterEach(async () => {
  gateway.labelState = 'ready';
  await service.database.db.pool.query('update shipment set label_ask_at = null');
  await service.database.setClock('0 seconds');
  gateway.forget();
});

const book = async (reference_no: string): Promise<string> =>
  (await create(service, order({ reference_no }), account.testKey)).body.data.id;
const detail = async (id: string, key = account.testKey) =>
  (await service.call('get', `/shipments/${id}`, key)).body.data;
const eventsOf = async (id: string) =>
  (
    await service.database.db.pool.query(
      'select type from event where tracking_number = $1 order by position',
      [id],
    )
  ).rows.map(({ type }) => type);
const ask = async (after: string) => {
  await service.database.setClock(after);
  return askLabels(service.context);
};

describe('askLabels', () => {
  it("finds a late label by itself, which ends the client's polling", async () => {
    const id = await book('SANDBOX-LABEL-LATE');
    expect(await ask('6 seconds')).toBe(0);
    expect(await detail(id)).toMatchObject({ label_pdf_url: null, label_available: true });
    expect(await ask('12 seconds')).toBe(1);
    expect(await detail(id)).toMatchObject({
      label_pdf_url: expect.any(String),
      dispatch_status: 'accepted',
    });
    expect(await ask('10 minutes')).toBe(0);
    expect(await eventsOf(id)).toEqual(['shipment.created', 'shipment.label_ready']);
  });

  it('finds a label that failed: dispatch_status becomes failed', async () => {
    const id = await book('SANDBOX-LABEL-FAILED');
    const before = await detail(id);
    expect(await ask('12 seconds')).toBe(1);
    const after = await detail(id);
    expect(after).toMatchObject({ dispatch_status: 'failed', label_available: false, label_pdf_url: null });
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(await eventsOf(id)).toEqual(['shipment.created', 'shipment.label_failed']);
  });

  it('also asks a partner carrier, at growing intervals, and once per label with many workers', async () => {
    gateway.labelState = 'generating';
    const id = await bookLive(service, account);
    const asked = async (after: string) => {
      gateway.forget();
      await service.database.setClock(after);
      await Promise.all([1, 2, 3].map(() => askLabels(service.context)));
      return gateway.received.lookup;
    };
    expect(await asked('1 second')).toBe(0);
    expect(await asked('6 seconds')).toBe(1);
    expect(await asked('7 seconds')).toBe(0);
    expect(await asked('1 hour')).toBe(1);
    expect(await asked('1 hour 5 minutes')).toBe(0);
    expect(await asked('1 hour 11 minutes')).toBe(1);
    gateway.labelState = 'ready';
    expect(await ask('1 hour 30 minutes')).toBe(1);
    expect(await eventsOf(id)).toEqual(['shipment.created', 'shipment.label_ready']);
  });

  it('finds a label that had already failed at booking', async () => {
    gateway.labelState = 'failed';
    const id = await bookLive(service, account);
    expect(await detail(id, account.liveKey)).toMatchObject({ label_available: false });
    expect(await ask('6 seconds')).toBe(1);
    expect(await detail(id, account.liveKey)).toMatchObject({ dispatch_status: 'failed' });
    expect(gateway.received.lookup).toBe(0);
  });

  it('continues after a failed lookup, and logs the shipment', async () => {
    const [broken, other] = [await book('SANDBOX-LABEL-LATE'), await book('SANDBOX-LABEL-LATE')];
    await service.database.setClock('12 seconds');
    const sandbox = service.context.carriers.of('sandbox');
    const lookup: typeof sandbox.lookup = (reference, call) => {
      if (reference === broken) throw new Error('the look-up is broken');
      return sandbox.lookup(reference, call);
    };
    const errors: unknown[] = [];
    const log = { error: (fields: unknown) => errors.push(fields) } as unknown as typeof service.context.log;
    const carriers = { ...service.context.carriers, of: () => ({ ...sandbox, lookup }) };
    expect(await askLabels({ ...service.context, log, carriers })).toBe(1);
    expect(errors).toMatchObject([{ trackingNumber: broken }]);
    expect(await eventsOf(other)).toEqual(['shipment.created', 'shipment.label_ready']);
  });

  it('does not ask for a cancelled shipment', async () => {
    const id = await book('SANDBOX-LABEL-LATE');
    await service.call('post', `/shipments/${id}/cancel`, account.testKey);
    expect(await ask('12 seconds')).toBe(0);
    expect(await eventsOf(id)).toEqual(['shipment.created', 'shipment.cancelled']);
  });

  it('stops after a day and logs a message for the operator', async () => {
    gateway.labelState = 'generating';
    const id = await bookLive(service, account);
    service.clock.advance(25 * 3_600_000);
    expect(await ask('25 hours')).toBe(0);
    const { rows } = await service.database.db.pool.query(
      'select label_ask_at from shipment where tracking_number = $1',
      [id],
    );
    expect(rows).toEqual([{ label_ask_at: null }]);
    service.clock.advance(-25 * 3_600_000);
  });
});
