import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SysCodeName, sysCodes } from '../../generated/errors.ts';
import { declarations } from '../../generated/operation-table.ts';
import type { ApiError, Refuse } from '../../src/contract/errors.ts';
import { createRefuse } from '../../src/contract/operation.ts';
import { operationTable } from '../../src/contract/route.ts';
import { runUnderKey } from '../../src/idempotency.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { sendBack, sold } from '../support/shipment/returns.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const refuse = createRefuse() as Refuse<SysCodeName>;
const keyed = Object.entries(declarations).filter(([, { idempotency }]) => idempotency !== null);
const codesOf = (operation: string) =>
  (declarations as Readonly<Record<string, { readonly sysCodes: readonly SysCodeName[] }>>)[operation]
    ?.sysCodes ?? [];
const stored = async (key: string) =>
  (await service.database.db.pool.query('select status from idempotency_key where key = $1', [key])).rows;

const cases = keyed.flatMap(([operation]) =>
  codesOf(operation).flatMap((code) =>
    sysCodes[code].idempotency === 'key_unused' ? [] : [[operation, code] as const],
  ),
);

describe('a request that is repeated under its key after a refusal', () => {
  it('has a rule in the contract for each code of each operation with a key', () => {
    for (const [operation] of keyed)
      for (const code of codesOf(operation))
        expect([code, sysCodes[code].idempotency]).not.toContain(undefined);
  });

  it.each(
    cases,
  )('%s, %s: gets the stored response or runs again, by the rule of the contract', async (operation, code) => {
    const key = randomUUID();
    const scope = { accountId: service.account.id, livemode: false };
    const request = { scope, key, operation: `POST /${operation}`, body: { operation } };
    let runs = 0;
    const ask = () =>
      runUnderKey(service.context, request, async () => {
        runs++;
        return refuse(code);
      }).then(
        ({ status, isReplay }) => ({ status, isReplay }),
        (error: ApiError) => ({ status: sysCodes[error.code].status, isReplay: false }),
      );
    const { status } = sysCodes[code];
    expect(await ask()).toEqual({ status, isReplay: false });
    const isStored = sysCodes[code].idempotency === 'stored';
    expect(await stored(key)).toEqual([{ status: isStored ? status : null }]);
    expect(await ask()).toEqual({ status, isReplay: isStored });
    expect(runs).toBe(isStored ? 1 : 2);
  });

  it.each([
    ['no JSON', { body: '{', type: 'application/json' }, 'MALFORMED_JSON'],
    ['a property twice', { body: '{"a":1,"a":1}', type: 'application/json' }, 'DUPLICATE_JSON_KEY'],
    ['another type', { body: 'a', type: 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a body too large',
      { body: `"${'a'.repeat(operationTable.createShipment.maxBodyBytes)}"`, type: 'application/json' },
      'PAYLOAD_TOO_LARGE',
    ],
  ] as const)('leaves the key unused after %s', async (_, { body, type }, code) => {
    const key = randomUUID();
    const answer = await service
      .call('post', '/shipments')
      .set({ 'Idempotency-Key': key, 'Content-Type': type })
      .send(body);
    expect([answer.body.sysCode, sysCodes[code].idempotency]).toEqual([sysCodes[code].code, 'key_unused']);
    expect(await stored(key)).toEqual([]);
    const booked = await service.call('post', '/shipments').set('Idempotency-Key', key).send(order());
    expect(booked.status).toBe(201);
  });

  it('books a return that was refused, once its shipment can be returned', async () => {
    const id = await sold(service, { status: 'in_transit' });
    const idempotencyKey = randomUUID();
    const refused = await sendBack(service, id, {}, { idempotencyKey });
    expect(refused.body.sysCode).toBe(sysCodes.SHIPMENT_NOT_RETURNABLE.code);
    const { pool } = service.database.db;
    expect((await pool.query('select from shipment where return_of = $1', [id])).rowCount).toBe(0);
    await pool.query(
      "update shipment set status = 'delivered', delivered_at = now() where tracking_number = $1",
      [id],
    );
    const booked = await sendBack(service, id, {}, { idempotencyKey });
    expect([booked.status, booked.headers['idempotent-replayed']]).toEqual([201, undefined]);
    const replayed = await sendBack(service, id, {}, { idempotencyKey });
    expect([replayed.text, replayed.headers['idempotent-replayed']]).toEqual([booked.text, 'true']);
  });
});
