import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OperationId, Schemas } from '../../../generated/operations.ts';
import { operationTable } from '../../../src/http/route.ts';

export const contractFile = path.resolve(import.meta.dirname, '..', '..', '..', 'openapi.json');

interface MediaType {
  readonly schema: { readonly $ref: string };
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}

interface ContractOperation {
  readonly parameters?: readonly ({ readonly $ref: string } | Parameter)[];
  readonly requestBody?: { readonly content: { readonly 'application/json': MediaType } };
  readonly responses: Readonly<
    Record<string, { readonly content: { readonly 'application/json': MediaType } }>
  >;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: object;
}

/** Parts of openapi.json that the other libraries need. */
interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

export function readContractDocument(): ContractDocument {
  return JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocument;
}

export function contractOperation(document: ContractDocument, id: OperationId): ContractOperation {
  const { path: template, method } = operationTable[id];
  const operation = document.paths[template]?.[method.toLowerCase()];
  if (!operation) throw new Error(`openapi.json has no ${id}`);
  return operation;
}

/** Returns an operation's path parameters by name; null if it has none. */
export function pathParameters(document: ContractDocument, id: OperationId): Record<string, object> | null {
  const parameters = (contractOperation(document, id).parameters ?? [])
    .map((parameter) =>
      '$ref' in parameter
        ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
        : parameter,
    )
    .filter((parameter) => parameter?.in === 'path');
  if (parameters.length === 0) return null;
  return Object.fromEntries(parameters.map((parameter) => [parameter?.name, parameter?.schema]));
}

/** Returns `data` of the longest 200 example of an operation. */
function exampleData(document: ContractDocument, id: OperationId): unknown {
  const examples = contractOperation(document, id).responses['200']?.content['application/json'].examples;
  const values = Object.values(examples ?? {}).map(({ value }) => value as { readonly data: unknown });
  const [longest] = values.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  if (!longest) throw new Error(`openapi.json has no example of a response of ${id}`);
  return longest.data;
}

/** Base path of every contestant. */
export const basePath = '/api/v1';

/** A 1 kB quote request: a parcel with four items to Germany. */
export const quoteRequest: Schemas['RateQuoteRequest'] = {
  weight_kg: 1.85,
  destination_country: 'DE',
  destination_postal_code: '10119',
  goods_category: 'battery',
  surcharges: ['INSURANCE'],
  declared_value_hkd: 1180.4,
  insured_amount_hkd: 1200,
  ioss_number: 'IM3720012345',
  parcels: [{ weight_kg: 1.85, length_cm: 32, width_cm: 24, height_cm: 12 }],
  items: [
    {
      description: 'Bluetooth earphones with charging case',
      quantity: 1,
      unit_price: 39.9,
      sku: 'EP-220-BLK',
      hs_code: '8518.30',
      country_of_manufacture: 'CN',
      is_cspc: false,
      merchant_product_id: 'EP-220',
      mfr_id_std: '4891234567890',
    },
    {
      description: 'Power bank 10000 mAh',
      quantity: 2,
      unit_price: 21.5,
      sku: 'PB-10K-WHT',
      hs_code: '8507.60',
      country_of_manufacture: 'CN',
      merchant_product_id: 'PB-10K',
      mfr_id_std: '4891234567906',
    },
    {
      description: 'Braided USB-C cable, 2 m',
      quantity: 3,
      unit_price: 8.25,
      sku: 'CB-C2-GRY',
      hs_code: '8544.42',
      country_of_manufacture: 'VN',
      merchant_product_id: 'CB-C2',
      mfr_id_nonstd: 'VN-CABLE-7731',
    },
    {
      description: 'Cotton travel pouch',
      quantity: 1,
      unit_price: 12,
      sku: 'TP-01',
      hs_code: '4202.92',
      country_of_manufacture: 'HK',
      merchant_product_id: 'TP-01',
    },
  ],
};

const document = readContractDocument();

/** Response data of every contestant, serialized for each request. */
export const answerData = {
  quoteRates: exampleData(document, 'quoteRates') as Schemas['PublicQuoteResponse'],
  getShipment: exampleData(document, 'getShipment') as Schemas['ShipmentDetail'],
};

/** Envelope of an operation's response; null data for operations that are not measured. */
export function envelopeOf(id: OperationId) {
  return {
    status: 200,
    message: 'ok',
    data: id in answerData ? answerData[id as keyof typeof answerData] : null,
  };
}

/** Every operation with its path in Express and Fastify syntax. */
export const routes = Object.values(operationTable).map(({ id, method, path }) => ({
  id,
  method: method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete',
  path: basePath + path.replace(/\{(\w+)\}/g, ':$1'),
}));
