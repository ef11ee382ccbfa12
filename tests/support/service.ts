import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { insertAccount } from '../../db/query/account/account.ts';
import { grantAllProducts } from '../../db/query/pricing/entitlement.ts';
import { Sampan } from '../../sdk/typescript/src/index.ts';
import { createApiKey, type ScopeName } from '../../src/account/api-key.ts';
import { PricingInputs } from '../../src/account/pricing-inputs.ts';
import { postgresAdmission } from '../../src/admission/admission.ts';
import { redisAdmission } from '../../src/admission/redis-admission.ts';
import { buildApp } from '../../src/app.ts';
import { openCarriers } from '../../src/carrier/registry.ts';
import { CatalogStore } from '../../src/catalog/catalog-store.ts';
import { databaseCatalogSource } from '../../src/catalog/read-catalog.ts';
import { type Change, readChangelog } from '../../src/changelog.ts';
import { type Config, readConfig } from '../../src/config/config.ts';
import { createHttpServer } from '../../src/http/limits.ts';
import type { ApiContext } from '../../src/http/operation.ts';
import { readinessChecks } from '../../src/http/page/health.ts';
import { RequestLog } from '../../src/http/request-log.ts';
import type { Mode } from '../../src/key-format.ts';
import { openLabelRenderer } from '../../src/label/label-renderer.ts';
import { createLog } from '../../src/log/log.ts';
import { operationHandlers } from '../../src/operation/index.ts';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { openDocumentRenderer } from '../../src/print/document-renderer.ts';
import { JobQueues } from '../../src/queue/job-queues.ts';
import { openRedis } from '../../src/redis.ts';
import type { OperationHandlers } from '../../src/run-operation.ts';
import { newId } from '../../src/runtime.ts';
import { openKeyRing, registerKeys } from '../../src/secret/open-key-ring.ts';
import { contractObserver, noteMismatch, sentObserver } from './contract-observer.ts';
import { patientRendering } from './deadline.ts';
import { testSecretKeys } from './secret-keys.ts';
import { createTestDatabase, type TestDatabase } from './store/database.ts';
import { TestClock } from './test-clock.ts';

export interface TestAccount {
  readonly id: string;
  readonly testKey: string;
  readonly liveKey: string;
}

export interface TestService {
  stop(): Promise<void>;
  readonly context: ApiContext;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  readonly rootUrl: string;
  readonly server: Server;
  /** An account with access to the whole catalog, and a key per mode. */
  readonly account: TestAccount;
  createAccount(): Promise<TestAccount>;
  createKey(accountId: string, mode: Mode, scopes?: readonly ScopeName[]): Promise<string>;
  /** Returns the SDK's client with a key, by default the account's test key. It does not retry. */
  sdk(key?: string): Sampan;
  /** Sends a request below `/api/v1` with a key; null sends none. */
  call(method: 'get' | 'post' | 'patch' | 'delete', path: string, key?: string | null): supertest.Test;
}

export interface TestServiceOptions {
  readonly env?: Record<string, string>;
  readonly handlers?: Partial<OperationHandlers>;
  readonly changelog?: readonly Change[];
  /** Counts rate limits in the suite's Redis, or in the Redis at this address. */
  readonly redis?: boolean | string;
  /** False: responses are not checked against the contract, as in production. */
  readonly watched?: boolean;
  /** Time without progress after which an unread response ends its connection. */
  readonly stallMs?: number;
  /** Time limit for a client to send the headers of a request. */
  readonly headersTimeoutMs?: number;
}

/** Starts the real application on its own port and database, without mocks. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const database = await createTestDatabase();
  const { db } = database;
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    REQUEST_LOG: 'off',
    RATE_LIMIT_PER_SECOND: '100000',
    DATABASE_URL: database.url,
    SECRET_KEYS: testSecretKeys,
    ...options.env,
  });
  const log = createLog(config.logLevel);
  const clock = new TestClock();
  const catalog = new CatalogStore(databaseCatalogSource(db.kysely), {
    onError: (error) => log.error(error),
  });
  await catalog.refresh();
  const redisUrl = options.redis === true ? process.env.TEST_REDIS_URL : options.redis || undefined;
  const redis = redisUrl ? await openRedis(redisUrl, log) : null;
  const limits = config.rateLimit;
  const admission = redis
    ? redisAdmission({
        pool: db.pool,
        redis,
        limits,
        clock,
        log,
        prefix: `${database.url.split('/').at(-1)}:`,
      })
    : postgresAdmission(db.pool, limits);
  const carriers = openCarriers({ config, db, clock, log, onDrift: noteMismatch });
  const secrets = await openKeyRing(config, db);
  await registerKeys(db, secrets);
  let rootUrl = '';
  const requestLog = config.requestLog ? new RequestLog(db, log, config) : null;
  const context: ApiContext = {
    config,
    log,
    clock,
    db,
    catalog,
    changelog: options.changelog ?? readChangelog(),
    carriers,
    secrets,
    outbound: createOutboundClient({ allow: config.outboundAllow }),
    labels: openLabelRenderer(patientRendering()),
    documents: openDocumentRenderer(patientRendering()),
    rootUrl: () => rootUrl,
    admission,
    pricingInputs: new PricingInputs(db),
    ...(requestLog ? { requestLog } : {}),
    ...(options.watched === false ? {} : { observer: contractObserver, observeSent: sentObserver }),
  };
  const queues = new JobQueues({ databaseUrl: database.url, redisUrl: null }, log);
  const app = await buildApp(
    context,
    { ...operationHandlers, ...options.handlers },
    readinessChecks(context),
    queues,
  );
  const server = createHttpServer(app, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  rootUrl = config.publicUrl ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const createKey = async (accountId: string, mode: Mode, scopes?: readonly ScopeName[]) => {
    const made = await createApiKey(db.kysely, {
      accountId,
      mode,
      label: 'test',
      now: clock.now(),
      ...(scopes ? { scopes } : {}),
    });
    if (typeof made === 'string') throw new Error(made);
    return made.key;
  };
  const createAccount = async () => {
    const { id } = await insertAccount(db.kysely, {
      id: newId('acc', clock.now()),
      name: 'Test',
      email: 'test@shop.example',
    });
    await grantAllProducts(db.kysely, id);
    return { id, testKey: await createKey(id, 'test'), liveKey: await createKey(id, 'live') };
  };
  const account = await createAccount();
  return {
    context,
    database,
    clock,
    rootUrl,
    server,
    account,
    createAccount,
    createKey,
    sdk: (apiKey = account.testKey) => new Sampan({ apiKey, baseUrl: rootUrl, maxRetries: 0 }),
    call(method, path, key = account.testKey) {
      const request = supertest(rootUrl)[method](`/api/v1${path}`);
      return key === null ? request : request.set('Authorization', `Bearer ${key}`);
    },
    async stop() {
      catalog[Symbol.dispose]();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await carriers[Symbol.asyncDispose]();
      await context.labels[Symbol.asyncDispose]();
      await context.documents[Symbol.asyncDispose]();
      await requestLog?.[Symbol.asyncDispose]();
      await queues[Symbol.asyncDispose]();
      redis?.disconnect();
      await database.stop();
    },
  };
}
