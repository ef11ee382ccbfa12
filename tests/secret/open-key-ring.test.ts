import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseSecretKeys } from '../../src/config/secret-key.ts';
import { KeyRing } from '../../src/secret/key-ring.ts';
import { sampan } from '../support/command-line.ts';
import { refusedStart, serversBelow, startHere } from '../support/failed-start.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import {
  cleanUp,
  initializedHome,
  removeTemplate,
  temporaryFolder,
} from '../support/store/embedded-postgres-process.ts';

afterAll(async () => {
  expect(await cleanUp()).toBe(0);
  await removeTemplate();
});

describe('a lost secret-keys file, with DATABASE_URL', () => {
  let database: TestDatabase;
  let home: string;
  let file: string;
  let keys: string;
  const env = () => ({ DATABASE_URL: database.url, SAMPAN_HOME: home, SECRET_KEYS: '', PORT: '0' });
  const contents = async () =>
    (await database.db.pool.query('select id, check_value from sealing_key')).rows as unknown[];

  beforeAll(async () => {
    database = await createTestDatabase();
    home = await temporaryFolder();
    file = path.join(home, 'secret-keys');
    await startHere(env());
    keys = readFileSync(file, 'utf8');
    const { id } = await liveAccount(database, 100_000);
    const ring = new KeyRing(parseSecretKeys(keys.trim()));
    const { pool } = database.db;
    await pool.query(
      `insert into webhook_endpoint (id, account_id, livemode, url, target, events, description, active, created_at)
        values ('wh_lost', $1, true, 'https://shop.example/hook', 'https://shop.example/hook', '{*}', '', true, now())`,
      [id],
    );
    await pool.query(
      `insert into webhook_secret (id, endpoint_id, account_id, sealed, last4, created_at)
        values ('whs_lost', 'wh_lost', $1, $2, 'last', now())`,
      [
        id,
        ring.encrypt('whsec_x', { table: 'webhook_secret', column: 'sealed', row: 'whs_lost', account: id }),
      ],
    );
    rmSync(file);
  });
  afterAll(() => database.stop());

  it('stops the start and names the file, the loss and the remedy; no key is created', async () => {
    const before = await contents();
    expect(await refusedStart(env())).toBe(
      `${file} is missing. This database's secrets are encrypted with its keys (k1): 1 webhook signing secret ` +
        'cannot be decrypted without them. Restore the file from a backup of SAMPAN_HOME, or set SECRET_KEYS to its text. ' +
        'Nothing was changed.',
    );
    expect(existsSync(file)).toBe(false);
    expect(await contents()).toEqual(before);
  });

  it('stops `sampan secret rotate-keys`, and fails `sampan doctor`', async () => {
    const rotate = await sampan(['secret', 'rotate-keys'], env());
    expect(rotate).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(`${file} is missing`) });
    const doctor = await sampan(['doctor'], env());
    expect(doctor.exitCode).not.toBe(0);
    expect(doctor.stdout).toContain(`${file} is missing`);
    expect(existsSync(file)).toBe(false);
  });

  it('stops the start with another key in its place, and the file is named', async () => {
    writeFileSync(file, `k1:${Buffer.alloc(32, 7).toString('base64')}\n`, { mode: 0o600 });
    expect(await refusedStart(env())).toMatch(
      new RegExp(`^${file}: the key k1 differs from the key with this id`),
    );
  });

  it('is repaired by restoring the file, or by SECRET_KEYS', async () => {
    writeFileSync(file, keys, { mode: 0o600 });
    await startHere(env());
    rmSync(file);
    await startHere({ ...env(), SECRET_KEYS: keys.trim() });
    expect(existsSync(file)).toBe(false);
  });
});

describe('a lost secret-keys file of the embedded database', () => {
  it('stops the start, creates no key and leaves no server running', async () => {
    const home = await initializedHome();
    const file = path.join(home, 'secret-keys');
    const env = { SAMPAN_HOME: home, PORT: '0' };
    await startHere(env);
    rmSync(file);
    expect(await refusedStart(env)).toContain(`${file} is missing`);
    expect(existsSync(file)).toBe(false);
    expect(serversBelow(home)).toEqual([]);
  });
});
