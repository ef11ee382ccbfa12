import path from 'node:path';
import type { RateLimitConfig } from '../admission/admission.ts';
import { parseRedisUrl } from '../redis.ts';
import type { TelemetryConfig } from '../telemetry/open-telemetry.ts';
import { isEmailAddress } from '../text.ts';
import { type GatewayConfig, readGateways } from './gateways.ts';
import {
  ConfigError,
  readBlocks,
  readHttpUrl,
  readInteger,
  readList,
  readOneOf,
  readUrl,
} from './read-setting.ts';
import { readSecretFiles } from './secret-file.ts';
import { parseSecretKeys, type SecretKey } from './secret-key.ts';
import { readTelemetryConfig } from './telemetry-config.ts';

export interface CarrierConfig {
  readonly gateways: readonly GatewayConfig[];
  /** Deadline of one call, with connecting and reading. A booking makes two under one lock. */
  readonly deadlineMs: number;
  readonly maxResponseBytes: number;
}

/** Reads the partners' gateways and the limits of a call. @throws {ConfigError} */
function readCarrierConfig(env: NodeJS.ProcessEnv): CarrierConfig {
  return {
    gateways: readGateways(env),
    // A booking's claim is locked for 60 s, and two calls must fit.
    deadlineMs: readInteger(env, 'CARRIER_DEADLINE_MS', 10_000, { min: 1, max: 25_000 }),
    maxResponseBytes: readInteger(env, 'CARRIER_MAX_RESPONSE_BYTES', 65_536, { min: 1024, max: 16_777_216 }),
  };
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

/** Reads the mail server. A password is never sent in plain text, except to this machine. @throws {ConfigError} */
function readMailConfig(env: NodeJS.ProcessEnv): MailConfig | null {
  const text = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']);
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

/** Addresses that the operator of an installation adds to its API description. Null: absent. */
export interface PublisherConfig {
  readonly contactEmail: string | null;
  readonly contactUrl: string | null;
  readonly termsUrl: string | null;
  /** Guides of the operator, beside the reference. */
  readonly documentationUrl: string | null;
}

/** Reads the addresses that the served contract names. @throws {ConfigError} */
function readPublisherConfig(env: NodeJS.ProcessEnv): PublisherConfig {
  const contactEmail = env.CONTACT_EMAIL || null;
  if (contactEmail && !isEmailAddress(contactEmail)) {
    throw new ConfigError(
      `CONTACT_EMAIL is ${JSON.stringify(contactEmail)}; it must be an email address, such as help@shop.example`,
    );
  }
  return {
    contactEmail,
    contactUrl: readHttpUrl(env, 'CONTACT_URL'),
    termsUrl: readHttpUrl(env, 'TERMS_URL'),
    documentationUrl: readHttpUrl(env, 'DOCUMENTATION_URL'),
  };
}

const maxIssuerLines = 8;

/** Reads the lines of who issues invoices. @throws {ConfigError} */
export function readInvoiceIssuer(env: NodeJS.ProcessEnv): string[] {
  const lines = (env.INVOICE_ISSUER ?? '')
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > maxIssuerLines || lines.some((line) => line.length > 100 || /\p{Cc}/u.test(line))) {
    throw new ConfigError(
      `INVOICE_ISSUER must be at most ${maxIssuerLines} lines of at most 100 characters, separated by |, such as "Harbour Parcels Ltd | 8 Queen's Road, Hong Kong | BR 12345678"`,
    );
  }
  return lines;
}

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Times of the attempts in ms after the event; the first is 0 (docs/design/delivery.md, Retry schedule). */
export type RetrySchedule = readonly number[];

export const defaultSchedule = '0,30s,2m,8m,30m,1h,3h,7h,14h,24h';

/** Parses a schedule such as `0,30s,2m,1h`; null if its times don't start at 0 and increase. */
export function parseSchedule(text: string): RetrySchedule | null {
  const times = text.split(',').map((part) => {
    const match = /^(\d{1,9})(ms|s|m|h)$/.exec(part.trim().replace(/^0$/, '0s'));
    return match ? Number(match[1]) * (units[match[2] ?? ''] ?? Number.NaN) : Number.NaN;
  });
  const growing = times.every((time, index) => time >= (times[index - 1] ?? 0));
  return times[0] === 0 && growing ? times : null;
}

interface WebhookConfig {
  readonly schedule: RetrySchedule;
  /** Deadline of one attempt, with connecting and reading. */
  readonly timeoutMs: number;
  /** Lease of an attempt; after it, another worker may make the attempt. */
  readonly leaseMs: number;
  readonly requeueMs: number;
  readonly pollMs: number;
  /** Concurrent jobs of a worker process: first attempts to healthy endpoints, and all others. */
  readonly firstAttemptConcurrency: number;
  readonly retryConcurrency: number;
  /** Requests in flight per endpoint, once it responds fast. */
  readonly endpointConcurrency: number;
  readonly retentionDays: number;
}

/** Reads the settings of webhook deliveries. @throws {ConfigError} */
function readWebhookConfig(env: NodeJS.ProcessEnv): WebhookConfig {
  const schedule = parseSchedule(env.WEBHOOK_SCHEDULE || defaultSchedule);
  if (!schedule) {
    const right = `increasing times after the event that start at 0, such as ${defaultSchedule}`;
    throw new ConfigError(`WEBHOOK_SCHEDULE is ${JSON.stringify(env.WEBHOOK_SCHEDULE)}; it must be ${right}`);
  }
  const timeoutMs = readInteger(env, 'WEBHOOK_TIMEOUT_MS', 10_000, { min: 1, max: 15_000 });
  return {
    schedule,
    timeoutMs,
    leaseMs: readInteger(env, 'WEBHOOK_LEASE_MS', timeoutMs + 10_000, { min: timeoutMs + 1, max: 600_000 }),
    requeueMs: readInteger(env, 'WEBHOOK_REQUEUE_MS', 10_000, { min: 1, max: 600_000 }),
    pollMs: readInteger(env, 'WEBHOOK_POLL_MS', 250, { min: 1, max: 60_000 }),
    firstAttemptConcurrency: readInteger(env, 'WEBHOOK_FRESH_SLOTS', 256, { min: 1, max: 10_000 }),
    retryConcurrency: readInteger(env, 'WEBHOOK_LATE_SLOTS', 64, { min: 1, max: 10_000 }),
    endpointConcurrency: readInteger(env, 'WEBHOOK_ENDPOINT_SLOTS', 64, { min: 1, max: 1000 }),
    retentionDays: readInteger(env, 'WEBHOOK_RETENTION_DAYS', 30, { min: 1, max: 3650 }),
  };
}

/** Times of a process between SIGTERM and its end. */
export interface ShutdownConfig {
  /** Time in which requests are still accepted although readiness is 503, so that proxies notice. */
  readonly delayMs: number;
  /** Time limit for requests and jobs in flight afterwards. */
  readonly timeoutMs: number;
}

/** Batches of shipments (docs/design/booking.md, Batches). */
export interface BatchConfig {
  /** Orders of batches that a worker process begins in a second, at most. */
  readonly ordersPerSecond: number;
  /** Days after which a completed batch is deleted. */
  readonly retentionDays: number;
}

function readBatchConfig(env: NodeJS.ProcessEnv): BatchConfig {
  return {
    ordersPerSecond: readInteger(env, 'BATCH_ORDERS_PER_SECOND', 160, { min: 1, max: 10_000 }),
    retentionDays: readInteger(env, 'BATCH_RETENTION_DAYS', 30, { min: 1, max: 3650 }),
  };
}

/** Days after which records are deleted (docs/personal-data.md). */
export interface RetentionConfig {
  readonly testShipmentDays: number;
  readonly auditDays: number;
  /** Days after which an ended shipment is anonymized; null: it never is. */
  readonly recipientDays: number | null;
  readonly requestLogDays: number;
  readonly carrierCallDays: number;
}

/** Reads how long records are kept. @throws {ConfigError} */
function readRetentionConfig(env: NodeJS.ProcessEnv): RetentionConfig {
  return {
    // An idempotency key replays its response for a day.
    testShipmentDays: readInteger(env, 'TEST_SHIPMENT_RETENTION_DAYS', 90, { min: 2, max: 3650 }),
    auditDays: readInteger(env, 'AUDIT_RETENTION_DAYS', 730, { min: 30, max: 36_500 }),
    recipientDays: env.RECIPIENT_RETENTION_DAYS
      ? readInteger(env, 'RECIPIENT_RETENTION_DAYS', 0, { min: 2, max: 36_500 })
      : null,
    requestLogDays: readInteger(env, 'REQUEST_LOG_RETENTION_DAYS', 30, { min: 1, max: 365 }),
    // Longer than most parcels are in transit.
    carrierCallDays: readInteger(env, 'CARRIER_CALL_RETENTION_DAYS', 180, { min: 30, max: 3650 }),
  };
}

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
  /** Port of the probes and metrics of a process without the api role; null: it does not listen. */
  readonly probePort: number | null;
  readonly shutdown: ShutdownConfig;
  /** Base address for clients, without a trailing slash; null: `http://HOST:PORT`. */
  readonly publicUrl: string | null;
  readonly home: string;
  readonly databaseUrl: string | null;
  /** PgBouncer in transaction mode before that server; null: the service connects to the server. */
  readonly databasePoolerUrl: string | null;
  readonly databasePoolSize: number;
  /** A server, a Redis Cluster or Sentinels; null: PostgreSQL holds the rate limiter's counters and the queue. */
  readonly redisUrl: string | null;
  readonly logLevel: LogLevel;
  readonly production: boolean;
  readonly roles: readonly Role[];
  readonly rateLimit: RateLimitConfig;
  readonly fxSource: FxSource | null;
  readonly carrier: CarrierConfig;
  readonly publisher: PublisherConfig;
  /** Lines that invoices and statements print as their issuer; empty: not set. */
  readonly invoiceIssuer: readonly string[];
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
  readonly batch: BatchConfig;
  /** Days after which records are deleted. */
  readonly retention: RetentionConfig;
  /** Includes the carrier's response and the storage's. */
  readonly photoDeadlineMs: number;
  /** Null: OpenTelemetry is off. */
  readonly telemetry: TelemetryConfig | null;
  readonly secretKeys: readonly SecretKey[] | null;
  readonly crashpoint: string | null;
}

export interface FxSource {
  /** May contain a key: never log it. */
  readonly url: string;
  readonly path: string;
}

type Role = 'api' | 'worker';
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
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readSecretFiles(environment);
  for (const name of Object.keys(env)) {
    if (name.startsWith('SAMPAN_') && !known.has(name)) {
      throw new ConfigError(
        `${name} is not a setting of Sampan; the settings with this prefix are ${[...known].join(', ')}`,
      );
    }
  }
  checkCommand(env);
  return {
    host: env.HOST || '127.0.0.1',
    port: readInteger(env, 'PORT', 3000, { min: 0, max: 65535 }),
    probePort: env.PROBE_PORT ? readInteger(env, 'PROBE_PORT', 0, { min: 0, max: 65535 }) : null,
    shutdown: {
      delayMs: readInteger(env, 'SHUTDOWN_DELAY_MS', 0, { min: 0, max: 300_000 }),
      timeoutMs: readInteger(env, 'SHUTDOWN_TIMEOUT_MS', 8_000, { min: 2_000, max: 600_000 }),
    },
    publicUrl: readHttpUrl(env, 'PUBLIC_URL'),
    home: path.resolve(env.SAMPAN_HOME || path.join(import.meta.dirname, '..', '..', '.sampan')),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolerUrl: readPoolerUrl(env),
    databasePoolSize: readInteger(env, 'DATABASE_POOL_SIZE', 10, { min: 1, max: 1000 }),
    redisUrl: readRedisUrl(env),
    logLevel: readOneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    production: env.NODE_ENV === 'production',
    roles: readList(env, 'SAMPAN_ROLES', roles),
    crashpoint: readCrashpoint(env),
    rateLimit: {
      perSecond: readInteger(env, 'RATE_LIMIT_PER_SECOND', 100, { min: 1, max: 10_000_000 }),
      perDay: readInteger(env, 'RATE_LIMIT_PER_DAY', 100_000, { min: 1, max: 2_000_000_000 }),
    },
    carrier: readCarrierConfig(env),
    publisher: readPublisherConfig(env),
    invoiceIssuer: readInvoiceIssuer(env),
    webhook: readWebhookConfig(env),
    mail: readMailConfig(env),
    trustedProxies: readBlocks(env, 'TRUSTED_PROXIES', ''),
    // In development, test endpoints run on this machine.
    outboundAllow: readBlocks(env, 'OUTBOUND_ALLOW', env.NODE_ENV === 'production' ? '' : '127.0.0.1'),
    metricsToken: readMetricsToken(env),
    requestLog: readOneOf(env, 'REQUEST_LOG', ['on', 'off'], 'on') === 'on',
    requestLogDailyBytes: readInteger(env, 'REQUEST_LOG_DAILY_BYTES', 100 << 20, {
      min: 1,
      max: 1_000_000_000_000,
    }),
    operatorsNeedSecondFactor:
      readOneOf(env, 'OPERATOR_SECOND_FACTOR', ['optional', 'required'], 'optional') === 'required',
    testFeedSeconds: readInteger(env, 'TEST_FEED_SECONDS', 90, { min: 0, max: 86_400 }),
    batch: readBatchConfig(env),
    retention: readRetentionConfig(env),
    fxSource: readFxSource(env),
    photoDeadlineMs: readInteger(env, 'PHOTO_DEADLINE_MS', 10_000, { min: 1, max: 10_000 }),
    telemetry: readTelemetryConfig(env),
    secretKeys: readSecretKeys(env),
  };
}

/** Messages show it as a command to paste (src/invocation.ts). */
function checkCommand({ CLI_COMMAND: command }: NodeJS.ProcessEnv): void {
  if (!command || /^[\w./@:=+-]+( [\w./@:=+-]+)*$/.test(command)) return;
  throw new ConfigError(
    `CLI_COMMAND is ${JSON.stringify(command)}; it must be a command without quotes, such as sudo sampan`,
  );
}

function readPoolerUrl(env: NodeJS.ProcessEnv): string | null {
  const url = readUrl(env, 'DATABASE_POOLER_URL', ['postgres:', 'postgresql:']);
  if (url === null || env.DATABASE_URL) return url;
  throw new ConfigError(
    'DATABASE_POOLER_URL needs DATABASE_URL, the address of the same database without PgBouncer',
  );
}

function readRedisUrl(env: NodeJS.ProcessEnv): string | null {
  if (!env.REDIS_URL) return null;
  try {
    parseRedisUrl(env.REDIS_URL);
  } catch (error) {
    throw new ConfigError(`REDIS_URL ${error instanceof Error ? error.message : String(error)}`);
  }
  return env.REDIS_URL;
}

function readSecretKeys(env: NodeJS.ProcessEnv): Config['secretKeys'] {
  if (!env.SECRET_KEYS) return null;
  try {
    return parseSecretKeys(env.SECRET_KEYS);
  } catch (error) {
    throw new ConfigError(`SECRET_KEYS: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readFxSource(env: NodeJS.ProcessEnv): FxSource | null {
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

function readMetricsToken({ METRICS_TOKEN: token }: NodeJS.ProcessEnv): string | null {
  if (!token) return null;
  if (/^[!-~]{16,}$/.test(token)) return token;
  throw new ConfigError('METRICS_TOKEN must have at least 16 printable ASCII characters, without spaces');
}

function readCrashpoint(env: NodeJS.ProcessEnv): string | null {
  const name = env.SAMPAN_CRASHPOINT || null;
  if (name && env.NODE_ENV === 'production') {
    throw new ConfigError(
      'SAMPAN_CRASHPOINT is for tests and not allowed when NODE_ENV is production; remove it',
    );
  }
  return name;
}
