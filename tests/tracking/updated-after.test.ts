import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { proveFeeds } from '../support/fault/feed-proof.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
});
afterAll(() => service.stop());

it('polling returns every update and every event of eight writers: 100 shipments, 400 updates', async () => {
  const profile = { shipments: 100, updates: 400, atLeastMs: 1_500 };
  const { updates, events } = await proveFeeds(service, profile);
  expect(updates).toBeGreaterThanOrEqual(profile.updates);
  console.log(`${updates} updates, ${events} events: none missed`);
}, 60_000);
