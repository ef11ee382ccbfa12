import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signedInUser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { describeOnBothStores, itWithRedis, startOwnRedis } from '../support/store/own-redis.ts';

const env = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_DAY: '5000' };

describeOnBothStores('the quota on the page of keys, with the counts in %s', (redisUrl) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ env, redis: redisUrl !== null });
  });
  afterAll(() => service.stop());

  it('counts the requests of each key and day, per mode, and reading it uses none', async () => {
    const { browser } = await signedInUser(service);
    for (let count = 0; count < 3; count++) await service.call('get', '/countries');
    await service.call('get', '/countries', service.account.liveKey);
    for (let count = 0; count < 2; count++) {
      expect((await browser.get('/test/keys')).text).toContain('3 of 5,000');
      expect((await browser.get('/live/keys')).text).toContain('1 of 5,000');
    }
    const { headers } = await service.call('get', '/countries');
    expect(headers['x-ratelimit-remaining-day']).toBe('4996');
  });
});

itWithRedis(
  'the page of keys without a Redis that responds shows a note instead of the quota, and the rest',
  async () => {
    await using redis = await startOwnRedis(false);
    const service = await startTestService({ env, redis: redis.url });
    try {
      const { browser } = await signedInUser(service);
      await redis.kill();
      const { status, text } = await browser.get('/test/keys');
      expect(status).toBe(200);
      expect(text).toContain('The counts are not available right now.');
      expect(text).toContain('Create a test key');
      expect(text).not.toContain(' of 5,000');
    } finally {
      await service.stop();
    }
  },
);
