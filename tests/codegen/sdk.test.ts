import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadContract } from '../../codegen/load-contract.ts';
import { generateSdk } from '../../codegen/sdk.ts';
import { compileErrors } from '../contract/compile.ts';
import { smallContract, smallFolder, smallReserved } from './small-contract.ts';

const contract = () => {
  const document = smallContract();
  document.components.schemas.ParcelColor = {
    type: 'string',
    enum: ['red', 'green'],
    'x-open-list': true,
    description: 'Color of the wrapping. Open list: new values may be added.',
  };
  return loadContract(document, smallReserved);
};
const files = await generateSdk(contract());
const text = (name: string) => files.get(name) ?? '';

describe('the generated sources of the SDK', () => {
  it('are the same each time, and listed in the manifest', async () => {
    expect(await generateSdk(contract())).toEqual(files);
    expect(Object.keys(JSON.parse(text('manifest.json')))).toEqual([
      'types.ts',
      'operations.ts',
      'errors.ts',
      'events.ts',
    ]);
  });

  it('type an open list as a union of its known values', () => {
    expect(text('types.ts')).toContain('ParcelColor: "red" | "green";');
  });

  it('have a type per schema, and nothing that only the service needs', () => {
    expect(text('types.ts')).toContain(
      "export type ParcelCreateRequest = components['schemas']['ParcelCreateRequest'];",
    );
    expect(text('types.ts')).not.toMatch(/Idempotency-Key|X-Request-Id|\b4\d\d: \{/);
  });

  it('state which operations take an idempotency key', () => {
    expect(text('operations.ts')).toMatch(
      /createParcel: \{\s+method: "POST",\s+path: "\/parcels",\s+takesKey: true/,
    );
    expect(text('operations.ts')).toMatch(
      /listParcels: \{\s+method: "GET",\s+path: "\/parcels",\s+takesKey: false/,
    );
  });

  it('compile', () => {
    const inFolder = [...files]
      .filter(([name]) => name.endsWith('.ts'))
      .map(([name, source]) => [path.join(smallFolder, name), source]);
    expect(compileErrors([], Object.fromEntries(inFolder))).toEqual([]);
  });
});
