import path from 'node:path';
import { parseRedisNodes } from '../redis.ts';
import { type CarrierConfig, readCarrierConfig } from './carrier-config.ts';
import { type MailConfig, readMailConfig } from './mail-config.ts';
import { type PublisherConfig, readPublisherConfig } from './publisher-config.ts';
import {
  ConfigError,
  readBlocks,
  readHttpUrl,
  readInteger,
  readList,
  readOneOf,
  readUrl,
} from './read-setting.ts';
import { parseSecretKeys, type SecretKey } from './secret-key.ts';
import { readWebhookConfig, type WebhookConfig } from './webhook-config.ts';

/** Where the exchange rate is fetched from. */
export interface FxSource {
  /** May contain a key: never log it. */
  readonly url: string;
  readonly path: string;
}

/** Settings, read once at start (docs/configuration.md). Never log them: some are secret. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Base address for clients, without a trailing slash; null: `http://HOST:PORT`. */
  readonly publicUrl: string | null;
  readonly home: string;
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** A server or a Redis Cluster; null: PostgreSQL holds the rate limiter's counters and the queue. */
  readonly redisUrl: string | null;
  readonly logLevel: LogLevel;
  readonly production: boolean;
  readonly roles: readonly Role[];
  readonly rateLimit: RateLimitConfig;
  readonly fxSource: FxSource | null;
  readonly carrier: CarrierConfig;
  readonly publisher: PublisherConfig;
  readonly webhook: WebhookConfig;
  /** Null: no email is sent. */
  readonly mail: MailConfig | null;
  /** Addresses and CIDR blocks of our own proxies, whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Addresses and CIDR blocks that may be called although they are not public. */
  readonly outboundAllow: readonly string[];
  /** Bearer token for `/metrics`; null: only requests from this machine are served. */
  readonly metricsToken: string | null;
  /** Keeps a log of API requests for the dashboard. */
  readonly requestLog: boolean;
  /** Most bytes a UTC day that the requests of an account take in the log. */
  readonly requestLogDailyBytes: number;
  /** An operator without a second factor can only set one up. */
  readonly operatorsNeedSecondFactor: boolean;
  readonly testFeedSeconds: number;
  /** Days after which records are deleted. */
  readonly retention: { readonly testShipmentDays: number; readonly auditDays: number };
  /** Includes the carrier's response and the storage's. */
  readonly photoDeadlineMs: number;
  readonly secretKeys: readonly SecretKey[] | null;
  readonly crashpoint: string | null;
}

export interface FxSource {
  /** May contain a key: never log it. */
  readonly url: string;
  readonly path: string;
}

export interface RateLimitConfig {
  readonly perSecond: number;
  readonly perDay: number;
}

export type Role = 'api' | 'worker';
export type LogLevel = (typeof logLevels)[number];

const roles = ['api', 'worker'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** The last two are settings of `npm run mcp`. A shell may have them for both. */
const known = new Set([
  'SAMPAN_HOME',
  'SAMPAN_ROLES',
  'SAMPAN_CRASHPOINT',
  'SAMPAN_API_KEY',
  'SAMPAN_BASE_URL',
]);

/** Reads the settings. @throws {ConfigError} for a malformed one, or an unknown one that begins with SAMPAN_. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  for (const name of Object.keys(env)) {
    if (name.startsWith('SAMPAN_') && !known.has(name)) {
      throw new ConfigError(
        `${name} is not a setting of Sampan; the settings with this prefix are ${[...known].join(', ')}`,
      );
    }
  }
  return {
    host: env.HOST || '127.0.0.1',
    port: readInteger(env, 'PORT', 3000, 0, 65535),
    publicUrl: readHttpUrl(env, 'PUBLIC_URL'),
    home: path.resolve(env.SAMPAN_HOME || path.join(import.meta.dirname, '..', '..', '.sampan')),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: readInteger(env, 'DATABASE_POOL_SIZE', 10, 1, 1000),
    redisUrl: redisUrlOf(env),
    logLevel: readOneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    production: env.NODE_ENV === 'production',
    roles: readList(env, 'SAMPAN_ROLES', roles),
    crashpoint: crashpointOf(env),
    rateLimit: {
      perSecond: readInteger(env, 'RATE_LIMIT_PER_SECOND', 100, 1, 10_000_000),
      perDay: readInteger(env, 'RATE_LIMIT_PER_DAY', 100_000, 1, 2_000_000_000),
    },
    carrier: readCarrierConfig(env),
    publisher: readPublisherConfig(env),
    webhook: readWebhookConfig(env),
    mail: readMailConfig(env),
    trustedProxies: readBlocks(env, 'TRUSTED_PROXIES', ''),
    // In development, test endpoints run on this machine.
    outboundAllow: readBlocks(env, 'OUTBOUND_ALLOW', env.NODE_ENV === 'production' ? '' : '127.0.0.1'),
    metricsToken: metricsTokenOf(env),
    requestLog: readOneOf(env, 'REQUEST_LOG', ['on', 'off'], 'on') === 'on',
    requestLogDailyBytes: readInteger(env, 'REQUEST_LOG_DAILY_BYTES', 100 << 20, 1, 1_000_000_000_000),
    operatorsNeedSecondFactor:
      readOneOf(env, 'OPERATOR_SECOND_FACTOR', ['optional', 'required'], 'optional') === 'required',
    testFeedSeconds: readInteger(env, 'TEST_FEED_SECONDS', 90, 0, 86_400),
    retention: {
      // An idempotency key replays its response for a day.
      testShipmentDays: readInteger(env, 'TEST_SHIPMENT_RETENTION_DAYS', 90, 2, 3650),
      auditDays: readInteger(env, 'AUDIT_RETENTION_DAYS', 730, 30, 36_500),
    },
    fxSource: fxSourceOf(env),
    photoDeadlineMs: readInteger(env, 'PHOTO_DEADLINE_MS', 10_000, 1, 10_000),
    secretKeys: secretKeysOf(env),
  };
}

function redisUrlOf(env: NodeJS.ProcessEnv): string | null {
  if (!env.REDIS_URL) return null;
  try {
    parseRedisNodes(env.REDIS_URL);
  } catch (error) {
    throw new ConfigError(`REDIS_URL ${error instanceof Error ? error.message : String(error)}`);
  }
  return env.REDIS_URL;
}

function secretKeysOf(env: NodeJS.ProcessEnv): Config['secretKeys'] {
  if (!env.SECRET_KEYS) return null;
  try {
    return parseSecretKeys(env.SECRET_KEYS);
  } catch (error) {
    throw new ConfigError(`SECRET_KEYS: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fxSourceOf(env: NodeJS.ProcessEnv): FxSource | null {
  const url = readUrl(env, 'FX_SOURCE_URL', ['http:', 'https:']);
  const ratePath = env.FX_SOURCE_PATH || 'rates.HKD';
  if (ratePath.split('.').includes('')) {
    const right = 'property names separated by single dots, such as rates.HKD or data.0.rate';
    throw new ConfigError(`FX_SOURCE_PATH is ${JSON.stringify(ratePath)}; it must be ${right}`);
  }
  if (!url) return null;
  const { username, password } = new URL(url);
  if (!username && !password) return { url, path: ratePath };
  throw new ConfigError('FX_SOURCE_URL must not contain a user name or a password');
}

function metricsTokenOf({ METRICS_TOKEN: token }: NodeJS.ProcessEnv): string | null {
  if (!token) return null;
  if (/^[!-~]{16,}$/.test(token)) return token;
  throw new ConfigError('METRICS_TOKEN must have at least 16 printable ASCII characters, without spaces');
}

function crashpointOf(env: NodeJS.ProcessEnv): string | null {
  const name = env.SAMPAN_CRASHPOINT || null;
  if (name && env.NODE_ENV === 'production') {
    throw new ConfigError(
      'SAMPAN_CRASHPOINT is for tests and not allowed when NODE_ENV is production; remove it',
    );
  }
  return name;
}
