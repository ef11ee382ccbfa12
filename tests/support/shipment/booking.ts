import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { sysCodes } from '../../../generated/errors.ts';
import type { components } from '../../../generated/types.ts';
import type { RuleCode } from '../../../src/pricing/option.ts';
import type { TestService } from '../service.ts';
import { type OrderBody, order } from './order.ts';

type Created = components['schemas']['ShipmentCreated'];
type Path = readonly (string | number)[];

/** The response to a create in test mode, and its row. `customs` is without papers, warnings and the tax at the sale, which follow from the catalog. */
export interface Booked {
  readonly data: Created;
  readonly row: Readonly<Record<string, unknown>> & { readonly customs: Readonly<Record<string, unknown>> };
  /** The fee of each surcharge in HKD, by code. */
  readonly fees: Readonly<Record<string, number>>;
}

/** Returns an order to another country. */
export function orderTo(country_code: string, change: Partial<OrderBody> = {}): OrderBody {
  return order({ recipient: { ...order().recipient, country_code }, ...change });
}

export function create(
  service: TestService,
  body: object,
  key?: string,
  idempotencyKey: string = randomUUID(),
) {
  return service.call('post', '/shipments', key).set('Idempotency-Key', idempotencyKey).send(body);
}

/** Creates a shipment, which must succeed. */
export async function accepted(service: TestService, body: object, key?: string): Promise<Booked> {
  const answer = await create(service, body, key);
  expect({ status: answer.status, refusal: answer.body.data?.[0] ?? null }).toEqual({
    status: 201,
    refusal: null,
  });
  const data: Created = answer.body.data;
  const { rows } = await service.database.db.pool.query('select * from shipment where tracking_number = $1', [
    data.tracking_number,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0].pricing).toEqual(data.pricing_snapshot);
  const { freight_hkd, reg_fee_hkd, surcharges, total_hkd } = data.pricing_snapshot;
  const sum = surcharges.reduce((total, line) => total + line.amount_hkd, freight_hkd + reg_fee_hkd);
  expect(total_hkd).toBeCloseTo(sum, 8);
  const fees = Object.fromEntries(surcharges.map(({ code, amount_hkd }) => [code, amount_hkd]));
  const { documents: _, tax_number_name: __, warnings: ___, import_tax: ____, ...customs } = rows[0].customs;
  return { data, row: { ...rows[0], customs }, fees };
}

/** Creates a shipment, which must be refused with the code at exactly these paths, and create no row. */
export async function refused(
  service: TestService,
  body: object,
  code: RuleCode,
  paths: readonly Path[],
  key?: string,
): Promise<void> {
  const before = await countShipments(service);
  const answer = await create(service, body, key);
  expect({ status: answer.status, sysCode: answer.body.sysCode }).toEqual({
    status: 400,
    sysCode: sysCodes[code].code,
  });
  expect(answer.body.message).toMatch(new RegExp(`^${code}: `));
  const entries: { path: Path; code: string; message: string }[] = answer.body.data;
  expect(entries.map((entry) => [entry.path, entry.code])).toEqual(paths.map((path) => [path, code]));
  expect(await countShipments(service)).toBe(before);
}

export async function countShipments(service: TestService): Promise<number> {
  const { rows } = await service.database.db.pool.query('select count(*) as count from shipment');
  return rows[0].count;
}

/** Returns a percentage of an amount in HKD, rounded half up to cents. */
export function percentOf(hkd: number, percent: number): number {
  return Math.floor((Math.round(hkd * 100) * percent) / 100 + 0.5 + 1e-9) / 100;
}
