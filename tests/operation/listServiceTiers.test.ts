import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('200', () => {
  it('lists what the account may book, with limits and what each destination requires', async () => {
    const { status, body } = await service.call('get', '/service_tiers');
    expect(status).toBe(200);
    const standard = body.data.find(
      (tier: { service_tier_id: string }) => tier.service_tier_id === 'HKASTDGGSTCM',
    );
    expect(standard.destinations).toEqual(expect.arrayContaining(['BR', 'CL', 'JP', 'NO', 'US']));
    expect(standard.requirements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ destination_country: 'CL', code: 'CL_TAX_NUMBER_REQUIRED' }),
        expect.objectContaining({ destination_country: 'JP', code: 'SALES_PLATFORM_NAME_REQUIRED' }),
        expect.objectContaining({ destination_country: 'NO', code: 'TAX_NUMBER_REQUIRED' }),
        expect.objectContaining({ destination_country: 'BR', code: 'HS_CODE_BR_8_DIGITS_REQUIRED' }),
      ]),
    );
    expect(standard.limits.volumetric_divisor).toBeGreaterThan(0);
  });

  it('is an empty list for an account without entitlements', async () => {
    const { id, testKey } = await service.createAccount();
    await service.database.db.pool.query('delete from entitlement where account_id = $1', [id]);
    expect(await service.call('get', '/service_tiers', testKey)).toMatchObject({
      status: 200,
      body: { data: [] },
    });
  });
});
