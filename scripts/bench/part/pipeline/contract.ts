import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Document,
  type ExampleObject,
  type OperationObject,
  parseContract,
  resolve,
} from '../../../../codegen/document.ts';
import type { OperationId, Schemas } from '../../../../generated/operations.ts';
import { operationTable } from '../../../../src/contract/route.ts';
import { basePath } from '../../../frame/api.ts';

export const contractFile = path.resolve(import.meta.dirname, '..', '..', '..', '..', 'openapi.json');

export function readContractDocument(): Document {
  return parseContract(readFileSync(contractFile, 'utf8'));
}

export function contractOperation(document: Document, id: OperationId): OperationObject {
  const { path: template, method } = operationTable[id];
  const operation = document.paths[template]?.[method.toLowerCase()];
  if (!operation) throw new Error(`openapi.json has no ${id}`);
  return operation;
}

/** Returns `data` of the longest 200 example of an operation. */
function exampleData(document: Document, id: OperationId): unknown {
  const success = resolve(
    document,
    contractOperation(document, id).responses?.['200'] ?? { description: '' },
  );
  const values = Object.values(success.content?.['application/json']?.examples ?? {}).map(
    (example) => resolve<ExampleObject>(document, example).value as { readonly data: unknown },
  );
  const [longest] = values.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  if (!longest) throw new Error(`openapi.json has no example of a response of ${id}`);
  return longest.data;
}

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
export function exampleEnvelope(id: OperationId) {
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
