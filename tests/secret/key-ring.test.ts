import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ConfigError } from '../../src/config/read-setting.ts';
import { formatSecretKeys } from '../../src/config/secret-key.ts';
import { KeyRing, SealError } from '../../src/secret/key-ring.ts';
import {
  keyFile,
  makeKeyFile,
  openKeyRing,
  readKeyFile,
  readKeyRing,
} from '../../src/secret/open-key-ring.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

const made: string[] = [];
let home: string;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sampan-keys-'));
  made.push(home);
});
afterAll(async () => {
  await database.stop();
  for (const folder of made) await rm(folder, { recursive: true });
});

const settings = () => ({ secretKeys: null, databaseUrl: null, production: false, home });

describe('the keys in SAMPAN_HOME', () => {
  it('are created once and readable only by the owner, even with parallel processes', async () => {
    expect(await readKeyFile(home)).toBeNull();
    const all = await Promise.all(Array.from({ length: 8 }, () => makeKeyFile(home)));
    expect(new Set(all.map(formatSecretKeys)).size).toBe(1);
    expect(await readKeyFile(home)).toEqual(all[0]);
    expect((await stat(keyFile(home))).mode & 0o777).toBe(0o600);
    expect(await readdir(home)).toEqual(['secret-keys']);
  });

  it('are created in a folder that does not exist yet', async () => {
    home = path.join(home, 'deep', 'home');
    const { active } = await openKeyRing(settings(), database.db);
    expect((await openKeyRing(settings(), database.db)).active).toEqual(active);
  });

  it('are not created by reading them', async () => {
    expect(await readKeyRing(settings())).toBeNull();
    expect(await readdir(home)).toEqual([]);
  });

  it('stop the start if they cannot be read, and are not shown', async () => {
    await writeFile(keyFile(home), 'k1:canary');
    await expect(openKeyRing(settings(), database.db)).rejects.toThrow(ConfigError);
    await expect(openKeyRing(settings(), database.db)).rejects.not.toThrow(/canary/);
    await chmod(keyFile(home), 0o600);
  });
});

describe('a production service with a shared database', () => {
  it('requires SECRET_KEYS at start', async () => {
    const shared = { ...settings(), databaseUrl: 'postgres://db/x', production: true };
    await expect(openKeyRing(shared, database.db)).rejects.toThrow(
      /^SECRET_KEYS is not set\. It is required with DATABASE_URL and NODE_ENV/,
    );
    expect(await readdir(home)).toEqual([]);
    const keys = await makeKeyFile(home);
    expect((await openKeyRing({ ...shared, secretKeys: keys }, database.db)).active).toEqual(keys[0]);
  });
});

const key = (id: string) => ({ id, bytes: randomBytes(32) });
const [k1, k2] = [key('k1'), key('k2')];
const place = { table: 'label', column: 'pdf', row: 'SMP1', account: 'acc_1' };
const ring = new KeyRing([k1]);

describe('KeyRing', () => {
  it('decrypts any text and any bytes in their own place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uint8Array(), (text, bytes) => {
        expect(ring.decrypt(ring.encrypt(text, place), place)).toBe(text);
        expect(ring.decrypt(ring.encrypt(bytes, place), place)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('prefixes a ciphertext with its key id, and never repeats a ciphertext', () => {
    const sealed = ring.encrypt('whsec_canary', place);
    expect(sealed).toMatch(/^enc:v1:k1:[A-Za-z0-9_-]+$/);
    expect(ring.encrypt('whsec_canary', place)).not.toBe(sealed);
    const bytes = ring.encrypt(Buffer.from('%PDF-canary'), place);
    expect(bytes.subarray(0, 10).toString()).toBe('enc:v1:k1:');
    expect(bytes.includes('canary')).toBe(false);
  });

  it.each([
    ['table', { ...place, table: 'webhook' }],
    ['column', { ...place, column: 'pdf2' }],
    ['row', { ...place, row: 'SMP2' }],
    ['account', { ...place, account: 'acc_2' }],
    ['boundary between row and account', { ...place, row: 'SMP', account: '1acc_1' }],
  ])('does not decrypt a value in another place: another %s is refused', (_, elsewhere) => {
    expect(() => ring.decrypt(ring.encrypt('secret', place), elsewhere)).toThrow(SealError);
    expect(() => ring.decrypt(ring.encrypt(Buffer.from('secret'), place), elsewhere)).toThrow(SealError);
  });

  it('refuses a value with any byte changed or removed', () => {
    const sealed = ring.encrypt(Buffer.from('secret'), place);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => ring.decrypt(changed, place)).toThrow(SealError);
      expect(() => ring.decrypt(sealed.subarray(0, at), place)).toThrow(SealError);
    }
  });

  it('decrypts with an older key, and encrypts with the first', () => {
    const old = new KeyRing([k1]).encrypt('secret', place);
    const rotated = new KeyRing([k2, k1]);
    expect(rotated.decrypt(old, place)).toBe('secret');
    expect(rotated.encrypt('secret', place)).toMatch(/^enc:v1:k2:/);
    expect(() => new KeyRing([k2]).decrypt(old, place)).toThrow(/the key k1, which is missing/);
  });

  it('does not decrypt with another key of the same id', () => {
    const impostor = new KeyRing([{ id: 'k1', bytes: randomBytes(32) }]);
    expect(() => impostor.decrypt(ring.encrypt('secret', place), place)).toThrow(SealError);
  });

  it('requires at least one key', () => {
    expect(() => new KeyRing([])).toThrow(RangeError);
  });
});
