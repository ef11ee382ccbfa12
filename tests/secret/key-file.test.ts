import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../src/config/read-setting.ts';
import { formatSecretKeys } from '../../src/config/secret-key.ts';
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
