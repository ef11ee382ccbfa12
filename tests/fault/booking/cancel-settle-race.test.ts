import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { raceCancelAndSettle } from '../../support/fault/cancel-settle-race.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('parallel cancel, settlement and cancel end in one state, 1,000 times', async () => {
  const ends = await raceCancelAndSettle(service, 1_000);
  console.log(`1,000 races ended as ${JSON.stringify(ends)}`);
  expect(ends.cancelled).toBeGreaterThan(50);
  expect(ends.settled).toBeGreaterThan(50);
}, 45_000);
