import type { Job } from 'bullmq';
import { crashpoint } from '../../db/crashpoint.ts';
import {
  accountOf,
  type ClaimKey,
  claimDeliveries,
  type DeliveryClaim,
  type DeliveryIdentity,
  extendLeases,
} from '../../db/query/webhook/webhook-claim.ts';
import { type EndedAttempt, writeResults } from '../../db/query/webhook/webhook-result.ts';
import { createBatcher, settlesWithin } from '../../db/statement.ts';
import type { WorkContext } from '../context.ts';
import { keepLeases, type WhileLeased } from '../lease.ts';
import { firstAttemptQueue, openWorker, type QueueConnection, retryQueue } from '../queue/connection.ts';
import { type SpanOptions, tracing } from '../telemetry/tracing.ts';
import { sendAttempt, type WriteResult } from '../webhook/attempt.ts';
import { type DeliveryJob, maxDeliveriesPerJob } from '../webhook/relay.ts';

/** A job waits this long; slower attempts continue under their leases, so that hanging receivers block no worker. */
const jobMs = 250;
const maxTogether = 256;
/** If a worker dies, its attempts are due again after this time, however long the configured lease is. */
const maxLeaseMs = 6_000;

/** Starts the delivery workers. First attempts have their own workers, so that retries can't delay them. */
export function startDeliveries(context: WorkContext, connection: QueueConnection): AsyncDisposable {
  const { firstAttemptConcurrency, retryConcurrency, leaseMs: maxWorkMs } = context.config.webhook;
  const { db } = context;
  const leaseMs = Math.min(maxWorkMs, maxLeaseMs);
  const pool: DeliveryPool = {
    whileLeased: keepLeases({ of: 'attempts', leaseMs, maxWorkMs }, (own, claims) =>
      extendLeases(own, claims, leaseMs),
    ),
    running: new Set(),
    maxRunning: (firstAttemptConcurrency + retryConcurrency) * maxDeliveriesPerJob,
    claim: createBatcher(
      maxTogether,
      (deliveries: readonly DeliveryIdentity[]) => claimDeliveries(db, deliveries, leaseMs),
      undefined,
      { pool: db.pool, accountOf },
    ),
    write: createBatcher(
      maxTogether,
      async (attempts: readonly EndedAttempt[]) => {
        const written = await writeResults(db.pool, attempts);
        db.noteSuccess();
        return written;
      },
      undefined,
      { pool: db.pool, accountOf: ({ claim }) => accountOf(claim) },
    ),
  };
  const process = (job: Job<DeliveryJob>) => deliverTogether(context, pool, job.data);
  const workers = [
    openWorker(firstAttemptQueue, process, connection, context.log, { concurrency: firstAttemptConcurrency }),
    openWorker(retryQueue, process, connection, context.log, { concurrency: retryConcurrency }),
  ];
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all(pool.running);
    },
  };
}

/** Shared by a process's deliveries: one statement claims or ends all that are ready at that moment. */
interface DeliveryPool {
  readonly whileLeased: WhileLeased<ClaimKey>;
  readonly running: Set<Promise<void>>;
  /** At this many attempts in flight, a job waits until its own have ended. */
  readonly maxRunning: number;
  readonly claim: (delivery: DeliveryIdentity) => Promise<DeliveryClaim | undefined>;
  readonly write: WriteResult;
}

async function deliverTogether(
  context: WorkContext,
  pool: DeliveryPool,
  { accountId, ids }: DeliveryJob,
): Promise<void> {
  const all = Promise.all(ids.map((id) => runDelivery(context, pool, { id, account_id: accountId })));
  if (!(await settlesWithin(jobMs, all)) && pool.running.size >= pool.maxRunning) await all;
}

/** The span of an attempt continues the trace of the work that wrote the event. */
function deliverySpan({ id, event_id, endpoint_id, traceparent }: DeliveryClaim): SpanOptions {
  return {
    kind: 'consumer',
    parent: traceparent,
    attributes: {
      'messaging.operation.type': 'process',
      'messaging.message.id': event_id,
      'sampan.delivery': id,
      'sampan.webhook': endpoint_id,
    },
  };
}

/** Never throws: a delivery that fails here is due again when its mark or lease expires. */
function runDelivery(context: WorkContext, pool: DeliveryPool, delivery: DeliveryIdentity): Promise<void> {
  const running = deliverWebhook(context, pool, delivery)
    .catch((error: unknown) =>
      context.log.error(
        { err: error, delivery: delivery.id },
        'Delivery failed; it is queued again when its lease expires',
      ),
    )
    .finally(() => pool.running.delete(running));
  pool.running.add(running);
  return running;
}

/** A stale job finds nothing to claim. */
async function deliverWebhook(
  context: WorkContext,
  pool: DeliveryPool,
  delivery: DeliveryIdentity,
): Promise<void> {
  const { config, relay } = context;
  const claim = await pool.claim(delivery);
  if (!claim) return;
  crashpoint('delivery-after-claim');
  const end = await tracing().inSpan(`deliver ${claim.event_type}`, deliverySpan(claim), async (endSpan) => {
    const ended = await pool.whileLeased(context, claim, () => sendAttempt(context, claim, pool.write));
    if (ended) endSpan({ attributes: { 'sampan.state': ended.state } });
    return ended;
  });
  // The endpoint has free concurrency again, and its retry may be due before the next poll.
  relay?.nudge();
  const next = end?.next;
  if (next && 'afterMs' in next && next.afterMs < config.webhook.pollMs) relay?.nudge(next.afterMs);
}
