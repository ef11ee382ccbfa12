import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Document } from '../../../codegen/document.ts';
import { presentContract } from '../../../scripts/contract/baseline.ts';
import { operationHandlers } from '../../../src/operation/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { type BuiltClients, buildClients } from './generators/build.ts';
import { generators } from './generators/generate.ts';
import { runScenario } from './generators/scenario.ts';
import { contractTools } from './tools.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-generators-'));
let service: TestService;
let driftedService: TestService;
let clients: BuiltClients;
let driftedClients: BuiltClients;

const contract = () => JSON.parse(readFileSync(presentContract, 'utf8')) as Document;

/** Returns a contract that the service does not follow: a property of quotes and a path have other names. */
function driftedContract(): Document {
  const document = contract();
  const option = document.components.schemas.RateOption as {
    properties: Record<string, unknown>;
    required: string[];
  };
  const { total_hkd, ...others } = option.properties;
  option.properties = { ...others, total: total_hkd };
  option.required = option.required.map((name) => (name === 'total_hkd' ? 'total' : name));
  const { '/countries': countries, ...paths } = document.paths;
  if (!countries || !total_hkd) throw new Error('the contract has neither');
  document.paths = { ...paths, '/destinations': countries };
  return document;
}

/** Starts a service that returns the status of a shipment under another name. */
function startDriftedService(): Promise<TestService> {
  return startTestService({
    watched: false,
    handlers: {
      getShipment: async (...args) => {
        const answer = await operationHandlers.getShipment(...args);
        if (!('data' in answer)) throw new Error('a read is never a stored response');
        const { status, ...others } = answer.data as { status: string };
        return { ...answer, data: { ...others, state: status } } as never;
      },
    },
  });
}

beforeAll(async () => {
  contractTools.install();
  [service, driftedService] = await Promise.all([startTestService(), startDriftedService()]);
  [clients, driftedClients] = await Promise.all([
    buildClients(contract(), path.join(folder, 'contract')),
    buildClients(driftedContract(), path.join(folder, 'drifted')),
  ]);
}, 600_000);
afterAll(async () => {
  await Promise.all([service.stop(), driftedService.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const runWith = (built: BuiltClients, name: string, { rootUrl, account }: TestService) =>
  runScenario(built.connect(name, `${rootUrl}/api/v1`, account.testKey));

const seen = {
  japan: 'Japan',
  total: 'number',
  valid: true,
  read: { isBooked: true, status: 'label_created' },
  pages: [2, 2, 1],
  isComplete: true,
  missing: { status: 404, sysCode: '1404001' },
};

describe.each(Object.keys(generators))('a client of %s', (name) => {
  it('compiles under strict, and runs five operations, an error and a loop over pages', async () => {
    expect(clients.compileErrors(name)).toEqual([]);
    expect(await runWith(clients, name, service)).toEqual(seen);
  });

  it('does not compile if a property of the contract has another name', () => {
    expect(driftedClients.compileErrors(name).join('\n')).toMatch(/total_hkd/);
  });

  it('does not compile, or fails, if a path of the contract has another name', async () => {
    const failure = await runWith(driftedClients, name, service).catch((error: object) => error);
    const reported = [...driftedClients.compileErrors(name), JSON.stringify(failure), String(failure)];
    expect(reported.join('\n')).toMatch(/countries|1404001/i);
  });

  it('fails if the service sends a property under another name', async () => {
    const result = await runWith(clients, name, driftedService).catch((error: Error) => error.message);
    expect(result).not.toEqual(seen);
    expect(JSON.stringify(result)).toMatch(/"isBooked":true}|status/);
  });
});
