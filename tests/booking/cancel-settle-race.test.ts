import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { raceCancelAndSettle } from '../support/fault/cancel-settle-race.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('cancel, settlement and cancel at the same moment come to one end, 100 times', async () => {
  const ends = await raceCancelAndSettle(service, 100);
  expect(ends.cancelled + ends.settled).toBe(100);
});
