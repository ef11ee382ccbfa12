import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { toCurl } from '../../scripts/fuzz/request.ts';
import { fuzz } from '../../scripts/fuzz/run.ts';
import { startTarget } from '../../scripts/fuzz/target.ts';
import { runs } from '../support/profile.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { createTestDatabase } from '../support/store/database.ts';

const requests = runs(5000);

it(`${requests} requests derived from the contract cause no finding`, async () => {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createTestDatabase());
  const { id: accountId, testKey: test, liveKey: live } = await liveAccount(database, 100_000_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-fuzz-'));
  stack.defer(() => rmSync(folder, { recursive: true }));
  const target = await startTarget(stack, {
    database: { url: database.url, accountId, keys: { test, live } },
  });
  const { findings, statuses } = await fuzz(target, { seed: 20_26, requests, clients: 4, folder });
  expect(
    findings.map(({ operation, problem, request }) => [operation, problem, toCurl('', request)]),
  ).toEqual([]);
  // The run covers bookings, cancellations, endpoints, refusals, batches, papers and files of orders.
  for (const place of [
    'createShipment 201',
    'cancelShipment 200',
    'createWebhook 201',
    'createShipment 400',
    'createShipmentBatch 202',
    'getShipmentLabel 200',
    'page 303',
  ]) {
    expect({ place, count: statuses[place] ?? 0 }).not.toEqual({ place, count: 0 });
  }
  await expectLedgerHolds(database.db);
}, 150_000);
