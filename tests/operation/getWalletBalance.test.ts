import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('200', () => {
  it('answers the live wallet: available is balance less held', async () => {
    await service.database.db.pool.query(
      'insert into wallet (account_id, balance_cents, held_cents) values ($1, 123456, 3456)',
      [service.account.id],
    );
    const { body } = await service.call('get', '/wallet/balance', service.account.liveKey);
    expect(body.data).toEqual({ balance: 1234.56, available: 1200, held: 34.56, currency: 'HKD' });
  });

  it('reads zeros in test mode, and for an account that never had money', async () => {
    const zeros = { balance: 0, available: 0, held: 0, currency: 'HKD' };
    expect((await service.call('get', '/wallet/balance')).body.data).toEqual(zeros);
    expect(
      (await service.call('get', '/wallet/balance', (await service.createAccount()).liveKey)).body.data,
    ).toEqual(zeros);
  });
});
