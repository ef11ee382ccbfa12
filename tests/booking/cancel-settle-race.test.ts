import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { raceCancelAndSettle } from '../support/fault/cancel-settle-race.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('two cancels and a settlement at the same moment have exactly one outcome, 100 times', async () => {
  const ends = await raceCancelAndSettle(service, 100);
  expect(ends.cancelled + ends.settled).toBe(100);
});
