import type { Db } from '../../db/client.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-setting.ts';
import type { SecretKey } from '../config/secret-key.ts';
import { keyFile, makeKeyFile, readKeyFile } from './key-file.ts';
import { KeyRing } from './key-ring.ts';
import { refuseLostKeys } from './lost-keys.ts';

export type KeySettings = Pick<Config, 'secretKeys' | 'databaseUrl' | 'production' | 'home'>;

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
