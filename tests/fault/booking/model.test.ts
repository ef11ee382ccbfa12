import { afterAll, beforeAll, it } from '@jest/globals';
import { modelSeed, runBookingModel } from '../../support/booking-model/run.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { expectLedgerHolds } from '../../support/shipment/ledger-holds.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

it.each([
  { clients: 1, operations: 2_000, maxCommands: 100 },
  { clients: 4, operations: 10_000, maxCommands: 100 },
])('the service matches the model in $operations operations, with $clients clients in parallel', async (size) => {
  await runBookingModel(service, { ...size, seed: modelSeed(), timeLimitMs: 1_500_000 });
}, 450_000);
