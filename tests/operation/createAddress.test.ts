import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressCalls, savedRecipient, savedSender } from '../support/address/saved-addresses.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { add, added, get, count } = addressCalls(() => service);

describe('201', () => {
  it('saves a party as an order stores it, and returns it', async () => {
    const { status, body } = await add({ ...savedRecipient, district: ' ', description: 'Old customer' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      id: expect.stringMatching(/^adr_[0-9a-f]{32}$/),
      ...savedRecipient,
      country_code: 'GB',
      district: null,
      description: 'Old customer',
      is_default: false,
    });
    expect((await get(body.data.id)).body.data).toEqual(body.data);
  });

  it('makes a sender the default, instead of another of the same mode', async () => {
    const first = await added({ ...savedSender, is_default: true });
    const live = await added({ ...savedSender, is_default: true }, service.account.liveKey);
    const second = await added({ ...savedSender, is_default: true });
    expect((await get(first.id)).body.data.is_default).toBe(false);
    expect((await get(second.id)).body.data.is_default).toBe(true);
    expect((await get(live.id, service.account.liveKey)).body.data.is_default).toBe(true);
  });

  it('saves once under a key, also with two requests at the same moment', async () => {
    const before = await count();
    const key = randomUUID();
    const once = () => add(savedSender).set('Idempotency-Key', key);
    const answers = await Promise.all([once(), once()]);
    const again = await once();
    expect(again.status).toBe(201);
    expect(again.headers['idempotent-replayed']).toBe('true');
    for (const { status, body } of answers) {
      if (status === 201) expect(body.data.id).toBe(again.body.data.id);
      else expect([status, body.sysCode]).toEqual([409, '1409001']);
    }
    expect((await count()) - before).toBe(1);
  });

  it('leaves one default sender after eight requests at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add({ ...savedSender, is_default: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { rows } = await service.database.db.pool.query(
      'select count(*)::integer as n from saved_address where is_default and not livemode and account_id = $1',
      [service.account.id],
    );
    expect(rows[0].n).toBe(1);
  });
});

describe('400', () => {
  it.each([
    [{ ...savedSender, email: 'a@b.example' }, 'email'],
    [{ ...savedSender, country_code: 'XX' }, 'country_code'],
    [{ ...savedRecipient, country_code: 'UK' }, 'country_code'],
    [{ ...savedRecipient, is_default: true }, 'is_default'],
    [{ ...savedRecipient, phone: ' ' }, 'phone'],
    [{ ...savedRecipient, role: 'carrier' }, 'role'],
    [{ ...savedRecipient, colour: 'red' }, 'colour'],
  ])('names the field that createShipment would refuse, and saves nothing: %#', async (body, field) => {
    const before = await count();
    const { status, body: answer } = await add(body);
    expect([status, answer.sysCode, answer.data[0].path]).toEqual([400, '1500101', [field]]);
    expect(await count()).toBe(before);
  });
});

describe('409', () => {
  it('refuses another body under a used key, and saves nothing', async () => {
    const key = randomUUID();
    await add(savedSender).set('Idempotency-Key', key);
    const before = await count();
    const { status, body } = await add(savedRecipient).set('Idempotency-Key', key);
    expect([status, body.sysCode]).toEqual([409, '1409002']);
    expect(await count()).toBe(before);
  });
});
