import { afterAll, beforeAll, it } from '@jest/globals';
import { modelSeed, runBookingModel } from '../support/booking-model/run.ts';
import { patient } from '../support/deadline.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

it.each([
  { clients: 1, operations: 90, maxCommands: 60 },
  { clients: 4, operations: 150, maxCommands: 40 },
])('the service behaves like the model (concurrent clients: $clients)', async (size) => {
  await runBookingModel(service, { ...size, seed: modelSeed(), timeLimitMs: patient(50_000) });
}, 60_000);
