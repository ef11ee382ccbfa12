import path from 'node:path';
import type { FxSource } from '../fx/fx-source.ts';
import { parseBlock } from '../outbound/address-block.ts';
import { parseRedisNodes } from '../redis/redis-nodes.ts';
import { isEmailAddress } from '../text/email-address.ts';
import { defaultSchedule, parseSchedule, type RetrySchedule } from './retry-schedule.ts';
import { parseSecretKeys, type SecretKey } from './secret-key.ts';

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
  readonly webhook: WebhookConfig;
  /** Null: no email is sent. */
  readonly mail: MailConfig | null;
  /** Addresses and CIDR blocks of our own proxies, whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Addresses and CIDR blocks that may be called although they are not public. */
  readonly outboundAllow: readonly string[];
  /** Bearer token for `/metrics`; null: only requests from this machine are served. */
  readonly metricsToken: string | null;
  readonly testFeedSeconds: number;
  /** Includes the carrier's response and the storage's. */
  readonly photoDeadlineMs: number;
  readonly secretKeys: readonly SecretKey[] | null;
  readonly crashpoint: string | null;
}

export interface RateLimitConfig {
  readonly perSecond: number;
  readonly perDay: number;
}

export interface CarrierConfig {
  /** Null: no gateway. The secret signs requests to it. */
  readonly http: { readonly url: string; readonly secret: string } | null;
  /** Deadline of one call, with connecting and reading. A booking makes two under one lock. */
  readonly deadlineMs: number;
  readonly maxResponseBytes: number;
}

export interface MailConfig {
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    /** TLS from the start; else STARTTLS if the server offers it. */
    readonly secure: boolean;
    readonly requireTLS: boolean;
    readonly auth?: { readonly user: string; readonly pass: string };
  };
  /** Address of the sender. */
  readonly from: string;
}

export interface WebhookConfig {
  readonly schedule: RetrySchedule;
  /** Deadline of one attempt, with connecting and reading. */
  readonly timeoutMs: number;
  /** Lease of an attempt; after it, another worker may make the attempt. */
  readonly leaseMs: number;
  readonly requeueMs: number;
  readonly pollMs: number;
  /** Concurrent jobs of a worker process: first attempts to healthy endpoints, and all others. */
  readonly freshSlots: number;
  readonly lateSlots: number;
  /** Requests in flight per endpoint, once it responds fast. */
  readonly endpointSlots: number;
  readonly retentionDays: number;
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

/** A setting that can't be used. The message names the setting, its value and the accepted values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

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
    port: integer(env, 'PORT', 3000, 0, 65535),
    publicUrl: httpUrl(env, 'PUBLIC_URL'),
    home: path.resolve(env.SAMPAN_HOME || path.join(import.meta.dirname, '..', '..', '.sampan')),
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 1, 1000),
    redisUrl: redisUrlOf(env),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    production: env.NODE_ENV === 'production',
    roles: list(env, 'SAMPAN_ROLES', roles),
    crashpoint: crashpointOf(env),
    rateLimit: {
      perSecond: integer(env, 'RATE_LIMIT_PER_SECOND', 100, 1, 10_000_000),
      perDay: integer(env, 'RATE_LIMIT_PER_DAY', 100_000, 1, 2_000_000_000),
    },
    carrier: {
      http: partnerGateway(env),
      // A booking's claim is locked for 60 s, and two calls must fit.
      deadlineMs: integer(env, 'CARRIER_DEADLINE_MS', 10_000, 1, 25_000),
      maxResponseBytes: integer(env, 'CARRIER_MAX_RESPONSE_BYTES', 65_536, 1024, 16_777_216),
    },
    webhook: webhookOf(env),
    mail: mailOf(env),
    trustedProxies: blocks(env, 'TRUSTED_PROXIES', ''),
    // In development, test endpoints run on this machine.
    outboundAllow: blocks(env, 'OUTBOUND_ALLOW', env.NODE_ENV === 'production' ? '' : '127.0.0.1'),
    metricsToken: metricsTokenOf(env),
    testFeedSeconds: integer(env, 'TEST_FEED_SECONDS', 90, 0, 86_400),
    fxSource: fxSourceOf(env),
    photoDeadlineMs: integer(env, 'PHOTO_DEADLINE_MS', 10_000, 1, 10_000),
    secretKeys: secretKeysOf(env),
  };
}

function webhookOf(env: NodeJS.ProcessEnv): WebhookConfig {
  const schedule = parseSchedule(env.WEBHOOK_SCHEDULE || defaultSchedule);
  if (!schedule) {
    const right = `increasing times after the event that start at 0, such as ${defaultSchedule}`;
    throw new ConfigError(`WEBHOOK_SCHEDULE is ${JSON.stringify(env.WEBHOOK_SCHEDULE)}; it must be ${right}`);
  }
  const timeoutMs = integer(env, 'WEBHOOK_TIMEOUT_MS', 10_000, 1, 15_000);
  return {
    schedule,
    timeoutMs,
    leaseMs: integer(env, 'WEBHOOK_LEASE_MS', timeoutMs + 10_000, timeoutMs + 1, 600_000),
    requeueMs: integer(env, 'WEBHOOK_REQUEUE_MS', 10_000, 1, 600_000),
    pollMs: integer(env, 'WEBHOOK_POLL_MS', 250, 1, 60_000),
    freshSlots: integer(env, 'WEBHOOK_FRESH_SLOTS', 256, 1, 10_000),
    lateSlots: integer(env, 'WEBHOOK_LATE_SLOTS', 64, 1, 10_000),
    endpointSlots: integer(env, 'WEBHOOK_ENDPOINT_SLOTS', 64, 1, 1000),
    retentionDays: integer(env, 'WEBHOOK_RETENTION_DAYS', 30, 1, 3650),
  };
}

/** A password is never sent in plain text, except to this machine. */
function mailOf(env: NodeJS.ProcessEnv): MailConfig | null {
  const text = urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = env.MAIL_FROM;
  if (!text) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (hostname === '' || pathname.replace('/', '') !== '' || search || hash) {
    throw new ConfigError(
      'SMTP_URL must have a host name, and no path, query or fragment, such as smtp://user:password@mail.example:587',
    );
  }
  if (!from || !isEmailAddress(from)) {
    throw new ConfigError(
      'MAIL_FROM must be the email address of the sender, such as changes@shop.example, when SMTP_URL is set',
    );
  }
  if (!env.PUBLIC_URL) {
    throw new ConfigError('SMTP_URL needs PUBLIC_URL, because emails have links to this service; set both');
  }
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    smtp: {
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLocal && password !== '',
      ...(username === '' ? {} : { auth }),
    },
    from,
  };
}

function blocks(env: NodeJS.ProcessEnv, name: string, fallback: string): readonly string[] {
  const listed = (env[name] ?? fallback).split(',').flatMap((part) => part.trim() || []);
  try {
    for (const block of listed) parseBlock(block);
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return listed;
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
  const url = urlOf(env, 'FX_SOURCE_URL', ['http:', 'https:']);
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

function partnerGateway(env: NodeJS.ProcessEnv): CarrierConfig['http'] {
  const url = httpUrl(env, 'CARRIER_HTTP_URL');
  const secret = env.CARRIER_HTTP_SECRET;
  if (!url && !secret) return null;
  if (!url) throw new ConfigError('CARRIER_HTTP_SECRET is set without CARRIER_HTTP_URL; set both or neither');
  if (!secret || secret.length < 16) {
    throw new ConfigError(
      'CARRIER_HTTP_SECRET must have at least 16 characters when CARRIER_HTTP_URL is set',
    );
  }
  const { username, password, protocol } = new URL(url);
  if (username || password) {
    throw new ConfigError('CARRIER_HTTP_URL must not contain a user name or a password');
  }
  if (protocol !== 'https:' && env.NODE_ENV === 'production') {
    throw new ConfigError('CARRIER_HTTP_URL must begin with https:// when NODE_ENV is production');
  }
  return { url, secret };
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
  throw new ConfigError(
    `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
}

function httpUrl(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = urlOf(env, name, ['http:', 'https:']);
  if (!text) return null;
  const url = new URL(text);
  if (url.search || url.hash)
    throw new ConfigError(`${name} is ${JSON.stringify(text)}; it must not contain a query or a fragment`);
  return text.replace(/\/+$/, '');
}
