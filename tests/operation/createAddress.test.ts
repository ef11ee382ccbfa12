import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addressCalls,
  fillSavedAddresses,
  savedRecipient,
  savedSender,
} from '../support/address/saved-addresses.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { add, added, get, change, remove, count } = addressCalls(() => service);

describe('201', () => {
  it('saves a party as an order stores it, and returns it', async () => {
    const { status, body } = await add({
      ...savedRecipient,
      district: ' ',
      region: 'Greater London',
      description: 'Old customer',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      id: expect.stringMatching(/^adr_[0-9a-f]{32}$/),
      ...savedRecipient,
      country_code: 'GB',
      district: null,
      region: 'Greater London',
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

  it('saves three of twenty parties at the same moment when three are free, and nothing of the others', async () => {
    const { id: accountId, testKey, liveKey } = await service.createAccount();
    await fillSavedAddresses(service, { accountId, free: 3 });
    const state = async () => {
      const { rows } = await service.database.db.pool.query(
        `select (select count(*)::integer from saved_address where account_id = $1 and not livemode) as saved,
          (select count(*)::integer from saved_address where account_id = $1 and is_default) as defaults,
          (select count(*)::integer from audit_entry where account_id = $1 and action = 'address.saved') as audited`,
        [accountId],
      );
      return rows[0];
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const sent = add(at % 2 ? savedRecipient : { ...savedSender, is_default: true }, testKey);
        return at % 4 < 2 ? sent : sent.set('Idempotency-Key', `limit-${at}`);
      }),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(17);
    for (const { status, body } of refused)
      expect([status, body.sysCode, body.data]).toEqual([409, '1500124', null]);
    const full = await state();
    expect([full.saved, full.audited]).toEqual([10_000, 3]);
    expect((await add({ ...savedSender, is_default: true }, testKey)).status).toBe(409);
    expect(await state()).toEqual(full);
    expect((await add(savedRecipient, liveKey)).status).toBe(201);
    expect((await add(savedRecipient)).status).toBe(201);
  });

  it('saves under the key of a refused request once a party is deleted', async () => {
    const { id: accountId, testKey } = await service.createAccount();
    await fillSavedAddresses(service, { accountId, free: 1 });
    const { id } = await added(savedSender, testKey);
    const again = () => add(savedRecipient, testKey).set('Idempotency-Key', 'after-remedy');
    expect((await again()).body.sysCode).toBe('1500124');
    expect((await change(id, { description: 'Warehouse' }, testKey)).status).toBe(200);
    expect((await remove(id, testKey)).status).toBe(200);
    const saved = await again();
    expect([saved.status, saved.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect((await add(savedRecipient, testKey)).status).toBe(409);
  });
});
