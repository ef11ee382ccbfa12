import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findLabel, storeLabel } from '../../db/query/shipment/label.ts';
import { commandLineActor } from '../../src/audit.ts';
import { formatSecretKeys, type SecretKey } from '../../src/config/secret-key.ts';
import { rotateKeys } from '../../src/key-rotation.ts';
import { KeyRing } from '../../src/secret/key-ring.ts';
import { keyProblem, registerKeys } from '../../src/secret/open-key-ring.ts';
import { sampan, sampanJson } from '../support/command-line.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

const key = (id: string): SecretKey => ({ id, bytes: randomBytes(32) });
const [k1, k2, k3] = [key('k1'), key('k2'), key('k3')];
const old = new KeyRing([k1]);
const rotated = new KeyRing([k2, k1]);

let service: TestService;
const numbers: string[] = [];
beforeAll(async () => {
  service = await startTestService({ env: { SECRET_KEYS: formatSecretKeys([k1]) } });
  for (let count = 0; count < 120; count++) {
    const { body } = await create(service, order());
    numbers.push(body.data.id);
  }
});
afterAll(() => service.stop());

const scope = () => ({ accountId: service.account.id, livemode: false });
const placeOf = (row: string) => ({ table: 'label', column: 'pdf', row, account: service.account.id });
const pdfOf = (row: string) => Buffer.from(`%PDF-1.7 ${row}`);

async function storeAll(ring: KeyRing): Promise<void> {
  const { db } = service.database;
  await db.pool.query('delete from label');
  for (const row of numbers) await storeLabel(db, scope(), row, ring.encrypt(pdfOf(row), placeOf(row)));
}

describe('rotateKeys', () => {
  it('encrypts every value again with the active key, counts the rest, and retires the old key', async () => {
    const { db } = service.database;
    await storeAll(old);
    await registerKeys(db, rotated);
    expect(await rotateKeys(db, rotated, commandLineActor(null, new Date()))).toEqual({
      active: 'k2',
      reencrypted: numbers.length,
      unreadable: [],
      left: [{ table: 'label.pdf', key_id: 'k2', count: numbers.length }],
      retired: ['k1'],
    });
    const alone = new KeyRing([k2]);
    expect(await keyProblem(db, alone)).toBeNull();
    for (const row of numbers) {
      const stored = await findLabel(db, scope(), row);
      expect(stored && alone.decrypt(stored, placeOf(row))).toEqual(pdfOf(row));
    }
    expect(await rotateKeys(db, rotated, commandLineActor(null, new Date()))).toMatchObject({
      reencrypted: 0,
      retired: [],
    });
  });

  it('keeps a value that its writer changed meanwhile, and misses no later value', async () => {
    const { db } = service.database;
    await registerKeys(db, new KeyRing([k1, k2]));
    await storeAll(old);
    const [busy = ''] = numbers;
    const writing = db.pool.query('update label set pdf = $2 where tracking_number = $1', [
      busy,
      rotated.encrypt(Buffer.from('%PDF-newer'), placeOf(busy)),
    ]);
    const [report] = await Promise.all([
      rotateKeys(db, rotated, commandLineActor(null, new Date())),
      writing,
    ]);
    expect(report.unreadable).toEqual([]);
    const stored = await findLabel(db, scope(), busy);
    expect(stored && rotated.decrypt(stored, placeOf(busy)).toString()).toBe('%PDF-newer');
    expect(await rotateKeys(db, rotated, commandLineActor(null, new Date()))).toMatchObject({
      reencrypted: 0,
      left: [{ key_id: 'k2' }],
    });
  });

  it('keeps the key of a value that it cannot decrypt, and names that value', async () => {
    const { db } = service.database;
    await registerKeys(db, new KeyRing([k1, k2]));
    await storeAll(old);
    const [first = '', second = ''] = numbers;
    await db.pool.query(
      'update label set pdf = (select pdf from label where tracking_number = $2) where tracking_number = $1',
      [first, second],
    );
    const report = await rotateKeys(db, rotated, commandLineActor(null, new Date()));
    expect(report.reencrypted).toBe(numbers.length - 1);
    expect(report.unreadable).toEqual([
      { table: 'label', row: first, reason: expect.stringContaining('cannot be decrypted') },
    ]);
    expect(report.left).toContainEqual({ table: 'label.pdf', key_id: 'k1', count: 1 });
    expect(report.retired).toEqual([]);
    await expect(db.pool.query("delete from sealing_key where id = 'k1'")).rejects.toThrow(/label/);
  });
});

describe('a service', () => {
  it('does not start without a key in use, or with a different key of the same id', async () => {
    const { db } = service.database;
    await registerKeys(db, new KeyRing([k1, k2]));
    await storeAll(old);
    await expect(registerKeys(db, new KeyRing([k3]))).rejects.toThrow(/^SECRET_KEYS: the key k1 is missing/);
    const impostor = new KeyRing([k2, { id: 'k1', bytes: randomBytes(32) }]);
    await expect(registerKeys(db, impostor)).rejects.toThrow(
      /^SECRET_KEYS: the key k1 differs from the key with this id/,
    );
    const { rows } = await db.pool.query('select id from sealing_key order by id');
    expect(rows.map(({ id }) => id)).not.toContain('k3');
  });
});

describe('sampan', () => {
  const env = (keys: readonly SecretKey[]) => ({
    DATABASE_URL: service.database.url,
    SECRET_KEYS: formatSecretKeys(keys),
  });

  it('secret rotate-keys reports its work and the remaining values of each key', async () => {
    await registerKeys(service.database.db, new KeyRing([k1, k2]));
    await storeAll(old);
    const report = await sampanJson<{ reencrypted: number; retired: string[] }>(
      ['secret', 'rotate-keys'],
      env([k2, k1]),
    );
    expect(report).toMatchObject({ active: 'k2', reencrypted: numbers.length, retired: ['k1'] });
    const again = await sampan(['secret', 'rotate-keys'], env([k2]));
    expect(again).toMatchObject({ exitCode: 0, stderr: '' });
    expect(again.stdout).toMatch(/^Re-encrypted 0 values with the key k2$/m);
    expect(again.stdout).toMatch(/^label\.pdf +k2 +120$/m);
  });

  it('refuses keys that do not match the database, with one line', async () => {
    const { exitCode, stderr } = await sampan(['secret', 'rotate-keys'], env([k3]));
    expect(exitCode).not.toBe(0);
    expect(stderr).toMatch(/^SECRET_KEYS: the key k2 is missing[^\n]*\n$/);
  });

  it('doctor reports if the keys match the database', async () => {
    const checks = async (keys: readonly SecretKey[]) => {
      const { stdout } = await sampan(['doctor', '--json'], env(keys));
      const { checks } = JSON.parse(stdout) as {
        checks: { check: string; state: string; message: string }[];
      };
      return checks.find(({ check }) => check === 'keys');
    };
    expect(await checks([k2, k1])).toMatchObject({
      state: 'ok',
      message: 'k2, k1 in SECRET_KEYS (active key: k2)',
    });
    expect(await checks([k3])).toMatchObject({
      state: 'fail',
      message: expect.stringMatching(/^the key k2 is missing/),
    });
  });
});
