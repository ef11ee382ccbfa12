import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { expectRefusal } from '../expect-refusal.ts';

let database: TestDatabase;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
});
afterAll(() => database.stop());

const list = () => sampanJson(['setting', 'list'], env);
const onByDefault = (name: string) => ({ name, value: 'on', updated_at: null });

describe('setting', () => {
  it('is listed with its default until it is set', async () => {
    expect(await list()).toEqual([onByDefault('vat-prepay'), onByDefault('voec-prepay')]);
    const { stdout } = await sampan(['setting', 'list'], env);
    expect(stdout).toMatch(/^SETTING +VALUE +CHANGED \(UTC\)\nvat-prepay +on +never \(default\)\n/);
  });

  it('is switched off and on again, without a change of the other setting', async () => {
    const off = await sampanJson(['setting', 'set', 'vat-prepay', 'off'], env);
    expect(off).toEqual({ name: 'vat-prepay', value: 'off', updated_at: expect.stringMatching(/Z$/) });
    expect(await list()).toEqual([off, onByDefault('voec-prepay')]);
    const { stdout } = await sampan(['setting', 'set', 'vat-prepay', 'on'], env);
    expect(stdout).toBe('vat-prepay is on\n');
    expect(await list()).toEqual([expect.objectContaining({ value: 'on' }), onByDefault('voec-prepay')]);
  });

  it.each([
    [['vat_prepay', 'on'], /'vat_prepay' is invalid.*vat-prepay, voec-prepay/],
    [['vat-prepay', 'true'], /'true' is invalid.*must be on or off/],
    [['vat-prepay'], /Missing required argument 'on\|off'/],
  ])('refuses %j, and changes nothing', async (args, reason) => {
    const before = await list();
    await expectRefusal(['setting', 'set', ...args], env, reason);
    expect(await list()).toEqual(before);
  });
});
