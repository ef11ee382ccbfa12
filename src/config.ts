import path from 'node:path';

/** What the process is set to; read once at start. Secrets never go into a log. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address that clients use, without a trailing slash; null: `http://HOST:PORT`. */
  readonly publicUrl: string | null;
  /** Folder of the embedded database and of what this installation keeps to itself. */
  readonly home: string;
  /** Null: the embedded database in `home`. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Null: limiter and queue live in the database. */
  readonly redisUrl: string | null;
  readonly logLevel: LogLevel;
  readonly production: boolean;
  readonly roles: readonly Role[];
  readonly rateLimit: RateLimitConfig;
}

export interface RateLimitConfig {
  readonly perSecond: number;
  readonly perDay: number;
}

export type Role = 'api' | 'worker';
export type LogLevel = (typeof logLevels)[number];

const roles = ['api', 'worker'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const known = new Set(['SAMPAN_HOME', 'SAMPAN_ROLES']);

/** A setting that can't be used; the message names it, its value and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from an environment.
 * @throws {ConfigError} that names the first malformed setting, or an unknown one that begins with SAMPAN_.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  for (const name of Object.keys(env)) {
    if (name.startsWith('SAMPAN_') && !known.has(name)) {
      throw new ConfigError(
        `${name} is not a setting of Sampan; the known ones are ${[...known].join(', ')}`,
      );
    }
  }
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 3000, 0, 65535),
    publicUrl: httpUrl(env, 'PUBLIC_URL'),
    home: path.resolve(env.SAMPAN_HOME || path.join(import.meta.dirname, '..', '.sampan')),
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 1, 1000),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis:', 'rediss:']),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    production: env.NODE_ENV === 'production',
    roles: list(env, 'SAMPAN_ROLES', roles),
    rateLimit: {
      perSecond: integer(env, 'RATE_LIMIT_PER_SECOND', 100, 1, 10_000_000),
      perDay: integer(env, 'RATE_LIMIT_PER_DAY', 100_000, 1, 2_000_000_000),
    },
  };
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new ConfigError(
    `${name} is ${JSON.stringify(text)}; it must be a whole number from ${min} to ${max}`,
  );
}

function oneOf<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const text = env[name];
  if (!text) return fallback;
  const value = allowed.find((candidate) => candidate === text);
  if (value) return value;
  throw new ConfigError(`${name} is ${JSON.stringify(text)}; it must be one of ${allowed.join(', ')}`);
}

function list<T extends string>(env: NodeJS.ProcessEnv, name: string, allowed: readonly T[]): readonly T[] {
  const text = env[name];
  if (!text) return allowed;
  const values = text.split(',').map((part) => allowed.find((candidate) => candidate === part.trim()));
  if (values.every((value) => value !== undefined)) return [...new Set(values)];
  throw new ConfigError(
    `${name} is ${JSON.stringify(text)}; it must be a comma-separated list of ${allowed.join(', ')}`,
  );
}

function urlOf(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  // The value may hold a password: say what is expected, not what was there.
  throw new ConfigError(
    `${name} is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
}

function httpUrl(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = urlOf(env, name, ['http:', 'https:']);
  if (!text) return null;
  const url = new URL(text);
  if (url.search || url.hash)
    throw new ConfigError(`${name} is ${JSON.stringify(text)}; it must have no query and no fragment`);
  return text.replace(/\/+$/, '');
}
