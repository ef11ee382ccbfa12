import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Document, parseContract, type Schema, withServerUrl } from '../../../codegen/document.ts';
import { listSchemas } from '../../../codegen/document-parts.ts';
import { toOpenApi30 } from '../../../codegen/served/openapi-3.0.ts';
import { presentContract } from '../../../scripts/contract/baseline.ts';
import { smallContract } from '../small-contract.ts';

interface Converted {
  readonly [key: string]: unknown;
  readonly paths: Document['paths'];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Converts the small contract, whose schema ParcelReturn is replaced by `schema`. */
function convert(schema: Schema, change: (document: Document) => void = () => undefined): Converted {
  const document = withServerUrl(smallContract());
  document.components.schemas.ParcelReturn = schema;
  change(document);
  return toOpenApi30(document) as unknown as Converted;
}
const pick = ({ type, nullable }: Schema) => ({ type, nullable });
const schemaOf = (schema: Schema) => convert(schema).components.schemas.ParcelReturn;

it('the SPDX identifier of the license becomes its address, which 3.0 has instead', () => {
  const { info } = convert({ type: 'object' }, (document) => {
    Object.assign(document.info, { license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } });
  });
  expect(info).toMatchObject({
    license: { name: 'Apache-2.0', url: 'https://spdx.org/licenses/Apache-2.0.html' },
  });
  expect(info).not.toHaveProperty('license.identifier');
});

describe('a schema of 3.1 becomes, in 3.0', () => {
  it.each<[from: string, schema: Schema, converted: Schema]>([
    ['null as a type', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['two types', { type: ['string', 'integer'] }, { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['const', { type: 'string', const: 'a' }, { type: 'string', enum: ['a'] }],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    [
      'an exclusive minimum',
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'number', minimum: 0, exclusiveMinimum: true },
    ],
    [
      'a reference with a description',
      { $ref: '#/components/schemas/ParcelList', description: 'All.' },
      { allOf: [{ $ref: '#/components/schemas/ParcelList' }], description: 'All.' },
    ],
    ['property names', { type: 'object', propertyNames: { maxLength: 3 } }, { type: 'object' }],
  ])('%s', (_, schema, converted) => {
    expect(schemaOf(schema)).toEqual(converted);
  });

  it('a reference or null: nullable here and in a component of its own, because some tools read only one', () => {
    const { schemas } = convert({
      oneOf: [{ $ref: '#/components/schemas/ParcelList' }, { type: 'null' }],
      description: 'None yet.',
    }).components;
    expect(schemas.ParcelReturn).toEqual({
      type: 'object',
      nullable: true,
      allOf: [{ $ref: '#/components/schemas/ParcelListOrNull' }],
      description: 'None yet.',
    });
    expect(schemas.ParcelListOrNull).toEqual({ ...schemas.ParcelList, nullable: true });
  });

  it('stops at a keyword that has no conversion', () => {
    expect(() => schemaOf({ type: 'object', unevaluatedProperties: false })).toThrow(
      'openapi-3.0.json: the keyword unevaluatedProperties has no conversion; add it to openapi-3.0.ts',
    );
  });
});

describe('the converted document', () => {
  it('has null where the contract does, beside the type that it belongs to', () => {
    const document = parseContract(readFileSync(presentContract, 'utf8'));
    const nullable = listSchemas(document).filter(
      ({ role, schema: { type, oneOf = [] } }) =>
        (role === 'property' || role === 'parameter') &&
        ([type].flat().includes('null') || (oneOf as Schema[]).some((one) => one.type === 'null')),
    );
    expect(nullable.filter(({ schema }) => schema.oneOf).length).toBeGreaterThan(20);
    // Webhooks do not exist in 3.0, nor do components that only they use.
    const { components } = toOpenApi30(document) as unknown as Converted;
    const kept = nullable.filter(({ at }) => at[1] !== 'schemas' || String(at[2]) in components.schemas);
    const readAt = (at: readonly (string | number)[]) =>
      at.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], toOpenApi30(document));
    expect(kept.map(({ at, name }) => ({ name, ...pick(readAt(at) as Schema) }))).toEqual(
      kept.map(({ name }) => ({ name, type: expect.any(String), nullable: true })),
    );
  });

  it('names the scope of an operation in its description, because its security cannot', () => {
    const { paths } = convert({ type: 'string' }, (document) => {
      const item = document.paths['/parcels'];
      if (!item?.get) throw new Error('the small contract has no GET /parcels');
      item.get.description = 'Newest first.';
      item.get.security = [{ bearerAuth: ['parcels:read'] }];
    });
    expect(paths['/parcels']?.get?.description).toBe('Newest first.\n\nScope: `parcels:read`.');
    expect(paths['/parcels']?.get?.security).toEqual([{ bearerAuth: [] }]);
  });

  it('has no webhooks, roles or summary, and no component without a use', () => {
    const { paths, components, ...others } = convert({ type: 'string' }, (document) => {
      document.info.summary = 'Parcels.';
      const operation = document.paths['/parcels']?.get;
      if (operation) operation.security = [{ bearerAuth: ['parcels:read'] }];
    });
    expect(others).toMatchObject({ openapi: '3.0.3', info: { title: 'Small' } });
    expect(others).not.toHaveProperty('webhooks');
    expect(others).not.toHaveProperty('info.summary');
    expect(paths['/parcels']?.get?.security).toEqual([{ bearerAuth: [] }]);
    const text = JSON.stringify({ paths, components });
    for (const name of Object.keys(components.schemas))
      expect(text).toContain(`"#/components/schemas/${name}"`);
  });
});
