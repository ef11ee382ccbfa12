import { Redis } from 'ioredis';
import { emitEvent, stampPlaceholder } from '../../db/query/webhook/event.ts';
import type { components } from '../../generated/types.ts';
import { draftEvent } from '../../src/event.ts';
import type { ApiContext } from '../../src/http/operation.ts';
import { startDeliveries } from '../../src/job/deliver-webhook.ts';
import type { QueueConnection } from '../../src/queue/connection.ts';
import { OutboxRelay } from '../../src/webhook/relay.ts';
import { paced, webhookTimeoutMs } from '../support/deadline.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export type Webhook = components['schemas']['Webhook'];
export type WebhookCreated = components['schemas']['WebhookCreated'];
export type Delivery = components['schemas']['WebhookDelivery'];
type EventSelector = components['schemas']['EventSelector'];

/** A service and a receiver. `work` starts delivery workers. */
export interface World extends AsyncDisposable {
  readonly service: TestService;
  readonly receiver: Receiver;
  readonly connection: QueueConnection;
  /** Starts the relay and both workers, as one worker process does. */
  work(): AsyncDisposable;
  /** Registers an endpoint at a path of the receiver. */
  endpoint(path: string, events?: readonly EventSelector[], account?: TestAccount): Promise<WebhookCreated>;
  /** Emits `count` events, each in its own transaction; returns their ids. */
  emit(count: number, account?: TestAccount): Promise<string[]>;
  /** Emits `count` events in one transaction. */
  emitAtOnce(count: number, account?: TestAccount): Promise<void>;
  /** Returns an endpoint's deliveries, the newest first. */
  deliveries(id: string, account?: TestAccount): Promise<Delivery[]>;
  webhook(id: string): Promise<Webhook>;
  /** Deletes every endpoint, so that it gets no events of the next test. */
  deleteEndpoints(): Promise<void>;
  /** Returns the number of deliveries by state. */
  states(): Promise<Record<string, number>>;
}

/** Short times for tests; `env` overrides them. */
function quick() {
  const timeoutMs = webhookTimeoutMs(300);
  return {
    WEBHOOK_POLL_MS: '20',
    WEBHOOK_SCHEDULE: '0,5ms,10ms',
    WEBHOOK_TIMEOUT_MS: String(timeoutMs),
    WEBHOOK_LEASE_MS: String(timeoutMs + paced(700)),
    WEBHOOK_REQUEUE_MS: String(paced(500)),
  };
}

/** @param parts Replace the service's own parts in the context. */
export async function startWorld(
  redisUrl: string | null,
  env: Record<string, string> = {},
  parts: Partial<Pick<ApiContext, 'outbound'>> = {},
): Promise<World> {
  const service = await startTestService({ env: { ...quick(), ...env } });
  const receiver = await startReceiver();
  const connection = { databaseUrl: service.database.url, redisUrl };
  if (redisUrl) await flush(redisUrl);
  Object.assign(service.context, parts);
  const stack = new AsyncDisposableStack();
  stack.use(receiver);
  stack.defer(() => service.stop());
  const { db, config, log } = service.context;
  return {
    service,
    receiver,
    connection,
    work() {
      const working = new AsyncDisposableStack();
      const relay = working.use(new OutboxRelay({ db, log, connection, ...config.webhook }));
      const context: ApiContext = { ...service.context, relay };
      working.use(startDeliveries(context, connection));
      return working;
    },
    endpoint: (path, events = ['*'], account = service.account) =>
      service.sdk(account.testKey).webhooks.create({ url: receiver.url + path, events: [...events] }),
    emit: (count, account = service.account) =>
      Promise.all(Array.from({ length: count }, () => emitLowBalance(service, account.id))),
    async emitAtOnce(count, account = service.account) {
      const drafts = Array.from({ length: count }, () => lowBalance(service));
      await db.pool.query(
        `select emit_event(d.id, $1, false, $2, null, d.body, $3, stamp_feed($1, false))
          from unnest($4::text[], $5::text[]) as d (id, body)`,
        [
          account.id,
          'wallet.low_balance',
          stampPlaceholder,
          drafts.map(({ id }) => id),
          drafts.map(({ body }) => body),
        ],
      );
    },
    async deliveries(id, account = service.account) {
      return (await service.sdk(account.testKey).webhooks.deliveries(id, { limit: 100 })).data;
    },
    webhook: (id) => service.sdk().webhooks.retrieve(id),
    async deleteEndpoints() {
      const { rows } = await db.pool.query(
        'select id from webhook_endpoint where active and account_id = $1',
        [service.account.id],
      );
      for (const { id } of rows) await service.sdk().webhooks.delete(id);
    },
    async states() {
      const { rows } = await db.pool.query(
        'select state, count(*) as count from webhook_delivery group by state',
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** A test event, so that it does not count as emitted by the service. */
function lowBalance({ clock }: TestService) {
  const wallet = { balance: 512.3, available: 188.6, held: 323.7, currency: 'HKD' as const };
  return draftEvent(
    'wallet.low_balance',
    { object: wallet },
    { livemode: false, cause: null, now: clock.now(), test: true },
  );
}

async function emitLowBalance(service: TestService, accountId: string): Promise<string> {
  const event = lowBalance(service);
  await emitEvent(service.database.db.kysely, { accountId, livemode: false }, event);
  return event.id;
}

/** Empties a Redis database, like one that lost its disk. */
export async function flush(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  redis.disconnect();
}

/** Deletes all jobs of the queue; the tables and the schema version stay. */
export async function wipeQueue({ service, connection }: World): Promise<void> {
  if (connection.redisUrl) return flush(connection.redisUrl);
  const { pool } = service.database.db;
  const { rows } = await pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'bullmq' and tablename <> 'migration'",
  );
  const truncate = `truncate ${rows.map(({ name }) => name).join(', ')} cascade`;
  // A parallel worker locks the tables in another order, which can deadlock.
  for (let tries = 0; ; tries++) {
    try {
      await pool.query(truncate);
      return;
    } catch (error) {
      if (tries === 10 || !(error instanceof Error && /deadlock/.test(error.message))) throw error;
    }
  }
}
