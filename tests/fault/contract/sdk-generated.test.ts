import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { presentContract } from '../../../scripts/contract/places.ts';
import { runRedocly } from '../../../scripts/contract/redocly.ts';
import { compileErrors } from '../../contract/compile.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-sdk-'));
const client = path.join(folder, 'client.ts');
const usage = path.join(folder, 'usage.ts');
let service: TestService;

/** A program that uses only the client that an SDK generator built from openapi.json. */
const program = `
import { ApiError, configure, createShipment, getShipment, listCountries } from './${path.basename(client)}';

configure({ serverUrl: process.env.SERVER_URL!, auth: { bearer: process.env.KEY! } });
const { data: countries } = await listCountries();
const { data: booked } = await createShipment({
  headers: { 'Idempotency-Key': 'generated-sdk' },
  body: {
    service_tier_id: 'HKASTDGGSTCM',
    recipient: { contact_name: 'Emily Carter', phone: '1', country_code: 'US', city: 'New York', address: '350 5th Avenue' },
    parcels: [{ weight_kg: 0.5 }],
    items: [{ description: 'Cotton T-shirt', quantity: 2, unit_price_hkd: 80 }],
  },
});
const { data: shipment } = await getShipment({ path: { shipment_id: booked.tracking_number } });
const total: number | undefined = shipment.pricing_snapshot?.total_hkd;
const missing = await getShipment({ path: { shipment_id: 'SMP0000000000000' } }).catch((error: unknown) => {
  if (error instanceof ApiError) return error.status;
  throw error;
});
console.log(JSON.stringify({ japan: countries.find(({ code }) => code === 'JP')?.name.en, same: shipment.id === booked.id, total, missing }));
`;

beforeAll(async () => {
  service = await startTestService();
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(usage, program);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('an SDK generator', () => {
  it('builds a client from openapi.json that compiles in strict mode and works with the service', async () => {
    const made = await runRedocly(
      'generate-client',
      presentContract,
      '--import-ext',
      'ts',
      '--output',
      client,
    );
    expect(made).toMatchObject({ code: 0 });

    const lib = ['es2024', 'dom', 'dom.iterable'];
    expect(compileErrors([client, usage], {}, { lib, exactOptionalPropertyTypes: false })).toEqual([]);

    const env = { SERVER_URL: `${service.rootUrl}/api/v1`, KEY: service.account.testKey };
    const { stdout } = await promisify(execFile)(process.execPath, [usage], { env });
    expect(JSON.parse(stdout)).toEqual({
      japan: 'Japan',
      same: true,
      total: expect.any(Number),
      missing: 404,
    });
  });
});
