import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadContract } from '../../codegen/load-contract.ts';
import { generateSdk } from '../../codegen/sdk.ts';
import { compileErrors } from '../contract/compile.ts';
import { root } from '../support/paths.ts';
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
    expect(Object.keys(JSON.parse(text('checksums.json')))).toEqual([
      'types.ts',
      'operations.ts',
      'error-codes.ts',
      'errors.ts',
      'error-table.ts',
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

  it('have a class per error code, below the class of its status', () => {
    expect(text('errors.ts')).toMatch(
      /^\/\*\* 409: .+ \*\/\nexport class IdempotencyConflictError extends ConflictError \{\n {2}declare readonly code: 'IDEMPOTENCY_CONFLICT';/m,
    );
    expect(text('error-table.ts')).toContain(
      "'1409002': ['IDEMPOTENCY_CONFLICT', IdempotencyConflictError],",
    );
  });

  it('use the class of the status for its only code, if both have the same name', () => {
    expect(text('errors.ts')).not.toContain('class NotFoundError');
    expect(text('error-table.ts')).toContain("'1404001': ['NOT_FOUND', NotFoundError],");
  });

  it('compile', () => {
    const folder = path.join(smallFolder, 'generated');
    const sources = Object.fromEntries(
      [...files]
        .filter(([name]) => name.endsWith('.ts'))
        .map(([name, source]) => [path.join(folder, name), source]),
    );
    const core = path.relative(smallFolder, path.join(root, 'sdk', 'typescript', 'src', 'errors.ts'));
    sources[path.join(smallFolder, 'errors.ts')] = `export * from '${core}';`;
    expect(compileErrors([], sources)).toEqual([]);
  });
});
