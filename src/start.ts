import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Db, openDb, serviceWaits, silentMs, type Waits } from '../db/client.ts';
import { armCrashpoint } from '../db/crashpoint.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
import { readSchemaState, refuseConflict, SchemaError } from '../db/schema-state.ts';
import { settlesWithin } from '../db/statement.ts';
import { PricingInputs } from './account/pricing-inputs.ts';
import { KeyUse, postgresAdmission } from './admission/admission.ts';
import { redisAdmission } from './admission/redis-admission.ts';
import { buildApp } from './app.ts';
import { openCarriers } from './carrier/registry.ts';
import { CatalogStore } from './catalog/catalog-store.ts';
import { databaseCatalogSource } from './catalog/read-catalog.ts';
import { readChangelog } from './changelog.ts';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/read-setting.ts';
import { withBulkhead } from './context.ts';
import { contractWatch } from './http/contract-check.ts';
import { closeGracefully, createHttpServer, RunningRequests } from './http/limits.ts';
import type { ApiContext } from './http/operation.ts';
import { readinessChecks } from './http/page/health.ts';
import { buildProbes } from './http/page/serve-probes.ts';
import { RequestLog, type RequestLogLevel } from './http/request-log.ts';
import { invocation } from './invocation.ts';
import { startDeliveries } from './job/deliver-webhook.ts';
import { startMaintenance } from './job/maintenance.ts';
import { batchBulkhead, startBatches } from './job/place-batches.ts';
import { openLabelRenderer } from './label/label-renderer.ts';
import {
  StoreOutages,
  watchedDatabase,
  watchedLocks,
  watchedRedis,
  watchedSpace,
} from './log/store-outage.ts';
import { operationHandlers } from './operation/index.ts';
import { createOutboundClient } from './outbound/client.ts';
import { openDocumentRenderer } from './print/document-renderer.ts';
import {
  latestQueueVersion,
  type QueueConnection,
  queueMigration,
  queueVersion,
} from './queue/connection.ts';
import { JobQueues } from './queue/job-queues.ts';
import { openRedis, type RedisClient } from './redis.ts';
import { systemClock } from './runtime.ts';
import type { KeyRing } from './secret/key-ring.ts';
import { findKeyRing, keySource, openKeyRing, registerKeys } from './secret/open-key-ring.ts';
import { checkPooler } from './startup/check-pooler.ts';
import { checkSettings } from './startup/check-settings.ts';
import { findRootUrl } from './startup/root-url.ts';
import { announceProcess, listenAddress, listenOn } from './startup/service-process.ts';
import type { Telemetry } from './telemetry/open-telemetry.ts';
import { OutboxRelay } from './webhook/relay.ts';

export interface RunningService {
  /** Empty without the api role. */
  readonly rootUrl: string;
  /** Address of the probes of a process without the api role; null if it doesn't listen. */
  readonly probeUrl: string | null;
  readonly databaseUrl: string;
  readonly context: ApiContext;
  readonly notices: readonly string[];
  /** Drains requests and jobs, closes the stores, and then stops the embedded database. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Called when the embedded database is lost: the service can't continue. */
  readonly onLost: (error: Error) => void;
  /** The log suppresses errors that these outages cover. */
  readonly outages: StoreOutages;
  /** `info` if a person watches the log on a terminal, else `debug`. */
  readonly requestLogLevel: RequestLogLevel;
  /** Called when everything is loaded, before the process listens. */
  readonly beforeListening?: () => Promise<void>;
  /** Returns false while the process listens and `/readyz` must not say so yet. */
  readonly isPrepared: () => boolean;
  /** Time limits on waiting for locks and connections. */
  readonly waits: Waits;
}

/** Part of the shutdown's timeout that is left to jobs and stores when the requests have ended. */
const storesMs = 1_000;

/** Starts the configured roles on a migrated database. If a step fails, everything already open is closed. */
export async function startService(
  config: Config,
  log: Logger,
  {
    onLost = () => {},
    outages = new StoreOutages(),
    requestLogLevel = 'debug',
    beforeListening = async () => {},
    isPrepared = () => true,
    waits = serviceWaits,
  }: Partial<StartOptions> = {},
): Promise<RunningService> {
  const database = new AsyncDisposableStack();
  const stack = new AsyncDisposableStack();
  const stop = async () => {
    const drainMs = config.shutdown.delayMs + config.shutdown.timeoutMs;
    try {
      const ended = await settlesWithin(drainMs, stack.disposeAsync());
      if (!ended) log.warn({ drainMs }, 'Work is still in flight; stopping without it');
    } finally {
      // A database without its service would be left running.
      await database.disposeAsync();
    }
  };
  try {
    const notices: string[] = [];
    armCrashpoint(config.crashpoint);
    await checkSettings(config);
    const redis = config.redisUrl ? await enterRedis(config.redisUrl, log) : null;
    if (redis) stack.defer(() => redis.disconnect());
    const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, log, database, notices, onLost));
    stack.use(outages);
    outages.watch(watchedDatabase(config.databasePoolerUrl ?? databaseUrl), log);
    if (config.redisUrl && redis) outages.watch(watchedRedis(config.redisUrl, redis), log);
    const secrets = await prepareDatabase(databaseUrl, config);
    const telemetry = await startTelemetry(config, log);
    if (telemetry) stack.use(telemetry);
    const db = stack.use(
      openDb({
        url: databaseUrl,
        pooler: config.databasePoolerUrl,
        poolSize: config.databasePoolSize,
        silentMs,
        waits,
        needsPrimary: true,
        onError: (error) => log.warn({ err: error }, 'Database connection failed'),
        tracing: telemetry?.database,
      }),
    );
    if (config.databasePoolerUrl) await checkPooler(db, waits);
    outages.watch(watchedLocks(db), log);
    outages.watch(watchedSpace(db), log);
    const catalog = stack.use(
      new CatalogStore(databaseCatalogSource(db.bulkhead('catalog').kysely), {
        onError: (error) =>
          log.warn({ err: error }, 'Catalog could not be refreshed; the last version stays in use'),
      }),
    );
    await catalog.refresh();
    catalog.start();
    const connection = { databaseUrl, redisUrl: config.redisUrl };
    const worker = config.roles.includes('worker');
    const relay = stack.use(
      new OutboxRelay({
        db: db.bulkhead('webhook relay'),
        log,
        connection,
        ...config.webhook,
        pollMs: worker ? config.webhook.pollMs : null,
      }),
    );
    const limits = config.rateLimit;
    const carriers = stack.use(
      openCarriers({ config, db: db.bulkhead('carrier calls'), clock: systemClock, log }),
    );
    // Every request needs admission, also while other tables are locked.
    const admissionPool = db.bulkhead('admission', { essential: true }).pool;
    let rootUrl = config.publicUrl;
    const context: ApiContext = {
      config,
      log,
      clock: systemClock,
      db,
      catalog,
      changelog: readChangelog(),
      carriers,
      secrets,
      outbound: stack.use(createOutboundClient({ allow: config.outboundAllow })),
      labels: stack.use(openLabelRenderer()),
      documents: stack.use(openDocumentRenderer()),
      rootUrl: () => rootUrl,
      relay,
      admission: redis
        ? redisAdmission({ pool: admissionPool, redis, limits, clock: systemClock, log, prefix: 'sampan:' })
        : postgresAdmission(admissionPool, limits),
      pricingInputs: new PricingInputs(db.bulkhead('pricing inputs')),
      requestLogLevel,
      keyUse: stack.use(new KeyUse(db.bulkhead('key use'), log)),
      ...(config.requestLog
        ? { requestLog: stack.use(new RequestLog(db.bulkhead('request log'), log, config)) }
        : {}),
      ...(config.production ? {} : await contractWatch(log)),
    };
    const api = config.roles.includes('api');
    let stopping = false;
    const listening = async () => {
      await beforeListening();
      return listen(context, connection, stack, { isPrepared, isStopping: () => stopping });
    };
    // The probes of a worker respond until its jobs have ended. An API ends its requests before its jobs.
    const probePort = api ? null : await listening();
    if (worker) {
      stack.use(startDeliveries(withBulkhead(context, 'deliveries'), connection));
      stack.use(startBatches(withBulkhead(context, 'batches', batchBulkhead), connection));
      stack.use(await startMaintenance(context, connection));
    }
    if (api) rootUrl = findRootUrl({ ...config, port: (await listening()) ?? config.port });
    const servedUrl = api ? rootUrl : null;
    stack.use(
      await announceProcess(db.bulkhead('processes'), log, { roles: config.roles, rootUrl: servedUrl }),
    );
    stack.defer(async () => {
      stopping = true;
      if (api) await setTimeout(config.shutdown.delayMs);
    });
    return {
      rootUrl: servedUrl ?? '',
      probeUrl: probePort === null ? null : findRootUrl({ ...config, publicUrl: null, port: probePort }),
      databaseUrl,
      context,
      notices,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openEmbedded(
  config: Config,
  log: Logger,
  database: AsyncDisposableStack,
  notices: string[],
  onLost: (error: Error) => void,
): Promise<string> {
  const watcher = {
    restarted: (afterMs: number) =>
      log.warn({ afterMs }, 'Embedded PostgreSQL server died and was restarted'),
    diskFull: (folder: string, neededBytes: number) =>
      log.error(
        { folder, neededBytes },
        `No space left on the disk of ${folder}, so the embedded PostgreSQL server stopped. It starts again when ${neededBytes >> 20} MiB are free`,
      ),
    gaveUp: onLost,
  };
  const postgres = await startEmbeddedPostgres({ home: config.home, role: 'owner', watcher });
  database.defer(() => postgres.stop());
  if (postgres.notice) notices.push(postgres.notice);
  return postgres.url;
}

/** Prepares the schema and registers the keys, without the pool's timeouts. Changes nothing if the keys are lost. */
async function prepareDatabase(url: string, config: Config): Promise<KeyRing> {
  await using db = openDb({ url, poolSize: 2 });
  await findKeyRing(config, db);
  await prepareSchema(db, config);
  const secrets = await openKeyRing(config, db);
  await registerKeys(db, secrets, keySource(config));
  return secrets;
}

/**
 * Migrates the embedded database, or an empty one. Other processes may serve any other database, with another version:
 * there, migrating is a step of its own. @throws {SchemaError} if this version can't use the schema
 */
async function prepareSchema(db: Db, { databaseUrl, redisUrl }: Config): Promise<void> {
  const state = await readSchemaState(db.kysely);
  refuseConflict(state);
  if (databaseUrl === null || state.empty) {
    await migrate(db.kysely, { further: redisUrl === null ? queueMigration : null });
    return;
  }
  const pending = [...state.pending];
  if (redisUrl === null && (await queueVersion(db.pool)) < latestQueueVersion) pending.push('queue');
  if (pending.length === 0) return;
  throw new SchemaError(
    `The database schema is older than this version of Sampan (pending: ${pending.join(', ')}). Run \`${invocation} migrate\` first; the processes of the last version can serve meanwhile.`,
  );
}

/** Loads the SDK only if it is on: it takes memory and time at the start. */
async function startTelemetry({ telemetry }: Config, log: Logger): Promise<Telemetry | null> {
  if (!telemetry) return null;
  const { startOpenTelemetry } = await import('./telemetry/open-telemetry.ts');
  return startOpenTelemetry(telemetry, log);
}

async function enterRedis(redisUrl: string, log: Logger): Promise<RedisClient> {
  try {
    return await openRedis(redisUrl, log);
  } catch (error) {
    throw error instanceof RangeError ? new ConfigError(`REDIS_URL: ${error.message}`) : error;
  }
}

/** Serves the API, or only the probes of a process without it. Returns the port; null if the process doesn't listen. */
async function listen(
  context: ApiContext,
  connection: QueueConnection,
  stack: AsyncDisposableStack,
  { isPrepared, isStopping }: Pick<StartOptions, 'isPrepared'> & { readonly isStopping: () => boolean },
): Promise<number | null> {
  const { config, log } = context;
  const address = listenAddress(config);
  // Without an address, a worker's metrics are sent over OTLP, if that is on.
  if (!address && !config.telemetry?.metrics) return null;
  const readiness = readinessChecks(context, () => isPrepared() && !isStopping());
  const running = new RunningRequests();
  const queues = stack.use(new JobQueues(connection, log));
  const app = config.roles.includes('api')
    ? await buildApp(context, operationHandlers, readiness, queues, running)
    : buildProbes(context, readiness, queues);
  if (!address) return null;
  const server = createHttpServer(app, { isStopping });
  await listenOn(server, address);
  stack.defer(() => closeGracefully(server, running, config.shutdown.timeoutMs - storesMs));
  return (server.address() as AddressInfo).port;
}
