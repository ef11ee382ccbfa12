import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SysCodeName } from '../../generated/errors.ts';
import { HttpError, type Refuse } from '../../src/contract/errors.ts';
import { takeMismatches } from '../support/contract-observer.ts';
import { startTestService, type TestService } from '../support/service.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-ledger-'));
const ledgerFile = path.join(folder, 'ledger.txt');
const outerLedger = process.env.TEST_LEDGER;
let service: TestService;

beforeAll(async () => {
  process.env.TEST_LEDGER = ledgerFile;
  service = await startTestService({
    handlers: {
      listCountries: async () => ({ status: 200, data: [{ code: 852 }] }) as never,
      listServiceTiers: async () => ({ status: 202, data: [] }) as never,
      getWalletBalance: async () => {
        throw new HttpError('TEST_MODE_ONLY');
      },
      listWebhooks: async (_, { refuse }) => (refuse as Refuse<SysCodeName>)('COD_NOT_AVAILABLE'),
    },
  });
});
afterAll(async () => {
  await service.stop();
  if (outerLedger === undefined) delete process.env.TEST_LEDGER;
  else process.env.TEST_LEDGER = outerLedger;
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request and returns the differences that its response caused. */
async function mismatchesAfter(request: PromiseLike<unknown>): Promise<string[]> {
  await request;
  return takeMismatches();
}

describe('a handler that differs from the contract', () => {
  it('is reported with each violation in its body', async () => {
    expect(await mismatchesAfter(service.call('get', '/countries'))).toEqual([
      "listCountries 200: CountryListReturn/data/0 must have required property 'name'",
      'listCountries 200: CountryListReturn/data/0/code must be string',
    ]);
  });

  it('is reported with a status that the contract does not document', async () => {
    expect(await mismatchesAfter(service.call('get', '/service_tiers'))).toEqual([
      'listServiceTiers 202: the contract does not document this status',
    ]);
  });
});

describe('an error code that the operation does not declare', () => {
  it.each([
    ['thrown past refuse', '/wallet/balance', 'getWalletBalance 403: TEST_MODE_ONLY'],
    ['by a refuse of another type', '/webhooks', 'listWebhooks 400: COD_NOT_AVAILABLE'],
  ])('is reported, %s', async (_, place, problem) => {
    expect(await mismatchesAfter(service.call('get', place))).toContain(
      `${problem} is not among the operation's x-sys-codes`,
    );
  });
});

describe('the ledger', () => {
  it('has one line for each pair of operation and status', async () => {
    await service.call('get', '/shipments/SMP0000000000000');
    await service.call('get', '/shipments/SMP0000000000001');
    await service.call('get', '/shipments', null);
    expect(readFileSync(ledgerFile, 'utf8').split('\n')).toEqual([
      'listCountries 200',
      'listServiceTiers 202',
      'getWalletBalance 403',
      'listWebhooks 400',
      'getShipment 404',
      'listShipments 401',
      '',
    ]);
  });
});
