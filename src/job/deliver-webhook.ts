import type { Job } from 'bullmq';
import { endsWithin } from '../../db/ends-within.ts';
import { inBatches } from '../../db/in-batches.ts';
import { claimDeliveries, type DeliveryClaim } from '../../db/query/webhook/webhook-claim.ts';
import { type EndedAttempt, writeResults } from '../../db/query/webhook/webhook-result.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import { freshQueue, lateQueue, openWorker, type QueueConnection } from '../queue/connection.ts';
import { HeldClaims } from '../webhook/held-claims.ts';
import { type DeliveryJob, mostAJob } from '../webhook/relay.ts';
import { sendAttempt, type WriteResult } from '../webhook/send-attempt.ts';

/**
 * For so long at most a job keeps its place; attempts that take longer go on under their leases. Receivers that hang,
 * however many, leave the others their places then.
 */
const jobMs = 250;
/** The most that one statement claims or ends. */
const mostAtOnce = 256;

/** Starts this process's delivery workers: first attempts have slots of their own, so late ones can't delay them. */
export function startDeliveries(context: WorkContext, connection: QueueConnection): AsyncDisposable {
  const { freshSlots, lateSlots, leaseMs } = context.config.webhook;
  const held = new HeldClaims({ db: context.db, log: context.log, leaseMs });
  const { db } = context;
  const desk: DeliveryDesk = {
    held,
    running: new Set(),
    most: (freshSlots + lateSlots) * mostAJob,
    claim: inBatches(mostAtOnce, (ids: readonly string[]) => claimDeliveries(db, ids, held.leaseMs)),
    write: inBatches(mostAtOnce, async (attempts: readonly EndedAttempt[]) => {
      const written = await writeResults(db.pool, attempts);
      db.succeeded();
      return written;
    }),
  };
  const process = (job: Job<DeliveryJob>) => deliverTogether(context, desk, job.data.ids);
  const workers = [
    openWorker(freshQueue, process, connection, context.log, { concurrency: freshSlots }),
    openWorker(lateQueue, process, connection, context.log, { concurrency: lateSlots }),
  ];
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all(desk.running);
      held[Symbol.dispose]();
    },
  };
}

/** What the deliveries of a process share: a statement claims, and one ends, as many as there are at the moment. */
interface DeliveryDesk {
  readonly held: HeldClaims;
  readonly running: Set<Promise<void>>;
  /** Of those that run; a job that finds as many waits for its own to end. */
  readonly most: number;
  readonly claim: (id: string) => Promise<DeliveryClaim | undefined>;
  readonly write: WriteResult;
}

async function deliverTogether(
  context: WorkContext,
  desk: DeliveryDesk,
  ids: readonly string[],
): Promise<void> {
  const all = Promise.all(ids.map((id) => runDelivery(context, desk, id)));
  if (!(await endsWithin(jobMs, all)) && desk.running.size >= desk.most) await all;
}

/** Never fails: what can't be done now is due again when its mark or lease ends. */
function runDelivery(context: WorkContext, desk: DeliveryDesk, id: string): Promise<void> {
  const running = deliverWebhook(context, desk, id)
    .catch((error: unknown) => context.log.error({ err: error, delivery: id }, 'a delivery was lost'))
    .finally(() => desk.running.delete(running));
  desk.running.add(running);
  return running;
}

/** Makes a due delivery's attempt. A job that is stale finds nothing to claim and is done. */
async function deliverWebhook(context: WorkContext, desk: DeliveryDesk, id: string): Promise<void> {
  const { config, relay } = context;
  const claim = await desk.claim(id);
  if (!claim) return;
  crashpoint('delivery-after-claim');
  const end = await desk.held.during(claim, () => sendAttempt(context, claim, desk.write));
  // The endpoint has a slot free again; a retry that comes sooner than the next poll is not left to it.
  relay?.nudge();
  const next = end?.next;
  if (next && 'afterMs' in next && next.afterMs < config.webhook.pollMs) relay?.nudge(next.afterMs);
}
