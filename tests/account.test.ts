import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { PricingInputs } from '../src/account/pricing-inputs.ts';
import { startTestService, type TestService } from './support/service.ts';

let service: TestService;
let inputs: PricingInputs;
let reads: number;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => {
  reads = 0;
  const { db } = service.context;
  const pool = new Proxy(db.pool, {
    get(target, name) {
      if (name === 'query') reads++;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  inputs = new PricingInputs({ ...db, pool });
});

const version = async () => {
  const { rows } = await service.database.db.pool.query('select version from pricing_version');
  return rows[0].version as number;
};
const current = async () => inputs.get(service.account.id, await version());

/** As `updateAccount` does it. */
const changeAccount = `update account set custom_insurance = not custom_insurance; select increment_pricing_version()`;

describe('cached pricing inputs', () => {
  it('are read once if nothing changes', async () => {
    const first = await current();
    expect(await current()).toBe(first);
    expect(reads).toBe(1);
  });

  it.each([
    ['an account', changeAccount],
    [
      'an entitlement',
      `delete from entitlement where product_code = (select min(product_code) from entitlement)`,
    ],
    [
      'a new entitlement',
      `insert into entitlement (account_id, product_code)
      select a.id, p.code from account a, product p on conflict do nothing`,
    ],
    [
      'an assigned rate table',
      `insert into account_rate_table (account_id, service_code, rate_table_code)
        select a.id, t.service_code, t.code from account a, rate_table t limit 1`,
    ],
    [
      'an IOSS number',
      `insert into ioss_number (account_id, number, is_platform, is_default)
      select id, 'IM1234567890', false, true from account`,
    ],
    ['a switch', `insert into setting (name, value) values ('vat-prepay', 'false')`],
    [
      'the exchange rate',
      `insert into fx_rate (rate_micros, rate_type, fetched_at) values (7810000, 'manual', now())`,
    ],
  ])('are read again after a change of %s', async (_, change) => {
    const before = await current();
    await service.database.db.pool.query(change);
    const after = await current();
    expect(after.version).toBeGreaterThan(before.version);
    expect(after).not.toEqual({ ...before, version: after.version });
    expect(await current()).toBe(after);
    expect(reads).toBe(2);
  });

  it('are not read again after a rollback', async () => {
    const before = await current();
    await service.database.db.kysely
      .transaction()
      .execute(async (tx) => {
        await sql.raw(changeAccount).execute(tx);
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await current()).toBe(before);
  });

  it('are read once for concurrent requests', async () => {
    const at = await version();
    const asked = [1, 2, 3].map(() => inputs.get(service.account.id, at));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(reads).toBe(1);
  });

  it('are read again if the version decreases, as after a failover that lost a change', async () => {
    const before = await version();
    await service.database.db.pool.query(changeAccount);
    const lost = await current();
    await service.database.db.kysely.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(changeAccount).execute(tx);
      await sql`update pricing_version set version = ${before}`.execute(tx);
    });
    const kept = await current();
    expect(kept.account.customInsurance).toBe(!lost.account.customInsurance);
    await service.database.db.pool.query(changeAccount);
    expect((await current()).account.customInsurance).toBe(lost.account.customInsurance);
    expect((await current()).version).toBeGreaterThan(lost.version);
  });

  it("are never older than the request's version, but may be newer", async () => {
    const before = await current();
    await service.database.db.pool.query(changeAccount);
    const after = await current();
    expect(await inputs.get(service.account.id, before.version)).toEqual(after);
  });
});
