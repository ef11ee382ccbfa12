import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../db/client.ts';
import { hasCode } from '../../db/embedded/failure.ts';
import {
  countSealedValues,
  listSealingKeys,
  registerSealingKey,
  sealedColumns,
  sealingKeysExist,
} from '../../db/query/installation/sealed-value.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-setting.ts';
import { deriveBytes, formatSecretKeys, parseSecretKeys, type SecretKey } from '../config/secret-key.ts';
import { KeyRing } from './key-ring.ts';

/** Returns the file that holds the keys if SECRET_KEYS is not set, in the format of that setting. */
export function keyFile(home: string): string {
  return path.join(home, 'secret-keys');
}

/** Returns the keys; null if the file does not exist. */
export async function readKeyFile(home: string): Promise<SecretKey[] | null> {
  try {
    return parseSecretKeys((await readFile(keyFile(home), 'utf8')).trim());
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Returns the first key of an installation. */
export function newSecretKeys(): SecretKey[] {
  return [{ id: 'k1', bytes: randomBytes(32) }];
}

/** Creates the first key, readable by its owner only, or returns the one that another process has just created. */
export async function makeKeyFile(home: string): Promise<SecretKey[]> {
  await mkdir(home, { recursive: true });
  const keys = newSecretKeys();
  const draft = `${keyFile(home)}.${randomUUID()}`;
  await writeFile(draft, `${formatSecretKeys(keys)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, keyFile(home));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readKeyFile(home)) ?? makeKeyFile(home);
}

/** Refuses to create a key if the database holds encrypted secrets. @throws {ConfigError} that names the remedy. */
async function refuseLostKeys(db: Db, home: string): Promise<void> {
  if (!(await sealingKeysExist(db.kysely))) return;
  const registered = await listSealingKeys(db.kysely);
  if (registered.length === 0) return;
  const ids = registered.map(({ id }) => id).join(', ');
  throw new ConfigError(
    `${keyFile(home)} is missing. This database's secrets are encrypted with its keys (${ids}): ` +
      `${await lostValues(db)} cannot be decrypted without them. ` +
      'Restore the file from a backup of SAMPAN_HOME, or set SECRET_KEYS to its text. Nothing was changed.',
  );
}

async function lostValues(db: Db): Promise<string> {
  const lost: string[] = [];
  for (const column of sealedColumns) {
    const counts = await countSealedValues(db, column);
    const count = counts.reduce((sum, one) => sum + one.count, 0);
    if (count > 0) lost.push(`${count} ${count === 1 ? column.one : column.several}`);
  }
  return lost.length > 0 ? lost.join(', ') : 'all encrypted values';
}

type KeySettings = Pick<Config, 'secretKeys' | 'databaseUrl' | 'production' | 'home'>;

export function keySource({ secretKeys, home }: Pick<Config, 'secretKeys' | 'home'>): string {
  return secretKeys ? 'SECRET_KEYS' : keyFile(home);
}

/** Returns the keys of SECRET_KEYS, else of the key file, else null. @throws {ConfigError} if unreadable or required. */
export async function readKeyRing(config: KeySettings): Promise<KeyRing | null> {
  if (config.secretKeys) return new KeyRing(config.secretKeys);
  if (config.databaseUrl && config.production) {
    throw new ConfigError(
      'SECRET_KEYS is not set. It is required with DATABASE_URL and NODE_ENV=production, because all processes encrypt stored secrets with the same keys. For a new database, set SECRET_KEYS="k1:$(openssl rand -base64 32)"',
    );
  }
  const keys = await onFile(config.home, readKeyFile);
  return keys && new KeyRing(keys);
}

/** As readKeyRing, for a database. @throws {ConfigError} also if the database holds secrets and there is no key. */
export async function findKeyRing(config: KeySettings, db: Db): Promise<KeyRing | null> {
  const ring = await readKeyRing(config);
  if (!ring) await refuseLostKeys(db, config.home);
  return ring;
}

/** As findKeyRing, but creates the first key if there is none and the database holds no secrets. */
export async function openKeyRing(config: KeySettings, db: Db): Promise<KeyRing> {
  return (await findKeyRing(config, db)) ?? new KeyRing(await onFile(config.home, makeKeyFile));
}

async function onFile<Keys extends readonly SecretKey[] | null>(
  home: string,
  work: (home: string) => Promise<Keys>,
): Promise<Keys> {
  try {
    return await work(home);
  } catch (error) {
    throw new ConfigError(
      `${keyFile(home)} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Returns a value that identifies a key without revealing it. */
function computeCheckValue(key: SecretKey): string {
  return deriveBytes(key, 'check value').toString('hex', 0, 16);
}

/** Registers the active key before its first use. @throws {ConfigError} if a registered key is missing or changed. */
export async function registerKeys(db: Db, ring: KeyRing, source = 'SECRET_KEYS'): Promise<void> {
  const problem = await keyProblem(db, ring);
  if (problem) throw new ConfigError(`${source}: ${problem}`);
  await registerSealingKey(db.kysely, { id: ring.active.id, checkValue: computeCheckValue(ring.active) });
  // Two processes may start with different bytes under one id. The first one registered wins.
  const late = await keyProblem(db, ring);
  if (late) throw new ConfigError(`${source}: ${late}`);
}

/** Returns why a ring can't be used with a database; null if it can. */
export async function keyProblem(db: Db, ring: KeyRing): Promise<string | null> {
  for (const { id, check_value } of await listSealingKeys(db.kysely)) {
    const key = ring.keys.get(id);
    if (!key) {
      return `the key ${id} is missing, but the database holds secrets encrypted with it; add it after the active key`;
    }
    if (computeCheckValue(key) !== check_value) {
      return `the key ${id} differs from the key with this id that encrypted the database's secrets; restore the original key`;
    }
  }
  return null;
}
