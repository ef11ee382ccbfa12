import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressCalls, savedRecipient, savedSender } from '../support/address/saved-addresses.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { added, get } = addressCalls(() => service);

describe('200', () => {
  it('returns a saved party', async () => {
    const { id } = await added(savedSender);
    const { status, body } = await get(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, role: 'sender', contact_name: 'Wong Ka Yan', email: null });
  });
});

describe('404', () => {
  it("hides a party of another account, of the other mode, and one that doesn't exist", async () => {
    const { id } = await added(savedRecipient);
    const other = await service.createAccount();
    for (const answer of [
      await get(id, service.account.liveKey),
      await get(id, other.testKey),
      await get('adr_00000000000000000000000000000000'),
    ])
      expect([answer.status, answer.body.sysCode]).toEqual([404, '1404001']);
  });
});
