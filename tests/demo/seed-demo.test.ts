import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activeKeyIds, listApiKeys, revokeApiKey } from '../../db/query/account/api-key.ts';
import { readEntitlement } from '../../db/query/pricing/entitlement.ts';
import { clearFxRate, insertFxRate, latestFxRate } from '../../db/query/pricing/fx-rate.ts';
import { type DemoAccount, seedDemo } from '../../src/demo/seed-demo.ts';
import { hashApiKey } from '../../src/key-format.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';
import { wallet } from '../wallet/ledger-bookings.ts';

const hourMs = 3_600_000;
const clock = new TestClock();
let database: TestDatabase;
let known: DemoAccount;
const seed = (fetchesRate = false) => seedDemo(database.db, { known, now: clock.now(), fetchesRate });
const rate = () => latestFxRate(database.db.kysely);
beforeAll(async () => {
  database = await createTestDatabase();
  known = await seedDemo(database.db, { known: null, now: clock.now(), fetchesRate: false });
});
afterAll(() => database.stop());

describe('a repeated start of the demonstration', () => {
  it('keeps the account, its keys and its balance', async () => {
    expect(await seed()).toEqual(known);
    expect(await wallet(database.db, known.account_id)).toMatchObject({ balance: 100_000_000 });
  });

  it.each(['test_key', 'live_key'] as const)('replaces only %s if that key was revoked', async (revoked) => {
    const { kysely } = database.db;
    for (const id of await activeKeyIds(kysely, [hashApiKey(known[revoked])])) await revokeApiKey(kysely, id);
    const next = await seed();
    expect(next).toEqual({ ...known, [revoked]: expect.not.stringContaining(known[revoked]) });
    expect(next[revoked].slice(0, 8)).toBe(known[revoked].slice(0, 8));
    known = next;
  });

  it('replaces both keys if demo.json is lost, and revokes the old ones', async () => {
    known = await seedDemo(database.db, { known: null, now: clock.now(), fetchesRate: false });
    const keys = await listApiKeys(database.db.kysely, known.account_id);
    expect(keys.filter((key) => key.revoked_at === null)).toHaveLength(2);
  });

  it('does not restore a product that an operator revoked', async () => {
    const { kysely } = database.db;
    const [product = ''] = (await readEntitlement(kysely, known.account_id)).product_codes;
    await kysely
      .deleteFrom('entitlement')
      .where('account_id', '=', known.account_id)
      .where('product_code', '=', product)
      .execute();
    await seed();
    expect((await readEntitlement(kysely, known.account_id)).product_codes).not.toContain(product);
  });
});

describe("the demonstration's exchange rate", () => {
  it('is renewed at a start only after it has become stale', async () => {
    const first = await rate();
    clock.advance(35 * hourMs);
    await seed();
    expect((await rate())?.id).toBe(first?.id);
    clock.advance(8 * 24 * hourMs);
    await seed();
    expect(await rate()).toMatchObject({ rate_micros: 7_800_000, rate_type: 'manual' });
    expect(Date.parse((await rate())?.fetched_at ?? '')).toBeGreaterThan(clock.now().getTime() - hourMs);
  });

  it('is not changed if it comes from a source, was set by an operator or was cleared', async () => {
    const { kysely } = database.db;
    const expectUnchanged = async (fetchesRate = false) => {
      clock.advance(8 * 24 * hourMs);
      const before = await rate();
      await seed(fetchesRate);
      expect(await rate()).toEqual(before);
    };
    await expectUnchanged(true);
    await insertFxRate(kysely, { rateMicros: 7_700_000, rateType: 'manual', fetchedAt: clock.now() });
    await expectUnchanged();
    await clearFxRate(kysely, clock.now());
    await expectUnchanged();
  });
});
