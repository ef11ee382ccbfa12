import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { modelSeed, runBookingModel } from '../support/booking-model/run.ts';
import { expectLedgerHolds } from '../support/ledger-holds.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

it.each([
  { clients: 1, runs: 6, maxCommands: 60 },
  { clients: 4, runs: 4, maxCommands: 40 },
])('the service does what the model does, with $clients at a time', async (size) => {
  const seed = modelSeed();
  console.log(`BOOKING_MODEL_SEED=${seed}`);
  const operations = await runBookingModel(service, { ...size, seed, timeLimitMs: 50_000 });
  expect(operations).toBeGreaterThan(100);
}, 60_000);
