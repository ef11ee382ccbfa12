import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressCalls, savedRecipient } from '../support/address/saved-addresses.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { added, get, remove, count } = addressCalls(() => service);

describe('200', () => {
  it('deletes a party and returns it; a repeat with its key returns it again', async () => {
    const saved = await added(savedRecipient);
    const key = randomUUID();
    for (const replayed of [undefined, 'true']) {
      const { status, body, headers } = await remove(saved.id).set('Idempotency-Key', key);
      expect([status, body.data, headers['idempotent-replayed']]).toEqual([200, saved, replayed]);
    }
    expect((await get(saved.id)).status).toBe(404);
  });
});

describe('400', () => {
  it('takes no body, and deletes nothing with one', async () => {
    const { id } = await added(savedRecipient);
    const { status, body } = await remove(id).send({ force: true });
    expect([status, body.sysCode]).toEqual([400, '1400006']);
    expect((await get(id)).status).toBe(200);
  });
});

describe('404', () => {
  it('deletes no party of another account or mode, nor one that is deleted', async () => {
    const { id } = await added(savedRecipient);
    const other = await service.createAccount();
    const before = await count();
    for (const key of [service.account.liveKey, other.testKey])
      expect((await remove(id, key)).status).toBe(404);
    expect(await count()).toBe(before);
    await remove(id);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('409', () => {
  it('refuses a used key for another party, and deletes nothing', async () => {
    const [one, two] = [await added(savedRecipient), await added(savedRecipient)];
    const key = randomUUID();
    await remove(one.id).set('Idempotency-Key', key);
    expect((await remove(two.id).set('Idempotency-Key', key)).status).toBe(409);
    expect((await get(two.id)).status).toBe(200);
  });
});
